package towline.game.diagnostics;

/** The running phase, for crash reports. */
public final class FrameProgress {
  /**
   * An observer that is called at the beginning of every phase. Exceptions that it throws count as
   * thrown by the game.
   */
  @FunctionalInterface
  public interface Watcher {
    void begins(FramePhase framePhase);
  }

  private final Watcher watcher;
  private FramePhase phase = FramePhase.CREATE;

  /** Creates progress without an observer. */
  public FrameProgress() {
    this(framePhase -> {});
  }

  /** Creates progress with an observer. */
  public FrameProgress(Watcher watcher) {
    this.watcher = watcher;
  }

  /** Marks the beginning of a phase. */
  public void enter(FramePhase framePhase) {
    phase = framePhase;
    watcher.begins(framePhase);
  }

  /** Returns the running phase. */
  FramePhase phase() {
    return phase;
  }
}
