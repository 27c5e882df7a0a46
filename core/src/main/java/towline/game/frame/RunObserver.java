package towline.game.frame;

import towline.session.Run;

/** An observer of a run: picture, sound, medals and others. */
public interface RunObserver {
  /**
   * Called after each tick of the run; must not change the run. While a draft is open the world
   * {@linkplain Run#wasPaused stands still}.
   */
  void onTick(Run run);
}
