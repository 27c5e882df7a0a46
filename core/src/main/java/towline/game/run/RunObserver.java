package towline.game.run;

import towline.session.Run;

/** Looks on while a run is played. */
public interface RunObserver {
  /** Takes in a tick of the world that has just been played; nothing of the run may be changed. */
  void onTick(Run run);
}
