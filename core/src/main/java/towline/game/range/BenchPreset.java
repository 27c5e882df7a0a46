package towline.game.range;

import java.util.List;

/**
 * A setup that demonstrates something.
 *
 * @param name the name on the command line
 * @param title the text key of its title
 * @param sentence the text key of the sentence that explains it
 * @param assignments the differences from the standard setup, as NAME=VALUE
 */
record BenchPreset(String name, String title, String sentence, List<String> assignments) {
  /** Creates a preset with texts of its own. */
  static BenchPreset of(String name, String... assignments) {
    return of(name, List.of(assignments));
  }

  static BenchPreset of(String name, List<String> assignments) {
    String title = "range.preset." + name;
    return new BenchPreset(name, title, title + ".hint", assignments);
  }
}
