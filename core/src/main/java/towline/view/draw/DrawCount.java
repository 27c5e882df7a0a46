package towline.view.draw;

/** Counts the draw calls of a frame. */
public final class DrawCount {
  private int calls;

  /** Begins a new frame. */
  public void reset() {
    calls = 0;
  }

  /** Adds {@code more} calls. */
  public void add(int more) {
    calls += more;
  }

  /** Returns the number of calls since the frame began. */
  public int calls() {
    return calls;
  }
}
