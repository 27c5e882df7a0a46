package towline.game.run;

import com.badlogic.gdx.utils.Disposable;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.records.MasteryTracker;
import towline.game.records.MedalTracker;
import towline.game.records.Records;
import towline.session.BotSource;
import towline.session.CommandSource;
import towline.session.Run;
import towline.session.RunSetup;

/**
 * What all runs of the game share, beside what all screens do.
 *
 * @param shared what all screens share
 * @param options how runs are flown
 * @param medals the player's medals
 * @param mastery how far the player masters the aim modes
 * @param lastMoments the last seconds of the run that is played
 * @param records what has been kept of earlier runs
 */
public record RunServices(
    GameServices shared,
    RunOptions options,
    MedalTracker medals,
    MasteryTracker mastery,
    EndReplay lastMoments,
    Records records)
    implements Disposable {

  /** Creates a run of {@code setup}, flown as the options say. */
  FlownRun fly(RunSetup setup) {
    CommandSource source =
        options.flownByBot()
            ? new BotSource(options.bot(), setup.seed(), options.modeChoice())
            : new PlayerSource(
                shared.content(),
                shared.controls().devices(),
                shared.picture().world().camera(),
                shared.profile()::settings);
    return shared.fly(new Run(shared.content(), setup), source);
  }

  /** Keeps medals and mastery that have been earned and not been kept yet; waits for the disk. */
  void keepEarned() {
    medals.flush();
    mastery.flush();
  }

  @Override
  public void dispose() {
    keepEarned();
  }
}
