package towline.game.records;

import org.jspecify.annotations.Nullable;
import towline.game.host.Background;

/** Saves while the fight goes on, one thing after the other. */
final class BackgroundSave {
  private final Background background;

  /** For whoever looks at threads. */
  private final String name;

  private Background.@Nullable Work saving;

  BackgroundSave(Background background, String name) {
    this.background = background;
    this.name = name;
  }

  /** Whether the disk is still at the last one, and the next has to wait. */
  boolean isBusy() {
    return saving != null && !saving.isDone();
  }

  /** Begins to save; only while it is not busy. */
  void start(Runnable save) {
    saving = background.start(name, save);
  }

  /** Waits until the last one is done. */
  void await() {
    if (saving != null) {
      saving.await();
      saving = null;
    }
  }
}
