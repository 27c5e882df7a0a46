package towline.game.run;

import java.util.Locale;
import towline.sim.api.EntityRow;
import towline.view.text.Localization;

/** The names of enemies in the legend. */
final class EnemyText {
  private EnemyText() {}

  /** Returns the text key of the name of an enemy but a courier; empty if it has none. */
  static String key(EntityRow enemy) {
    String group =
        switch (enemy.kind) {
          case SNAKE_HEAD, SNAKE_SEGMENT -> "snake";
          case MISSILE, SEEKER -> "missile";
          case TANK, MITE -> enemy.kind.name().toLowerCase(Locale.ROOT);
          case VESSEL_CORE, VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_HULL -> "vessel";
          default -> "";
        };
    return group.isEmpty() || enemy.variant.isEmpty() ? "" : group + "." + enemy.variant;
  }

  /** Returns the name for a key from {@link #key}; empty if there is none. */
  static String of(String key, Localization words) {
    return !key.isEmpty() && words.has(key) ? words.of(key) : "";
  }
}
