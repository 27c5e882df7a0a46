package towline.view.world;

import towline.sim.EventList;
import towline.view.draw.Palette;
import towline.view.draw.Tint;
import towline.view.effect.Shake;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;
import towline.view.effect.SpringGrid;
import towline.view.effect.Waves;

/** Shows what is good to have as it comes, is taken and is lost. */
final class Gifts {
  private final Palette palette;
  private final Sparks sparks;
  private final Waves waves;
  private final SpringGrid grid;
  private final Shake shake;
  private final Reactions reactions;

  Gifts(Effects effects) {
    palette = effects.palette();
    sparks = effects.sparks();
    waves = effects.waves();
    grid = effects.grid();
    shake = effects.shake();
    reactions = effects.reactions();
  }

  void show(EventList events, int i) {
    double x = events.x(i);
    double y = events.y(i);
    switch (events.type(i)) {
      case SHARD_TAKEN -> {
        sparks.burst(Look.EMBER, 5, x, y, 5, 0.35, palette.of(Tint.SHARD));
        waves.ring(x, y, 1.1, 0.25, palette.of(Tint.SHARD));
      }
      case POWER_UP_BORN -> {
        waves.ring(x, y, 2.6, 0.7, palette.of(Tint.SHARD));
        grid.burst(x, y, 4, -7);
      }
      case POWER_UP_TAKEN -> {
        sparks.burst(Look.STREAK, 18, x, y, 12, 0.5, palette.of(Tint.SHARD));
        sparks.burst(Look.EMBER, 14, x, y, 6, 0.8, palette.of(Tint.SHARD));
        waves.ring(x, y, 3.6, 0.5, palette.of(Tint.SHARD));
        waves.ring(x, y, 2, 0.3, palette.of(Tint.CORE));
        waves.flash(x, y, 2.6, 0.25, 0.6, palette.of(Tint.SHARD));
        grid.burst(x, y, 5, 9);
      }
      case WINGMAN_JOINED -> {
        sparks.burst(Look.EMBER, 10, x, y, 5, 0.6, palette.of(Tint.WINGMAN));
        waves.ring(x, y, 2.4, 0.45, palette.of(Tint.WINGMAN));
        waves.flash(x, y, 1.8, 0.3, 0.7, palette.of(Tint.WINGMAN));
      }
      case WINGMAN_HURT -> {
        reactions.strike(events.subject(i));
        sparks.burst(Look.STREAK, 10, x, y, 12, 0.35, palette.of(Tint.WARNING));
      }
      case SHIELD_BROKEN -> shieldBroken(x, y);
      default -> {}
    }
  }

  private void shieldBroken(double x, double y) {
    int rgb = palette.of(Tint.SHIELD);
    sparks.burst(Look.SHRED, 7, x, y, 10, 0.9, rgb);
    sparks.burst(Look.STREAK, 22, x, y, 17, 0.5, rgb);
    waves.ring(x, y, 4, 0.45, rgb);
    waves.ring(x, y, 2.4, 0.3, palette.of(Tint.CORE));
    waves.flash(x, y, 2.8, 0.22, 0.7, rgb);
    grid.burst(x, y, 7, 14);
    shake.knock(0.35, x, y);
  }
}
