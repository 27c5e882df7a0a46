package towline.game.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.CourierLog;
import towline.session.DailyPlan;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.store.DailyAttempt;
import towline.view.text.Localization;

/** The line to be shared describes the run correctly. */
class DailyLineTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Localization WORDS = Localization.load();

  /** Time for which the wreck is shown before there is a line, s. */
  private static final double END_SECONDS = 2.2;

  /**
   * The demo bot's run is left early, the other two lose their ships; a courier escapes past the
   * wreck of the last one.
   */
  @ParameterizedTest
  @CsvSource({
    "2026-11-22, demo, 90",
    "2026-11-23, novice, 600",
    "2027-01-09, idle, 60",
  })
  void theLineIsRightForARecordedRun(LocalDate day, String bot, int seconds) {
    Replay replay = recorded(RunSetup.daily(day.toEpochDay(), 1, 1), bot, seconds);
    CourierLog log = new CourierLog();
    Watched watched = new Watched();
    try (Run run = new Run(CONTENT, replay.setup())) {
      Replay.Commands commands = replay.commands();
      RunInput input = new RunInput();
      while (commands.next(input)) {
        run.tick(input);
        log.onTick(run);
        watched.look(run);
      }
      assertThat(run.hash()).isEqualTo(replay.finalHash());
      assertThat(run.over()).isEqualTo(!bot.equals("demo"));
      assertThat(watched.couriers).isPositive();
      assertThat((double) run.score().points())
          .isCloseTo(watched.points, within(1.0 + watched.wave));
      String points = String.format(Locale.US, "%,d", run.score().points());
      assertThat(DailyLine.shared(DailyAttempt.of(run, log), WORDS))
          .isEqualTo(
              "Towline daily %s: %s, wave %d, mostly %s %s",
              day, points, watched.wave, WORDS.of("aim." + watched.belief()), watched.blocks());
    }
  }

  /** Records a run of at most {@code seconds}, or to its end and the view of the wreck. */
  private static Replay recorded(RunSetup setup, String bot, int seconds) {
    ReplayRecorder recorder = new ReplayRecorder(setup);
    try (BotRun flight = new BotRun(CONTENT, setup, bot, BotRun.ModeChoice.FREE)) {
      while (recorder.ticks() < seconds * Tick.PER_SECOND
          && flight.run().secondsSinceEnd() < END_SECONDS) {
        flight.tick();
        recorder.record(flight.input(), flight.run()::hash);
      }
      return recorder.replay(flight.run().hash());
    }
  }

  /** The observations of the world, as long as the ship exists. */
  private static final class Watched {
    private final StringBuilder blocks = new StringBuilder();
    private final int[] hits = new int[AimMode.values().length];
    private double points;
    private int couriers;
    private int wave;
    private boolean isOver;

    void look(Run run) {
      EventList events = run.events();
      boolean isLost = false;
      for (int i = 0; i < events.size() && !isOver; i++) {
        if (events.get(i).type() == EventType.DRONE_SHOT_HIT) {
          hits[events.get(i).aimMode()]++;
        } else if (events.get(i).type() == PlayEvent.POINTS
            || events.get(i).type() == PlayEvent.WAVE_SWEPT) {
          points += events.get(i).points();
        } else if (events.get(i).type() == PlayEvent.WAVE_STARTED) {
          wave = events.get(i).wave();
        } else if (events.get(i).type() == PlayEvent.WAVE_CLEARED) {
          points += bonus(run, events.get(i).wave());
        } else if (events.get(i).type() == EventType.COURIER_ESCAPED) {
          courier("\u2b1b");
        } else if (events.get(i).type() == EventType.COURIER_OPENED) {
          CourierTable.Kind kind = CONTENT.couriers().kinds().get(events.get(i).courierKind());
          boolean falls = CONTENT.couriers().falls(run.current().gravity());
          boolean own = kind.mode(falls).ordinal() == events.get(i).aimMode();
          courier(own ? "\ud83d\udfe8" : "\ud83d\udfe6");
        }
        isLost |= events.get(i).type() == EventType.SHIP_DIED;
      }
      isOver |= isLost;
    }

    private void courier(String block) {
      couriers++;
      if (couriers <= 8) {
        blocks.append(block);
      }
    }

    /** Returns the bonus of a cleared wave, for which there is no event. */
    private static double bonus(Run run, int number) {
      double weight = CONTENT.difficulties().get(Difficulty.NORMAL.ordinal()).score();
      double pay = DailyPlan.of(CONTENT, run.setup().seed()).hazard().pay();
      return CONTENT.score().wave() * number * run.score().haul() * weight * pay;
    }

    String blocks() {
      return blocks + "\u2b1c".repeat(Math.max(0, 8 - couriers));
    }

    AimMode belief() {
      int most = 0;
      for (int mode = 0; mode < hits.length; mode++) {
        most = hits[mode] > hits[most] ? mode : most;
      }
      return AimMode.values()[most];
    }
  }
}
