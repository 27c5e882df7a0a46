package towline.screen.diagnostics;

/** Which part of a frame is going on, so that a crash report can say so. */
public final class FrameProgress {
  /** Is told of every part as it begins. What it throws is as if the game had thrown it there. */
  @FunctionalInterface
  public interface Watcher {
    /** A part begins. */
    void begins(FramePhase framePhase);
  }

  private final Watcher watcher;
  private FramePhase now = FramePhase.CREATE;

  /** Nobody watches. */
  public FrameProgress() {
    this(framePhase -> {});
  }

  /** Somebody watches. */
  public FrameProgress(Watcher watcher) {
    this.watcher = watcher;
  }

  /** That part begins. */
  public void enter(FramePhase framePhase) {
    now = framePhase;
    watcher.begins(framePhase);
  }

  /** What is going on. */
  FramePhase now() {
    return now;
  }
}
