package towline.game.records;

import org.jspecify.annotations.Nullable;
import towline.game.host.Background;

/** Saves in the background during a run, one after the other. */
final class BackgroundSave {
  private final Background background;

  /** Name of the thread. */
  private final String name;

  private Background.@Nullable Work saving;

  BackgroundSave(Background background, String name) {
    this.background = background;
    this.name = name;
  }

  /** Returns true if a save is running, so that the next has to wait. */
  boolean isBusy() {
    return saving != null && !saving.isDone();
  }

  /** Starts to save; call only while it is not busy. */
  void start(Runnable save) {
    saving = background.start(name, save);
  }

  /** Waits until the last save is done. */
  void await() {
    if (saving != null) {
      saving.await();
      saving = null;
    }
  }
}
