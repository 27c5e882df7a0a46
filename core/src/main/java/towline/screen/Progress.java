package towline.screen;

/** Which part of a frame is going on, so that a crash report can say so. */
public final class Progress {
  /** Is told of every part as it begins. What it throws is as if the game had thrown it there. */
  @FunctionalInterface
  public interface Watcher {
    /** A part begins. */
    void begins(Moment moment);
  }

  private final Watcher watcher;
  private Moment now = Moment.CREATE;

  /** Nobody watches. */
  public Progress() {
    this(moment -> {});
  }

  /** Somebody watches. */
  public Progress(Watcher watcher) {
    this.watcher = watcher;
  }

  /** That part begins. */
  void begin(Moment moment) {
    now = moment;
    watcher.begins(moment);
  }

  /** What is going on. */
  Moment now() {
    return now;
  }
}
