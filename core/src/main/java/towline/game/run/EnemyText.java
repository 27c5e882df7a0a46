package towline.game.run;

import towline.content.EntityCatalogue;
import towline.sim.api.EntityRow;
import towline.view.text.Localization;

/** The names of enemies in the legend. */
final class EnemyText {
  private EnemyText() {}

  /** Returns the text key of the name of an enemy but a courier; empty if it has none. */
  static String key(EntityRow enemy) {
    return EntityCatalogue.textKey(enemy.kind, enemy.variant);
  }

  /** Returns the name for a key from {@link #key}; empty if there is none. */
  static String of(String key, Localization words) {
    return !key.isEmpty() && words.has(key) ? words.of(key) : "";
  }
}
