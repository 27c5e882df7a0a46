package towline.game.range;

import java.util.List;

/**
 * A set-up that shows something.
 *
 * @param name on the command line; its sentence in the text bundle is range.preset.NAME
 * @param assignments what differs from the standard set-up, as NAME=VALUE
 */
record BenchPreset(String name, List<String> assignments) {
  /** A preset with those differences. */
  static BenchPreset of(String name, String... assignments) {
    return new BenchPreset(name, List.of(assignments));
  }
}
