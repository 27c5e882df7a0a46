package towline.game.range;

import java.util.List;

/**
 * A set-up that shows something.
 *
 * @param name on the command line
 * @param title the key of its name in the text bundle
 * @param sentence the key of what it shows
 * @param assignments what differs from the standard set-up, as NAME=VALUE
 */
record BenchPreset(String name, String title, String sentence, List<String> assignments) {
  /** A preset with those differences, and words of its own in the text bundle. */
  static BenchPreset of(String name, String... assignments) {
    return of(name, List.of(assignments));
  }

  /** The same. */
  static BenchPreset of(String name, List<String> assignments) {
    String title = "range.preset." + name;
    return new BenchPreset(name, title, title + ".hint", assignments);
  }
}
