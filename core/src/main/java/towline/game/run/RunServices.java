package towline.game.run;

import com.badlogic.gdx.utils.Disposable;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.records.MasteryTracker;
import towline.game.records.MedalTracker;
import towline.game.records.Records;
import towline.session.BotCommandSource;
import towline.session.CommandSource;
import towline.session.Run;
import towline.session.RunSetup;

/**
 * The parts that all runs of the game share, in addition to those that all screens share.
 *
 * @param shared the parts that all screens share
 * @param options the launcher's options for runs
 * @param medals the player's medals
 * @param mastery the player's mastery of the aim modes
 * @param lastMoments the last seconds of the current run
 * @param records the records of earlier runs
 */
public record RunServices(
    GameServices shared,
    RunOptions options,
    MedalTracker medals,
    MasteryTracker mastery,
    EndReplay lastMoments,
    Records records)
    implements Disposable {

  /**
   * Creates a run of {@code setup}, flown by the pilot of the options.
   *
   * @param keepsDifficulty true for a run against a challenge, which is flown at the difficulty of
   *     the challenge
   */
  FlownRun fly(RunSetup setup, boolean keepsDifficulty) {
    CommandSource source =
        options.flownByBot()
            ? new BotCommandSource(options.bot(), setup.seed(), options.modeChoice())
            : new PlayerSource(
                shared.content(),
                shared.controls().devices(),
                shared.picture().world().camera(),
                shared.profile()::settings,
                keepsDifficulty);
    return shared.fly(new Run(shared.content(), setup), source);
  }

  /** Saves medals and mastery that have been earned but not saved; waits for the disk. */
  void keepEarned() {
    medals.flush();
    mastery.flush();
  }

  @Override
  public void dispose() {
    keepEarned();
  }
}
