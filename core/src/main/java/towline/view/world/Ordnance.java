package towline.view.world;

import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.effect.EffectKit;
import towline.view.effect.HitFeedback;
import towline.view.effect.Shake;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;
import towline.view.effect.SpringGrid;

/** Shows what enemies and wingmen fire, and how it ends. */
final class Ordnance {
  /** A blast of that radius, m, shakes the picture by the full force of blasts. */
  private static final double LARGE = 3;

  private final Palette palette;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final SpringGrid grid;
  private final Shake shake;
  private final HitFeedback hitFeedback;

  Ordnance(EffectKit effects) {
    palette = effects.palette();
    sparks = effects.sparks();
    shockWaves = effects.shockWaves();
    grid = effects.grid();
    shake = effects.shake();
    hitFeedback = effects.hitFeedback();
  }

  void show(EventList events, int i) {
    double x = events.x(i);
    double y = events.y(i);
    double amount = events.amount(i);
    switch (events.type(i)) {
      case MISSILE_LAUNCHED -> launched(events.kind(i), events.object(i), x, y);
      case MISSILE_SPENT -> sparks.burst(Look.EMBER, 7, x, y, 3, 0.6, missile(events.kind(i)));
      case MISSILE_BURST -> burst(x, y, amount, missile(events.kind(i)));
      case FOE_FIRED -> fired(events.object(i), x, y, amount);
      case MORTAR_FIRED -> lobbed(events.object(i), x, y);
      case SHELL_LANDED -> landed(x, y, amount);
      case ARMOUR_STRUCK -> deflected(x, y);
      case DRONE_STRUCK -> droneStruck(x, y);
      case WINGMAN_FIRED -> shockWaves.flash(x, y, 0.7, 0.07, 0.5, palette.of(ColorRole.WINGMAN));
      case FRIEND_SHOT_HIT -> struck(events.subject(i), x, y);
      default -> {}
    }
  }

  private int missile(@Nullable EntityKind kind) {
    return palette.of(
        kind == EntityKind.OWN_MISSILE
            ? ColorRole.OWN_MISSILE
            : kind == EntityKind.SEEKER ? ColorRole.FOE_SHOT : ColorRole.MISSILE);
  }

  private void launched(@Nullable EntityKind kind, int launcher, double x, double y) {
    hitFeedback.startRecoil(launcher);
    if (kind == EntityKind.SEEKER) {
      shockWaves.flash(x, y, 1, 0.1, 0.7, palette.of(ColorRole.FOE_SHOT));
      return;
    }
    int rgb = missile(kind);
    shockWaves.flash(x, y, 1.7, 0.18, 0.8, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, 1.9, 0.35, rgb);
    sparks.burst(Look.EMBER, 14, x, y, 5, 0.9, rgb);
    sparks.burst(Look.EMBER, 8, x, y, 3, 1.2, palette.of(ColorRole.TEXT_QUIET));
    grid.burst(x, y, 3, 5);
  }

  /** A missile that is shot down has no blast. */
  private void burst(double x, double y, double blast, int rgb) {
    if (blast <= 0) {
      sparks.burst(Look.STREAK, 12, x, y, 13, 0.4, rgb);
      sparks.burst(Look.EMBER, 8, x, y, 5, 0.6, palette.of(ColorRole.BLAST));
      shockWaves.flash(x, y, 1.5, 0.14, 0.8, palette.of(ColorRole.BLAST));
      shockWaves.ring(x, y, 1.4, 0.25, rgb);
      return;
    }
    blast(x, y, blast, rgb);
  }

  /** A shock wave that runs as far as the blast hurts. */
  private void blast(double x, double y, double radius, int rgb) {
    shockWaves.flash(x, y, 1.4 * radius, 0.22, 0.9, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, radius, 0.3, palette.of(ColorRole.CORE));
    shockWaves.ring(x, y, 1.5 * radius, 0.55, rgb);
    sparks.burst(Look.STREAK, 24, x, y, 8 * radius, 0.5, rgb);
    sparks.burst(Look.EMBER, 14, x, y, 2.6 * radius, 0.9, palette.of(ColorRole.BLAST));
    grid.burst(x, y, 2.6 * radius, 17);
    shake.add(0.3 * Math.min(1, radius / LARGE), x, y);
  }

  private void fired(int gun, double x, double y, double bearing) {
    hitFeedback.startRecoil(gun);
    int rgb = palette.of(ColorRole.FOE_SHOT);
    double muzzleX = x + 0.6 * Math.cos(bearing);
    double muzzleY = y + 0.6 * Math.sin(bearing);
    shockWaves.flash(muzzleX, muzzleY, 0.9, 0.1, 0.75, rgb);
    sparks.jet(Look.STREAK, 4, muzzleX, muzzleY, bearing, 0.4, 12, 0.2, rgb);
  }

  private void lobbed(int mortar, double x, double y) {
    hitFeedback.startRecoil(mortar);
    shockWaves.flash(x, y, 1.8, 0.16, 0.8, palette.of(ColorRole.BLAST));
    shockWaves.ring(x, y, 1.7, 0.4, palette.of(ColorRole.TANK));
    sparks.burst(Look.EMBER, 10, x, y, 5, 0.8, palette.of(ColorRole.TEXT_QUIET));
    grid.burst(x, y, 3, 6);
  }

  private void landed(double x, double y, double radius) {
    blast(x, y, radius, palette.of(ColorRole.WARNING));
    sparks.burst(Look.SPLINTER, 9, x, y, 9, 0.9, palette.of(ColorRole.BLAST));
    shockWaves.flash(x, y, radius, 0.5, 0.35, palette.of(ColorRole.WARNING));
  }

  private void deflected(double x, double y) {
    sparks.burst(Look.STREAK, 6, x, y, 16, 0.22, palette.of(ColorRole.TEXT));
    shockWaves.flash(x, y, 0.6, 0.07, 0.6, palette.of(ColorRole.TEXT));
    shockWaves.ring(x, y, 0.7, 0.16, palette.of(ColorRole.TEXT_QUIET));
  }

  private void droneStruck(double x, double y) {
    sparks.burst(Look.STREAK, 16, x, y, 14, 0.4, palette.of(ColorRole.WARNING));
    shockWaves.flash(x, y, 2, 0.18, 0.8, palette.of(ColorRole.WARNING));
    shockWaves.ring(x, y, 2.6, 0.35, palette.of(ColorRole.DRONE));
    shake.add(0.18, x, y);
  }

  private void struck(int id, double x, double y) {
    hitFeedback.flash(id);
    sparks.burst(Look.STREAK, 5, x, y, 12, 0.28, palette.of(ColorRole.WINGMAN));
    shockWaves.flash(x, y, 0.8, 0.09, 0.6, palette.of(ColorRole.CORE));
  }
}
