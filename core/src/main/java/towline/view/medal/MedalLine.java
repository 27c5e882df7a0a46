package towline.view.medal;

/**
 * A medal as shown on its page.
 *
 * @param name name
 * @param title title
 * @param condition requirement that earns the medal, or its next tier
 * @param day day on which the tier was earned; empty if it was not
 * @param tier highest tier that was earned
 * @param icons drawings of all medals
 */
public record MedalLine(
    String name, String title, String condition, String day, MedalTier tier, MedalIcons icons) {
  /** True if the medal has been earned. */
  public boolean earned() {
    return !day.isEmpty();
  }
}
