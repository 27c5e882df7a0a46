package towline.view.world;

import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.effect.EffectKit;
import towline.view.effect.Shake;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;
import towline.view.effect.SpringGrid;
import towline.view.world.vessel.VesselBodies;
import towline.view.world.vessel.VesselBody;
import towline.view.world.vessel.Wrecks;

/** Shows how foes come and how they go, each kind in its own way. */
final class Losses {
  private final Palette palette;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final SpringGrid grid;
  private final Shake shake;
  private final VesselBodies vesselBodies;
  private final Wrecks wrecks;

  Losses(EffectKit effects, VesselBodies vesselBodies, Wrecks wrecks) {
    palette = effects.palette();
    sparks = effects.sparks();
    shockWaves = effects.shockWaves();
    grid = effects.grid();
    shake = effects.shake();
    this.vesselBodies = vesselBodies;
    this.wrecks = wrecks;
  }

  void show(EventList events, int i) {
    double x = events.x(i);
    double y = events.y(i);
    double amount = events.amount(i);
    EntityKind kind = events.kind(i);
    switch (events.type(i)) {
      case KILLED_BY_SHIP -> killed(kind, x, y, palette.of(ColorRole.SHIP_SHOT), 1);
      case KILLED_BY_DRONE -> killed(kind, x, y, palette.mode((int) amount), 1);
      case KILLED_BY_WINGMAN -> killed(kind, x, y, palette.of(ColorRole.WINGMAN), 1);
      case KILLED_BY_OWN_MISSILE -> killed(kind, x, y, palette.of(ColorRole.OWN_MISSILE), 1);
      case KILLED_BY_LURED_MISSILE -> killed(kind, x, y, palette.of(ColorRole.MISSILE), 1.2);
      case KILLED_BY_WHIP -> whipped(kind, x, y, amount);
      case SNAKE_DIED -> snakeDied(x, y);
      case SNAKE_CUT -> shockWaves.ring(x, y, 2.2, 0.35, palette.of(ColorRole.SNAKE_HEAD));
      case SNAKE_BORN -> born(x, y, 4, palette.of(ColorRole.SNAKE_HEAD));
      case TANK_BORN -> born(x, y, 2.4, palette.of(ColorRole.TANK));
      case VESSEL_BORN -> born(x, y, 9, palette.of(ColorRole.VESSEL));
      case VESSEL_PHASE -> nextPhase(events.subject(i), x, y);
      case LOST_WITH_VESSEL -> wrecks.lose(events.object(i), kind, x, y, amount);
      case VESSEL_DIED -> vesselLost(events.subject(i), x, y);
      case WINGMAN_LOST -> wingmanLost(x, y);
      default -> {}
    }
  }

  private void born(double x, double y, double radius, int rgb) {
    shockWaves.ring(x, y, radius, 0.8, rgb);
    grid.burst(x, y, 1.6 * radius, -9);
  }

  private void whipped(@Nullable EntityKind kind, double x, double y, double speed) {
    double force = 1.25 + Math.min(0.5, speed / 60);
    killed(kind, x, y, palette.of(ColorRole.CABLE_TAUT), force);
    shockWaves.ring(x, y, 4.5, 0.55, palette.of(ColorRole.CORE));
    shake.add(0.14, x, y);
  }

  private void killed(@Nullable EntityKind kind, double x, double y, int rgb, double force) {
    if (kind == null) {
      destroyed(x, y, rgb, palette.of(ColorRole.SNAKE_HEAD), force);
      return;
    }
    switch (kind) {
      case TANK -> tankDied(x, y, rgb, force);
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST -> partDied(x, y, rgb, force);
      // A missile bursts, a core goes down with its vessel: both have events of their own.
      case MISSILE, VESSEL_CORE -> shockWaves.ring(x, y, 2.2 * force, 0.35, rgb);
      default -> destroyed(x, y, rgb, palette.of(ColorRole.SNAKE_HEAD), force);
    }
  }

  private void destroyed(double x, double y, int rgb, int debris, double force) {
    sparks.burst(Look.SPLINTER, (int) (7 * force), x, y, 9 * force, 1.0, debris);
    sparks.burst(Look.STREAK, (int) (16 * force), x, y, 18 * force, 0.5, rgb);
    sparks.burst(Look.EMBER, (int) (8 * force), x, y, 7 * force, 0.7, palette.of(ColorRole.BLAST));
    shockWaves.flash(x, y, 1.8 * force, 0.16, 0.6, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, 2.6 * force, 0.4, rgb);
    grid.burst(x, y, 5 * force, 11 * force);
    shake.add(0.15 * force, x, y);
  }

  private void tankDied(double x, double y, int rgb, double force) {
    int tank = palette.of(ColorRole.TANK);
    destroyed(x, y, rgb, tank, 1.15 * force);
    // The two tracks fly off in one piece each, with plates of the hull.
    sparks.burst(Look.SHRED, 5, x, y, 7 * force, 1.9, tank);
    sparks.burst(Look.EMBER, 12, x, y, 3, 1.6, palette.of(ColorRole.WARNING));
    shockWaves.flash(x, y, 1.4, 0.7, 0.4, palette.of(ColorRole.WARNING));
  }

  private void partDied(double x, double y, int rgb, double force) {
    int vessel = palette.of(ColorRole.VESSEL);
    destroyed(x, y, rgb, vessel, 1.6 * force);
    sparks.burst(Look.SHRED, 6, x, y, 8 * force, 2.2, vessel);
    shockWaves.ring(x, y, 6, 0.6, vessel);
    shake.add(0.15, x, y);
  }

  private void snakeDied(double x, double y) {
    shockWaves.ring(x, y, 6.5, 0.7, palette.of(ColorRole.SNAKE_TAIL));
    shockWaves.flash(x, y, 4, 0.25, 0.32, palette.of(ColorRole.SNAKE_HEAD));
    grid.burst(x, y, 9, 14);
    shake.add(0.25, x, y);
  }

  private void nextPhase(int coreId, double x, double y) {
    VesselBody body = vesselBodies.withCore(coreId);
    if (body != null) {
      body.flash();
    }
    shockWaves.ring(x, y, 13, 0.9, palette.of(ColorRole.VESSEL));
    shockWaves.ring(x, y, 7, 0.6, palette.of(ColorRole.CORE));
    shockWaves.flash(x, y, 5, 0.4, 0.7, palette.of(ColorRole.VESSEL));
    sparks.burst(Look.SHRED, 8, x, y, 11, 1.8, palette.of(ColorRole.VESSEL));
    sparks.burst(Look.STREAK, 30, x, y, 24, 0.7, palette.of(ColorRole.VESSEL_CORE));
    grid.burst(x, y, 15, 22);
    shake.add(0.5, x, y);
  }

  private void vesselLost(int coreId, double x, double y) {
    VesselBody body = vesselBodies.withCore(coreId);
    wrecks.add(coreId, x, y, body == null ? 0 : body.heading());
    grid.burst(x, y, 9, 14);
    shake.add(0.35, x, y);
  }

  private void wingmanLost(double x, double y) {
    sparks.burst(Look.STREAK, 22, x, y, 17, 0.6, palette.of(ColorRole.WINGMAN));
    sparks.burst(Look.SPLINTER, 9, x, y, 9, 1.3, palette.of(ColorRole.WINGMAN));
    sparks.burst(Look.EMBER, 10, x, y, 6, 0.9, palette.of(ColorRole.WARNING));
    shockWaves.flash(x, y, 2.4, 0.2, 0.8, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, 3, 0.45, palette.of(ColorRole.WARNING));
    grid.burst(x, y, 5, 10);
    shake.add(0.22, x, y);
  }
}
