package towline.game.run;

import towline.session.Run;

/** Looks on while a run is played: picture, sound, medals and whatever else follows it. */
public interface RunObserver {
  /**
   * Takes in a tick of the run that has just been played; nothing of the run may be changed. While
   * a draft is open the world {@linkplain Run#stoodStill stands still} in it.
   */
  void onTick(Run run);
}
