package towline.aim.search;

/** Hears of every step of the certified search; for those who want to watch it. */
@FunctionalInterface
public interface SearchListener {
  /** What the search found out about a step. */
  enum Finding {
    /** There is provably no shot in it. */
    NONE,
    /** True if there is one is decided, in its bracket. */
    DECIDED,
    /** Not known yet: it is halved. */
    UNKNOWN
  }

  /**
   * Impact times from {@code from} to {@code to} were looked at; {@code spare}: at their middle.
   */
  void step(double from, double to, Finding finding, double spare);
}
