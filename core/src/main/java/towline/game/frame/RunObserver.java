package towline.game.frame;

import towline.session.Run;

/** An observer of a run that is played: picture, sound, medals and whatever else follows it. */
public interface RunObserver {
  /**
   * Takes in a tick of the run that has just been played; nothing of the run may be changed. While
   * a draft is open the world {@linkplain Run#stoodStill stands still} in it.
   */
  void onTick(Run run);
}
