package towline.view.world;

import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.effect.EffectKit;
import towline.view.effect.HitFeedback;
import towline.view.effect.Shake;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;
import towline.view.effect.SpringGrid;
import towline.view.world.painter.DronePainter;
import towline.view.world.vessel.VesselBodies;
import towline.view.world.vessel.Wrecks;

/**
 * Turns what happened into sparks, waves, ripples and shake: what happened to ship, drone and cable
 * itself, the rest by those that know about it.
 */
final class Spectacle {
  /** How far the drone's gun pushes the picture back, m. */
  private static final double RECOIL = 0.07;

  private final Palette palette;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final SpringGrid grid;
  private final Shake shake;
  private final HitFeedback hitFeedback;
  private final Ordnance ordnance;
  private final Losses losses;
  private final Gifts gifts;

  Spectacle(EffectKit effects, VesselBodies vesselBodies, Wrecks wrecks) {
    palette = effects.palette();
    sparks = effects.sparks();
    shockWaves = effects.shockWaves();
    grid = effects.grid();
    shake = effects.shake();
    hitFeedback = effects.hitFeedback();
    ordnance = new Ordnance(effects);
    losses = new Losses(effects, vesselBodies, wrecks);
    gifts = new Gifts(effects);
  }

  /** Shows the events of a tick, after which the world is as {@code now} says. */
  void show(EventList events, Snapshot now) {
    for (int i = 0; i < events.size(); i++) {
      show(events, i, now);
      ordnance.show(events, i);
      losses.show(events, i);
      gifts.show(events, i);
    }
  }

  private void show(EventList events, int i, Snapshot now) {
    double x = events.x(i);
    double y = events.y(i);
    double amount = events.amount(i);
    switch (events.type(i)) {
      case SHIP_FIRED -> shipFired(x, y, amount);
      case DRONE_FIRED -> droneFired(x, y, now, (int) amount);
      case SHIP_SHOT_HIT -> struck(events.subject(i), x, y, palette.of(ColorRole.SHIP_SHOT));
      case DRONE_SHOT_HIT, DRONE_SHOT_STRAYED ->
          struck(events.subject(i), x, y, palette.mode((int) amount));
      case DRONE_SHOT_MISSED -> fizzled(x, y, palette.mode((int) amount));
      case WHIP_HIT -> knocked(events.subject(i), x, y, amount);
      case NEAR_MISS -> missed(x, y, now, events.subject(i));
      default -> showRarer(events.type(i), x, y, amount);
    }
  }

  private void showRarer(EventType type, double x, double y, double amount) {
    switch (type) {
      case SHIP_HURT -> shipHurt(x, y);
      case SHIP_DIED -> shipDied(x, y);
      case CABLE_BITTEN -> bitten(x, y);
      case CABLE_PARTED -> parted(x, y);
      case CABLE_HOOKED -> {
        shockWaves.ring(x, y, 3.5, 0.5, palette.of(ColorRole.CABLE_TAUT));
        shockWaves.flash(x, y, 2.5, 0.3, 0.6, palette.of(ColorRole.CABLE_TAUT));
      }
      case CABLE_TAUT -> {
        shake.add(Math.min(0.16, amount * 0.014));
        grid.burst(x, y, 3.5, Math.min(8, 0.6 * amount));
      }
      case WALL_STRUCK -> {
        sparks.burst(Look.STREAK, 10, x, y, 10, 0.4, palette.of(ColorRole.EDGE));
        grid.burst(x, y, 4, Math.min(12, amount));
        shake.add(Math.min(0.25, amount * 0.012));
      }
      case MODE_CHANGED -> shockWaves.ring(x, y, 2.4, 0.35, palette.mode((int) amount));
      default -> {}
    }
  }

  private void shipFired(double x, double y, double bearing) {
    hitFeedback.shipFired();
    double muzzleX = x + 1.4 * Math.cos(bearing);
    double muzzleY = y + 1.4 * Math.sin(bearing);
    shockWaves.flash(muzzleX, muzzleY, 0.55, 0.07, 0.6, palette.of(ColorRole.SHIP_SHOT));
  }

  private void droneFired(double x, double y, Snapshot now, int mode) {
    hitFeedback.droneFired();
    int drone = now.first(EntityKind.DRONE);
    double bearing = now.count(EntityKind.DRONE) > 0 ? now.heading(drone) : 0;
    double muzzleX = x + DronePainter.MUZZLE * Math.cos(bearing);
    double muzzleY = y + DronePainter.MUZZLE * Math.sin(bearing);
    int rgb = palette.mode(mode);
    shake.push(-RECOIL * Math.cos(bearing), -RECOIL * Math.sin(bearing));
    shockWaves.flash(muzzleX, muzzleY, 1.3, 0.1, 0.9, rgb);
    sparks.jet(Look.STREAK, 7, muzzleX, muzzleY, bearing, 0.35, 17, 0.22, rgb);
    grid.drag(muzzleX, muzzleY, 3, -7 * Math.cos(bearing), -7 * Math.sin(bearing));
  }

  private void struck(int id, double x, double y, int rgb) {
    hitFeedback.flash(id);
    sparks.burst(Look.STREAK, 7, x, y, 13, 0.3, rgb);
    shockWaves.flash(x, y, 0.8, 0.09, 0.5, palette.of(ColorRole.CORE));
  }

  /** Streaks along the way of what has just passed the ship. */
  private void missed(double x, double y, Snapshot now, int threat) {
    int i = now.indexOf(threat);
    int ship = now.first(EntityKind.SHIP);
    if (i < 0 || now.count(EntityKind.SHIP) == 0) {
      return;
    }
    double vx = now.vx(i) - now.vx(ship);
    double vy = now.vy(i) - now.vy(ship);
    double speed = Math.hypot(vx, vy);
    int rgb = palette.of(ColorRole.SHIP);
    sparks.jet(Look.STREAK, 9, x, y, Math.atan2(vy, vx), 0.16, 10 + 1.1 * speed, 0.36, rgb);
    shockWaves.ring(now.x(ship), now.y(ship), 2.1, 0.28, rgb);
    shake.add(0.1);
  }

  private void fizzled(double x, double y, int rgb) {
    sparks.burst(Look.EMBER, 2, x, y, 2, 0.3, rgb);
  }

  private void knocked(int id, double x, double y, double speed) {
    hitFeedback.flash(id);
    sparks.burst(Look.STREAK, 10, x, y, 0.6 * speed, 0.35, palette.of(ColorRole.CABLE_TAUT));
    shake.add(0.12);
  }

  private void shipHurt(double x, double y) {
    hitFeedback.shipHurt();
    sparks.burst(Look.STREAK, 30, x, y, 20, 0.6, palette.of(ColorRole.WARNING));
    sparks.burst(Look.SPLINTER, 5, x, y, 9, 1, palette.of(ColorRole.SHIP));
    shockWaves.ring(x, y, 5, 0.5, palette.of(ColorRole.WARNING));
    shockWaves.flash(x, y, 3.4, 0.2, 0.9, palette.of(ColorRole.WARNING));
    grid.burst(x, y, 8, 16);
    shake.add(0.6);
  }

  private void shipDied(double x, double y) {
    sparks.burst(Look.STREAK, 120, x, y, 30, 1.1, palette.of(ColorRole.SHIP));
    sparks.burst(Look.SPLINTER, 26, x, y, 14, 2.4, palette.of(ColorRole.SHIP));
    sparks.burst(Look.EMBER, 60, x, y, 12, 1.8, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, 14, 1.1, palette.of(ColorRole.SHIP));
    shockWaves.ring(x, y, 9, 0.8, palette.of(ColorRole.BLAST));
    shockWaves.flash(x, y, 9, 0.5, 1, palette.of(ColorRole.CORE));
    grid.burst(x, y, 18, 30);
    shake.add(1);
  }

  private void bitten(double x, double y) {
    sparks.burst(Look.STREAK, 14, x, y, 11, 0.4, palette.of(ColorRole.CABLE_WORN));
    shockWaves.flash(x, y, 1.6, 0.15, 0.7, palette.of(ColorRole.CABLE_WORN));
    shake.add(0.12);
  }

  private void parted(double x, double y) {
    sparks.burst(Look.STREAK, 34, x, y, 17, 0.6, palette.of(ColorRole.CABLE_WORN));
    shockWaves.ring(x, y, 5, 0.6, palette.of(ColorRole.CABLE_WORN));
    shockWaves.flash(x, y, 3, 0.25, 0.9, palette.of(ColorRole.CABLE_WORN));
    shake.add(0.4);
  }
}
