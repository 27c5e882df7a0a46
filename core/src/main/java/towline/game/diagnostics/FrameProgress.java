package towline.game.diagnostics;

/** The phase that is running, for crash reports. */
public final class FrameProgress {
  /** Hears of every phase as it begins; what it throws counts as thrown by the game. */
  @FunctionalInterface
  public interface Watcher {
    void begins(FramePhase framePhase);
  }

  private final Watcher watcher;
  private FramePhase now = FramePhase.CREATE;

  /** Progress that nobody watches. */
  public FrameProgress() {
    this(framePhase -> {});
  }

  /** Progress that somebody watches. */
  public FrameProgress(Watcher watcher) {
    this.watcher = watcher;
  }

  /** Marks the beginning of a phase. */
  public void enter(FramePhase framePhase) {
    now = framePhase;
    watcher.begins(framePhase);
  }

  /** The phase that is running. */
  FramePhase now() {
    return now;
  }
}
