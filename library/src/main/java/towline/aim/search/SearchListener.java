package towline.aim.search;

/** A listener to the steps of the certified search. */
@FunctionalInterface
public interface SearchListener {
  /** The result of a step. */
  enum Finding {
    /** There is provably no shot in the step. */
    NONE,
    /** The search has decided, in its bracket, whether there is a shot. */
    DECIDED,
    /** The step is undecided, and is halved. */
    UNKNOWN
  }

  /**
   * Called after each step, over impact times {@code from} to {@code to}; {@code spare} belongs to
   * its middle.
   */
  void step(double from, double to, Finding finding, double spare);
}
