package towline.view.medal;

/**
 * A medal, as its page shows it.
 *
 * @param name its name
 * @param title its title
 * @param how what earns it
 * @param day the day on which it was earned; empty: not yet
 * @param icons the drawings, among them its own
 */
public record MedalLine(String name, String title, String how, String day, MedalIcons icons) {
  /** Whether it has been earned. */
  public boolean earned() {
    return !day.isEmpty();
  }
}
