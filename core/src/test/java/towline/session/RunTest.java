package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.ArcadeSpec;
import towline.content.CrowdSpec;
import towline.content.Difficulty;
import towline.content.FinaleSpec;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.WaveSpec;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotTrace;
import towline.sim.api.Tick;

class RunTest {
  private static final int DIRECT = 1;

  @Test
  void equalSeedsAndCommandsGiveEqualBits() {
    assertThat(hashAfter(7, 7200)).isEqualTo(hashAfter(7, 7200));
  }

  @Test
  void aTickDoesNotChangeItsCommand() {
    RunSetup setup = new RunSetup(5, PlayMode.ARCADE, 12, DIRECT);
    RunInput input = new RunInput();
    RunInput given = new RunInput();
    try (Run run = new Run(GameContent.load(), setup)) {
      for (int tick = 0; tick < 12_000 && run.secondsSinceEnd() < 1; tick++) {
        input.flight.missileLaw = tick % 3;
        input.flight.tankLaw = tick % 4;
        input.flight.foeAim = tick % 2;
        input.difficulty = tick % 3;
        input.choice = 0;
        given.flight.set(input.flight);
        given.difficulty = input.difficulty;
        given.choice = input.choice;
        run.tick(input);
        assertThat(input).usingRecursiveComparison().isEqualTo(given);
      }
      assertThat(run.over()).as("it went on after the end").isTrue();
    }
  }

  @Test
  void anotherSeedGivesAnotherRun() {
    assertThat(hashAfter(7, 600)).isNotEqualTo(hashAfter(8, 600));
  }

  @Test
  void tracingThePilotsChangesNothing() {
    PilotTrace trace = new PilotTrace();
    int seen = 0;
    try (BotRun looked = bot(7, "demo")) {
      for (int i = 0; i < 3000; i++) {
        looked.tick();
        trace.clear();
        looked.run().explain(PilotTrace.Layer.VISION, trace);
        looked.run().explain(PilotTrace.Layer.GHOSTS, trace);
        seen += trace.size();
        for (int mark = 0; mark < trace.size(); mark++) {
          assertThat(looked.run().current().indexOf(trace.get(mark).owner())).isNotNegative();
        }
      }
      assertThat(seen).as("marks").isGreaterThan(3000);
      assertThat(looked.run().hash()).isEqualTo(hashAfter(7, 3000));
    }
  }

  /**
   * Announced points equal earned ones in every tick; only a cleared wave pays without an event.
   */
  @Test
  void theScoreRisesByTheAnnouncedPointsAndAGoodCallPays() {
    int calls = 0;
    try (BotRun played = bot(7, "demo")) {
      for (int tick = 0; tick < 2 * 3600 && calls == 0; tick++) {
        long before = played.run().score().points();
        played.tick();
        EventList events = played.run().events();
        double told = 0;
        for (int i = 0; i < events.size(); i++) {
          told += events.get(i).type() == PlayEvent.POINTS ? events.get(i).points() : 0;
          calls += events.get(i).type() == PlayEvent.GOOD_CALL ? 1 : 0;
        }
        if (events.count(PlayEvent.WAVE_CLEARED) == 0) {
          assertThat(played.run().score().points() - before).isEqualTo((long) told);
        }
        if (events.count(PlayEvent.GOOD_CALL) > 0) {
          GameContent content = GameContent.load();
          double weight = content.difficulties().get(Difficulty.NORMAL.ordinal()).score();
          Score score = played.run().score();
          double factor = score.multiplier() * weight * score.haul();
          double pay = content.couriers().pay().goodCall() * factor;
          // The event has the growth of the rounded score.
          assertThat(amounts(events))
              .anySatisfy(amount -> assertThat(amount).isCloseTo(pay, within(1.0)));
        }
      }
    }
    assertThat(calls).as("good calls").isPositive();
  }

  private static List<Double> amounts(EventList events) {
    List<Double> amounts = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).type() == PlayEvent.POINTS) {
        amounts.add(events.get(i).points());
      }
    }
    return amounts;
  }

  @Test
  void theDemoBotPlaysDecently() {
    try (BotRun played = bot(7, "demo")) {
      tick(played, 2 * 3600);
      assertThat(played.run().over()).isFalse();
      assertThat(played.run().wave()).isGreaterThanOrEqualTo(3);
      assertThat(played.run().score().kills()).isGreaterThan(20);
    }
  }

  @Test
  void anIdlePlayerLosesTheShip() {
    try (BotRun idle = bot(7, "idle")) {
      tick(idle, 5 * 3600);
      assertThat(idle.run().over()).isTrue();
      assertThat(idle.run().secondsSinceEnd()).isPositive();
    }
  }

  @Test
  void aRunLastsUntilItsEnd() {
    try (BotRun idle = bot(7, "idle")) {
      int lived = 0;
      for (int tick = 0; tick < 5 * 3600 && idle.run().secondsSinceEnd() < 2; tick++) {
        idle.tick();
        lived += idle.run().over() ? 0 : 1;
      }
      assertThat(idle.run().secondsSinceEnd()).isPositive();
      assertThat(idle.run().seconds()).isCloseTo(lived * Tick.SECONDS, within(1e-6));
    }
  }

  private static BotRun bot(long seed, String name) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, DIRECT);
    return new BotRun(GameContent.load(), setup, name, BotRun.ModeChoice.FREE);
  }

  private static void tick(BotRun run, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      run.tick();
    }
  }

  private static long hashAfter(long seed, int ticks) {
    try (BotRun played = bot(seed, "demo")) {
      tick(played, ticks);
      return played.run().hash();
    }
  }

  @Test
  void aRunIsRankedWithItsEasiestDifficulty() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, DIRECT, Difficulty.NORMAL);
    RunInput input = new RunInput();
    try (Run run = new Run(GameContent.load(), setup)) {
      input.difficulty = Difficulty.HARD.ordinal();
      run.tick(input);
      assertThat(run.difficulty()).isEqualTo(Difficulty.HARD);
      assertThat(run.rankedDifficulty()).isEqualTo(Difficulty.NORMAL);
      input.difficulty = Difficulty.EASY.ordinal();
      run.tick(input);
      input.difficulty = Difficulty.HARD.ordinal();
      run.tick(input);
      assertThat(run.difficulty()).isEqualTo(Difficulty.HARD);
      assertThat(run.rankedDifficulty()).isEqualTo(Difficulty.EASY);
    }
  }

  /** Points have the factor of the difficulty of the board on which they are ranked. */
  @ParameterizedTest
  @CsvSource({"EASY, HARD", "HARD, EASY", "EASY, NORMAL", "NORMAL, HARD", "HARD, HARD"})
  void pointsHaveTheFactorOfTheEasiestDifficultySoFar(Difficulty first, Difficulty later) {
    GameContent content = GameContent.load();
    double weight =
        Math.min(
            content.difficulties().get(first.ordinal()).score(),
            content.difficulties().get(later.ordinal()).score());
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, DIRECT, first);
    BotCommandSource bot = new BotCommandSource("demo", 7, BotRun.ModeChoice.FREE);
    CommandSource changing =
        (run, input) -> {
          input.difficulty = later.ordinal();
          return bot.fill(run, input);
        };
    int shards = 0;
    try (RunDriver driver = new RunDriver(new Run(content, setup), changing)) {
      Run run = driver.run();
      for (int tick = 0; tick < 120 * Tick.PER_SECOND && !run.over() && shards < 5; tick++) {
        double factor = run.score().multiplier() * run.score().haul();
        long before = run.score().points();
        driver.tick();
        if (paid(run) == 1 && run.events().count(EventType.SHARD_TAKEN) == 1) {
          shards++;
          assertThat((double) run.score().points() - before)
              .isCloseTo(weight * content.score().shard() * factor, within(1.0));
        }
      }
    }
    assertThat(shards).isPositive();
  }

  private static int paid(Run run) {
    return run.events().count(PlayEvent.POINTS);
  }

  /** The tick that ends a run counts; later ones do not. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void noTickAfterTheEndCounts(boolean victory) {
    GameContent shipped = GameContent.load();
    GameContent content = victory ? shipped.withArcade(emptyArcade(shipped)) : shipped;
    int wave = victory ? 1 : 12;
    RunSetup setup = new RunSetup(5, PlayMode.ARCADE, wave, DIRECT, Difficulty.HARD);
    try (Run run = new Run(content, setup)) {
      RunInput input = new RunInput();
      for (int tick = 0; tick < 12_000 && run.secondsSinceEnd() < 1; tick++) {
        boolean before = run.over();
        run.tick(input);
        assertThat(run.counted()).isNotEqualTo(before);
      }
      assertThat(run.secondsSinceEnd()).isGreaterThanOrEqualTo(1);
      assertThat(run.won()).isEqualTo(victory);
    }
  }

  /** Returns an arcade of one empty wave. */
  private static ArcadeSpec emptyArcade(GameContent shipped) {
    ArcadeSpec arcade = shipped.arcade();
    CrowdSpec nobody = CrowdSpec.NONE;
    return new ArcadeSpec(
        arcade.pressure(),
        arcade.pause(),
        arcade.distress(),
        arcade.sectors().subList(0, 1),
        List.of(new WaveSpec("wave.first", "", null, 0, 0, List.of(), nobody, FinaleSpec.NONE)));
  }
}
