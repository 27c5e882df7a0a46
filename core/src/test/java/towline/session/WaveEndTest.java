package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.internal.RandomStream;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;

/** The end of waves that bots fly. */
class WaveEndTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MOST_SECONDS = 360;

  /** An indestructible ship, so that every wave ends. */
  private static final GameContent TOUGH = CONTENT.withWorld(CONTENT.world().withHull(1_000_000));

  private static final double FLEE_AFTER = CONTENT.arcade().pressure().fleeAfter();

  /** A wave as a bot flew it. Times in seconds from the start of the wave. */
  private static final class FlownWave {
    double start = Double.NaN;
    double finaleAt = Double.NaN;
    double clearedAt = Double.NaN;
    int swept;
    double sweptPoints;
    final Set<Integer> fled = new HashSet<>();

    void count(EventList events, double now) {
      for (int i = 0; i < events.size(); i++) {
        Event event = events.get(i);
        if (event.type() == PlayEvent.WAVE_STARTED && Double.isNaN(start)) {
          start = now;
        } else if (event.type() == PlayEvent.FINALE_STARTED) {
          finaleAt = now - start;
        } else if (event.type() == PlayEvent.WAVE_SWEPT) {
          swept++;
          sweptPoints = event.points();
        } else if (event.type() == PlayEvent.WAVE_CLEARED && Double.isNaN(clearedAt)) {
          clearedAt = now - start;
        } else if (event.type() == EventType.FOE_FLED) {
          fled.add(event.foe());
        } else if (event.type() instanceof EventType type && type.isKill()) {
          assertThat(fled).as("foes that fled").doesNotContain(event.foe());
        }
      }
    }
  }

  /** Bots of all skills; {@code idle} lets everything flee. */
  @Tag("long")
  @Property(seed = "5", tries = 12)
  void noWaveOutlastsItsFinaleByMoreThanTheTimeAfterWhichAllFlee(
      @ForAll @IntRange(min = 0, max = 3) int bot,
      @ForAll @IntRange(min = 1, max = 11) int wave,
      @ForAll @LongRange(min = 1, max = 1000) long seed,
      @ForAll boolean survival) {
    int number = survival ? 1 + wave % 4 : wave % 4 == 0 ? wave + 1 : wave;
    String name = new String[] {"demo", "novice", "runner", "idle"}[bot];
    PlayMode mode = survival ? PlayMode.SURVIVAL : PlayMode.ARCADE;
    RunSetup setup = new RunSetup(seed, mode, number, AimMode.DIRECT.ordinal());
    FlownWave flown = new FlownWave();
    try (BotRun flight = new BotRun(TOUGH, setup, name, BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      double lastEntry =
          survival
              ? survivalWaves(setup).wave(number).finale().lastEntry()
              : CONTENT.arcade().wave(number).finale().lastEntry();
      for (int tick = 0; tick < 120 * Tick.PER_SECOND && run.wave() == number; tick++) {
        boolean wasFinale = run.isFinale();
        double shareBefore = run.finaleShareLeft();
        double pointsBefore = run.sweepPoints();
        flight.tick();
        double share = run.finaleShareLeft();
        boolean isOn = run.isFinale() && run.wave() == number;
        assertThat(share).as("share left").isBetween(0.0, isOn ? 1.0 : 0.0);
        if (wasFinale && isOn) {
          assertThat(share).as("share left").isLessThan(shareBefore);
        }
        flown.count(run.events(), run.current().tick() * Tick.SECONDS);
        if (wasFinale && run.events().count(PlayEvent.WAVE_SWEPT) > 0) {
          assertThat(flown.sweptPoints)
              .as("points of the sweep, told a tick before")
              .isCloseTo(pointsBefore, withinPercentage(2));
        }
        assertThat(wasFinale && run.events().count(EventType.COURIER_BORN) > 0)
            .as("a courier after the finale")
            .isFalse();
      }
      assertThat(run.wave()).isEqualTo(number + 1);
      for (int tick = 0; tick < Tick.PER_SECOND; tick++) {
        flight.tick();
        flown.count(run.events(), run.current().tick() * Tick.SECONDS);
      }
      assertThat(flown.finaleAt).isPositive();
      assertThat(flown.clearedAt)
          .isBetween(flown.finaleAt, flown.finaleAt + lastEntry + FLEE_AFTER + 3 * Tick.SECONDS);
      boolean allDied = flown.fled.isEmpty();
      assertThat(flown.swept).as("pay for a wave of which nobody fled").isEqualTo(allDied ? 1 : 0);
      assertThat(flown.sweptPoints > 0).isEqualTo(allDied);
    }
  }

  private static SurvivalCampaign survivalWaves(RunSetup setup) {
    return new SurvivalCampaign(
        CONTENT.survival(),
        CONTENT.arcade().sectors().stream().distinct().toList(),
        new RandomStream(setup.seed()).split(3));
  }

  /**
   * At least one ship in four clears it: a run may end before its wave does. Without the modules of
   * a run the last boss takes five minutes.
   */
  @ParameterizedTest
  @ValueSource(ints = {4, 8, 12})
  void theBotClearsAWaveWithABossInSixMinutes(int wave) {
    assertThat(LongStream.rangeClosed(3, 6)).anyMatch(seed -> isCleared(wave, seed));
  }

  private static boolean isCleared(int wave, long seed) {
    RunSetup setup =
        new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal(), Difficulty.EASY);
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      int ticks = MOST_SECONDS * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
        if (flight.run().events().count(PlayEvent.WAVE_CLEARED) > 0) {
          return true;
        }
      }
      return false;
    }
  }
}
