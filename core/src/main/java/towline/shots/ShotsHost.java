package towline.shots;

import towline.ai.aim.AimMode;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.Puzzle;

/** The surroundings of the board: the player's record, and the other parts of the game. */
public interface ShotsHost {
  ShotsRecord record();

  /** Adds a day to the record, in place of a shorter record of the same day. */
  void keep(ShotsDay day);

  /** Hands on the result of a day; the host adds the link. */
  void share(String text);

  /** Opens practice with a courier that asks for {@code mode}. */
  void practise(AimMode mode);

  /** Opens the range with the gun and the target of {@code puzzle}. */
  void tryInRange(Puzzle puzzle);

  void leave();

  /** Plays a sound, if the host has any. */
  default void play(ShotSound sound) {}

  /** Returns true if the host can open practice. */
  boolean canPractise();

  /** Returns true if the host can open the range. */
  boolean canTry();
}
