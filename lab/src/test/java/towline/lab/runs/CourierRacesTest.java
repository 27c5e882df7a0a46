package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.SeedRange;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Tick;

/**
 * Knowing the couriers of a wave predicts the race for the haul between two aim modes on one seed:
 * the mode that owns a courier of the wave has no smaller haul than one that owns none. Points need
 * not follow, because harpoons earn most in the mode that fits the foes of the wave.
 */
class CourierRacesTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int WAVE = 1;
  private static final int SECONDS = 44;
  private static final SeedRange SEEDS = new SeedRange(1021, 40);

  /** The mode that owns a courier and the other mode, both drawn from the seed. */
  private record Race(int wave, AimMode favourite, AimMode other) {
    static Race of(int wave, long seed) {
      CourierTable couriers = CONTENT.couriers();
      List<AimMode> owners =
          couriers.deck(wave, false).kinds().stream()
              .map(kind -> couriers.kinds().get(kind).mode(false))
              .distinct()
              .toList();
      List<AimMode> others =
          Stream.of(AimMode.values()).filter(mode -> !owners.contains(mode)).toList();
      RandomStream random = new RandomStream(seed);
      return new Race(
          wave, owners.get(random.index(owners.size())), others.get(random.index(others.size())));
    }

    boolean isLostByTheFavourite(long seed) {
      return haul(favourite, seed) < haul(other, seed);
    }

    private double haul(AimMode mode, long seed) {
      RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, wave, mode.ordinal());
      try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
        for (int tick = 0; tick < SECONDS * Tick.PER_SECOND && !flight.run().over(); tick++) {
          flight.tick();
        }
        return flight.run().score().haul();
      }
    }
  }

  /** Returns the race of a seed if the favourite loses it, else an empty string. */
  private static String lost(int wave, long seed) {
    Race race = Race.of(wave, seed);
    return race.isLostByTheFavourite(seed) ? seed + " " + race : "";
  }

  @Tag("long")
  @Test
  void theModeThatOwnsACourierHasNoSmallerHaulInThreeRacesOfFour() throws Exception {
    List<String> lost =
        ParallelRuns.run(List.of(WAVE), SEEDS, CourierRacesTest::lost).get(0).stream()
            .filter(race -> !race.isEmpty())
            .toList();
    assertThat(lost).hasSizeLessThanOrEqualTo(SEEDS.count() / 4);
  }
}
