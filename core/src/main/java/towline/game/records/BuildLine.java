package towline.game.records;

/**
 * A build in the list of builds.
 *
 * @param name its name in the data
 * @param title what it is called, or a sign that nobody knows yet
 * @param parts its modules; the first of them if it has not been found
 * @param line what it does; empty if it has not been found
 * @param day when it was found; empty if it has not been
 */
public record BuildLine(String name, String title, String parts, String line, String day) {
  /** A build that has not been found. */
  static BuildLine unknown(String name, String title, String parts) {
    return new BuildLine(name, title, parts, "", "");
  }

  /** Whether it has been found. */
  public boolean found() {
    return !day.isEmpty();
  }
}
