package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.sim.spec.CourierSpec;

/** Each of these modes opens a courier that no other opens as often. */
class CourierOwnersTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int SECONDS = 80;

  /** Gravity of the hazard, m/s^2: too weak to count as falling. */
  private static final double LOW_GRAVITY = 5;

  private static final GameContent LOW =
      CONTENT.withArcade(CONTENT.arcade().withGravity(LOW_GRAVITY));

  /** Difference of two shares that a few seeds cannot tell from chance. */
  private static final double CHANCE_DIFFERENCE = 0.2;

  /** Difference of two shares above which two seeds decide. */
  private static final double CLEAR_DIFFERENCE = 0.3;

  private static final List<Long> SEEDS = List.of(71L, 72L, 73L, 74L, 75L, 76L);

  /** Runs so far, shared by both tests. */
  private static final Map<Flight, Score> FLOWN = new HashMap<>();

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "trembler, DIRECT",
    "dasher, TURN_LEAD",
    "circler, PREDICT",
    "weaver, LEARN",
    "dodger, SURE",
    "shadow, HOLD"
  })
  void aCourierIsOpenedMostOftenByItsOwnMode(String name, AimMode own) {
    CourierTable.Kind kind =
        CONTENT.couriers().kinds().stream()
            .filter(each -> each.spec().name().equals(name))
            .findFirst()
            .orElseThrow();
    assertThat(kind.mode(false)).isEqualTo(own);
    double ofOwn = share(CONTENT, kind, own, SEEDS);
    Map<AimMode, Double> shares = new EnumMap<>(AimMode.class);
    for (AimMode mode : EnumSet.complementOf(EnumSet.of(own))) {
      shares.put(mode, shareBelow(ofOwn, CONTENT, kind, mode, SEEDS));
    }
    assertThat(shares.values())
        .as("%s: %.2f; others %s", own, ofOwn, shares)
        .allMatch(share -> share < ofOwn);
  }

  static Stream<CourierTable.Kind> kinds() {
    return CONTENT.couriers().kinds().stream();
  }

  /**
   * A courier's own mode opens as many as without gravity, and no mode that knows gravity or learns
   * it opens more. Any mode that predicts opens the glider, with gravity and without.
   */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("kinds")
  void underALowGravityACourierIsOpenedByItsOwnMode(CourierTable.Kind kind) {
    AimMode own = kind.mode(LOW.couriers().falls(LOW_GRAVITY));
    double ofOwn = share(LOW, kind, own, SEEDS);
    assertThat(ofOwn).isGreaterThan(share(CONTENT, kind, own, SEEDS) - CHANCE_DIFFERENCE);
    if (kind.spec().motion() == CourierSpec.Motion.STRAIGHT) {
      return;
    }
    Set<AimMode> others = EnumSet.of(AimMode.LOB, AimMode.LEARN, kind.modeFalling());
    others.remove(own);
    for (AimMode other : others) {
      double bound = ofOwn + CHANCE_DIFFERENCE;
      assertThat(shareBelow(bound, LOW, kind, other, SEEDS))
          .as("%s beside %.2f", other, ofOwn)
          .isLessThan(bound);
    }
  }

  /**
   * Returns the share of a mode that must stay below a bound, from as few of the seeds as show that
   * plainly; from all of them where it is close.
   */
  private static double shareBelow(
      double bound, GameContent game, CourierTable.Kind kind, AimMode mode, List<Long> seeds) {
    int count = 1;
    double share;
    do {
      count++;
      share = share(game, kind, mode, seeds.subList(0, count));
    } while (count < seeds.size() && share > bound - CLEAR_DIFFERENCE);
    return share;
  }

  /** Returns the share of opened couriers in an aim mode if no other kind comes. */
  private static double share(
      GameContent game, CourierTable.Kind kind, AimMode mode, List<Long> seeds) {
    double opened = 0;
    double escaped = 0;
    for (long seed : seeds) {
      Score score = FLOWN.computeIfAbsent(new Flight(game, kind, mode, seed), Flight::fly);
      opened += score.couriers();
      escaped += score.couriersEscaped();
    }
    return opened / (opened + escaped);
  }

  /** A run in which no other kind comes. */
  private record Flight(GameContent game, CourierTable.Kind kind, AimMode mode, long seed) {
    private Score fly() {
      GameContent only = CourierDecks.only(kind.spec(), game);
      RunSetup setup = new RunSetup(seed, PlayMode.PRACTICE, 3, mode.ordinal());
      try (BotRun flight = new BotRun(only, setup, "demo", BotRun.ModeChoice.FIXED)) {
        for (int tick = 0; tick < SECONDS * 60; tick++) {
          flight.tick();
        }
        return flight.run().score();
      }
    }
  }
}
