package towline.view.world;

import org.jspecify.annotations.Nullable;
import towline.sim.EventList;
import towline.sim.Kind;
import towline.view.draw.Palette;
import towline.view.draw.Tint;
import towline.view.effect.Shake;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;
import towline.view.effect.SpringGrid;
import towline.view.effect.Waves;

/** Shows how foes come and how they go, each kind in its own way. */
final class Losses {
  private final Palette palette;
  private final Sparks sparks;
  private final Waves waves;
  private final SpringGrid grid;
  private final Shake shake;
  private final Fleet fleet;
  private final Wrecks wrecks;

  Losses(Effects effects, Fleet fleet, Wrecks wrecks) {
    palette = effects.palette();
    sparks = effects.sparks();
    waves = effects.waves();
    grid = effects.grid();
    shake = effects.shake();
    this.fleet = fleet;
    this.wrecks = wrecks;
  }

  void show(EventList events, int i) {
    double x = events.x(i);
    double y = events.y(i);
    double amount = events.amount(i);
    Kind kind = events.kind(i);
    switch (events.type(i)) {
      case KILLED_BY_SHIP -> killed(kind, x, y, palette.of(Tint.SHIP_SHOT), 1);
      case KILLED_BY_DRONE -> killed(kind, x, y, palette.mode((int) amount), 1);
      case KILLED_BY_WINGMAN -> killed(kind, x, y, palette.of(Tint.WINGMAN), 1);
      case KILLED_BY_OWN_MISSILE -> killed(kind, x, y, palette.of(Tint.OWN_MISSILE), 1);
      case KILLED_BY_LURED_MISSILE -> killed(kind, x, y, palette.of(Tint.MISSILE), 1.2);
      case KILLED_BY_WHIP -> whipped(kind, x, y, amount);
      case SNAKE_DIED -> snakeDied(x, y);
      case SNAKE_CUT -> waves.ring(x, y, 2.2, 0.35, palette.of(Tint.SNAKE_HEAD));
      case SNAKE_BORN -> born(x, y, 4, palette.of(Tint.SNAKE_HEAD));
      case TANK_BORN -> born(x, y, 2.4, palette.of(Tint.TANK));
      case VESSEL_BORN -> born(x, y, 9, palette.of(Tint.VESSEL));
      case VESSEL_PHASE -> nextPhase(events.subject(i), x, y);
      case LOST_WITH_VESSEL -> wrecks.lose(events.object(i), kind, x, y, amount);
      case VESSEL_DIED -> sink(events.subject(i), x, y);
      case WINGMAN_LOST -> wingmanLost(x, y);
      default -> {}
    }
  }

  private void born(double x, double y, double radius, int rgb) {
    waves.ring(x, y, radius, 0.8, rgb);
    grid.burst(x, y, 1.6 * radius, -9);
  }

  private void whipped(@Nullable Kind kind, double x, double y, double speed) {
    double force = 1.25 + Math.min(0.5, speed / 60);
    killed(kind, x, y, palette.of(Tint.CABLE_TAUT), force);
    waves.ring(x, y, 4.5, 0.55, palette.of(Tint.CORE));
    shake.knock(0.14, x, y);
  }

  private void killed(@Nullable Kind kind, double x, double y, int rgb, double force) {
    if (kind == null) {
      destroyed(x, y, rgb, palette.of(Tint.SNAKE_HEAD), force);
      return;
    }
    switch (kind) {
      case TANK -> tankDied(x, y, rgb, force);
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST -> partDied(x, y, rgb, force);
      // A missile bursts, a core goes down with its vessel: both have events of their own.
      case MISSILE, VESSEL_CORE -> waves.ring(x, y, 2.2 * force, 0.35, rgb);
      default -> destroyed(x, y, rgb, palette.of(Tint.SNAKE_HEAD), force);
    }
  }

  private void destroyed(double x, double y, int rgb, int debris, double force) {
    sparks.burst(Look.SPLINTER, (int) (7 * force), x, y, 9 * force, 1.0, debris);
    sparks.burst(Look.STREAK, (int) (16 * force), x, y, 18 * force, 0.5, rgb);
    sparks.burst(Look.EMBER, (int) (8 * force), x, y, 7 * force, 0.7, palette.of(Tint.BLAST));
    waves.flash(x, y, 1.8 * force, 0.16, 0.6, palette.of(Tint.BLAST));
    waves.ring(x, y, 2.6 * force, 0.4, rgb);
    grid.burst(x, y, 5 * force, 11 * force);
    shake.knock(0.15 * force, x, y);
  }

  private void tankDied(double x, double y, int rgb, double force) {
    int tank = palette.of(Tint.TANK);
    destroyed(x, y, rgb, tank, 1.15 * force);
    // The two tracks fly off in one piece each, with plates of the hull.
    sparks.burst(Look.SHRED, 5, x, y, 7 * force, 1.9, tank);
    sparks.burst(Look.EMBER, 12, x, y, 3, 1.6, palette.of(Tint.WARNING));
    waves.flash(x, y, 1.4, 0.7, 0.4, palette.of(Tint.WARNING));
  }

  private void partDied(double x, double y, int rgb, double force) {
    int vessel = palette.of(Tint.VESSEL);
    destroyed(x, y, rgb, vessel, 1.6 * force);
    sparks.burst(Look.SHRED, 6, x, y, 8 * force, 2.2, vessel);
    waves.ring(x, y, 6, 0.6, vessel);
    shake.knock(0.15, x, y);
  }

  private void snakeDied(double x, double y) {
    waves.ring(x, y, 6.5, 0.7, palette.of(Tint.SNAKE_TAIL));
    waves.flash(x, y, 4, 0.25, 0.32, palette.of(Tint.SNAKE_HEAD));
    grid.burst(x, y, 9, 14);
    shake.knock(0.25, x, y);
  }

  private void nextPhase(int coreId, double x, double y) {
    VesselBody body = fleet.withCore(coreId);
    if (body != null) {
      body.flash();
    }
    waves.ring(x, y, 13, 0.9, palette.of(Tint.VESSEL));
    waves.ring(x, y, 7, 0.6, palette.of(Tint.CORE));
    waves.flash(x, y, 5, 0.4, 0.7, palette.of(Tint.VESSEL));
    sparks.burst(Look.SHRED, 8, x, y, 11, 1.8, palette.of(Tint.VESSEL));
    sparks.burst(Look.STREAK, 30, x, y, 24, 0.7, palette.of(Tint.VESSEL_CORE));
    grid.burst(x, y, 15, 22);
    shake.knock(0.5, x, y);
  }

  private void sink(int coreId, double x, double y) {
    VesselBody body = fleet.withCore(coreId);
    wrecks.sink(coreId, x, y, body == null ? 0 : body.heading());
    grid.burst(x, y, 9, 14);
    shake.knock(0.35, x, y);
  }

  private void wingmanLost(double x, double y) {
    sparks.burst(Look.STREAK, 22, x, y, 17, 0.6, palette.of(Tint.WINGMAN));
    sparks.burst(Look.SPLINTER, 9, x, y, 9, 1.3, palette.of(Tint.WINGMAN));
    sparks.burst(Look.EMBER, 10, x, y, 6, 0.9, palette.of(Tint.WARNING));
    waves.flash(x, y, 2.4, 0.2, 0.8, palette.of(Tint.BLAST));
    waves.ring(x, y, 3, 0.45, palette.of(Tint.WARNING));
    grid.burst(x, y, 5, 10);
    shake.knock(0.22, x, y);
  }
}
