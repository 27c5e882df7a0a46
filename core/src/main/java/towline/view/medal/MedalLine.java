package towline.view.medal;

/**
 * A medal, as its page shows it.
 *
 * @param name its name
 * @param title its title
 * @param how what earns it, or its next tier
 * @param day the day on which its tier was earned; empty: not yet
 * @param tier the highest tier that was earned
 * @param icons the drawings, among them its own
 */
public record MedalLine(
    String name, String title, String how, String day, MedalTier tier, MedalIcons icons) {
  /** Whether it has been earned. */
  public boolean earned() {
    return !day.isEmpty();
  }
}
