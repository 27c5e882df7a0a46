package towline.game.records;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.store.DailyTry;
import towline.store.Statistics;
import towline.view.medal.MedalLine;

/** What has been kept of the player's runs, as pages show it: scores, medals, replays. */
public interface Records {
  /**
   * A replay in the list of replays.
   *
   * @param key identifies it
   * @param title the mode, or "saved"
   * @param detail whose it is, with score, wave and difficulty; or the file's name
   */
  record ReplayLine(String key, String title, String detail) {}

  /** The scores of a mode at a difficulty by a version of the rules, best first. */
  List<ScoreLine> scores(PlayMode mode, Difficulty difficulty, int rules);

  /** The versions of the rules that have scores, today's first. */
  List<Integer> rules();

  /** The days of daily runs: the one to play, then those that have scores, the latest first. */
  List<LocalDate> days();

  /** The scores of the daily run of a day, best first. */
  List<ScoreLine> daily(LocalDate day);

  /** The day of the daily run. */
  LocalDate today();

  /** The try at today's daily run, if it was taken. */
  Optional<DailyTry> attempt();

  /** The medals, in order. */
  List<MedalLine> medals();

  /** What all runs came to. */
  Statistics statistics();

  /** The saved replays. */
  List<ReplayLine> replays();
}
