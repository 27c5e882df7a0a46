package towline.view.world;

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

/** Shows what is good to have as it comes, is taken and is lost. */
final class Gifts {
  private final Palette palette;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final SpringGrid grid;
  private final Shake shake;
  private final HitFeedback hitFeedback;

  Gifts(EffectKit effects) {
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
    switch (events.type(i)) {
      case SHARD_TAKEN -> {
        sparks.burst(Look.EMBER, 5, x, y, 5, 0.35, palette.of(ColorRole.SHARD));
        shockWaves.ring(x, y, 1.1, 0.25, palette.of(ColorRole.SHARD));
      }
      case POWER_UP_BORN -> {
        shockWaves.ring(x, y, 2.6, 0.7, palette.of(ColorRole.SHARD));
        grid.burst(x, y, 4, -7);
      }
      case POWER_UP_TAKEN -> {
        sparks.burst(Look.STREAK, 18, x, y, 12, 0.5, palette.of(ColorRole.SHARD));
        sparks.burst(Look.EMBER, 14, x, y, 6, 0.8, palette.of(ColorRole.SHARD));
        shockWaves.ring(x, y, 3.6, 0.5, palette.of(ColorRole.SHARD));
        shockWaves.ring(x, y, 2, 0.3, palette.of(ColorRole.CORE));
        shockWaves.flash(x, y, 2.6, 0.25, 0.6, palette.of(ColorRole.SHARD));
        grid.burst(x, y, 5, 9);
      }
      case WINGMAN_JOINED -> {
        sparks.burst(Look.EMBER, 10, x, y, 5, 0.6, palette.of(ColorRole.WINGMAN));
        shockWaves.ring(x, y, 2.4, 0.45, palette.of(ColorRole.WINGMAN));
        shockWaves.flash(x, y, 1.8, 0.3, 0.7, palette.of(ColorRole.WINGMAN));
      }
      case WINGMAN_HURT -> {
        hitFeedback.flash(events.subject(i));
        sparks.burst(Look.STREAK, 10, x, y, 12, 0.35, palette.of(ColorRole.WARNING));
      }
      case SHIELD_BROKEN -> shieldBroken(x, y);
      default -> {}
    }
  }

  private void shieldBroken(double x, double y) {
    int rgb = palette.of(ColorRole.SHIELD);
    sparks.burst(Look.SHRED, 7, x, y, 10, 0.9, rgb);
    sparks.burst(Look.STREAK, 22, x, y, 17, 0.5, rgb);
    shockWaves.ring(x, y, 4, 0.45, rgb);
    shockWaves.ring(x, y, 2.4, 0.3, palette.of(ColorRole.CORE));
    shockWaves.flash(x, y, 2.8, 0.22, 0.7, rgb);
    grid.burst(x, y, 7, 14);
    shake.add(0.35, x, y);
  }
}
