package towline.session;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.sim.spec.CourierSpec;

/** Each of these modes opens a courier that no other opens as often. */
class CourierOwnersTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int SECONDS = 50;

  /** Gravity of the hazard, m/s^2: too weak to count as falling. */
  private static final double LOW_GRAVITY = 5;

  private static final GameContent LOW =
      CONTENT.withArcade(CONTENT.arcade().withGravity(LOW_GRAVITY));

  /** Difference of two shares that a few seeds cannot tell from chance. */
  private static final double CHANCE_DIFFERENCE = 0.2;

  /** Difference of two shares above which one seed decides, then two, and so on. */
  private static final double[] CLEAR_DIFFERENCES = {0.5, 0.3, 0.1, 0.1, 0.1};

  private static final List<Long> SEEDS = List.of(71L, 72L, 73L, 74L, 75L, 76L);

  /** Runs so far, shared by both tests. */
  private static final Map<Flight, Score> FLOWN = new HashMap<>();

  /** The kinds without gravity, and the mode for each of them. */
  private static final Map<String, AimMode> OWNERS =
      Map.of(
          "trembler", AimMode.DIRECT,
          "dasher", AimMode.TURN_LEAD,
          "circler", AimMode.PREDICT,
          "weaver", AimMode.LEARN,
          "dodger", AimMode.SURE,
          "shadow", AimMode.HOLD);

  static Stream<CourierTable.Kind> owned() {
    return kinds().filter(kind -> OWNERS.containsKey(kind.spec().name()));
  }

  @Test
  void everyOwnerIsTested() {
    assertThat(owned()).hasSameSizeAs(OWNERS.keySet());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("owned")
  void aCourierIsOpenedMostOftenByItsOwnMode(CourierTable.Kind kind) {
    assertThatItsOwnModeIsBest(kind, 1);
  }

  @Tag("soak")
  @ParameterizedTest
  @MethodSource("owned")
  void aCourierIsOpenedMostOftenByItsOwnModeInAllRuns(CourierTable.Kind kind) {
    assertThatItsOwnModeIsBest(kind, SEEDS.size());
  }

  private static void assertThatItsOwnModeIsBest(CourierTable.Kind kind, int minCount) {
    AimMode own = requireNonNull(OWNERS.get(kind.spec().name()));
    assertThat(kind.mode(false)).isEqualTo(own);
    Deck deck = new Deck(CONTENT, kind);
    for (AimMode mode : EnumSet.complementOf(EnumSet.of(own))) {
      assertBelow(deck, mode, deck, own, 0, minCount);
    }
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
    Deck low = new Deck(LOW, kind);
    assertBelow(new Deck(CONTENT, kind), own, low, own, CHANCE_DIFFERENCE, 1);
    if (kind.spec().motion() == CourierSpec.Motion.STRAIGHT) {
      return;
    }
    Set<AimMode> others = EnumSet.of(AimMode.LOB, AimMode.LEARN, kind.modeFalling());
    others.remove(own);
    for (AimMode other : others) {
      assertBelow(low, other, low, own, CHANCE_DIFFERENCE, 1);
    }
  }

  /**
   * Checks that {@code mode} opens a smaller share than {@code better} does, plus {@code margin}:
   * by as few of the seeds, but at least {@code minCount}, as show that plainly, and by all of them
   * where it is close.
   */
  private static void assertBelow(
      Deck deck, AimMode mode, Deck betterDeck, AimMode better, double margin, int minCount) {
    for (int count = minCount; count <= SEEDS.size(); count++) {
      double share = share(deck, mode, count);
      double bound = share(betterDeck, better, count) + margin;
      if (count == SEEDS.size()) {
        assertThat(share).as("%s beside %s", mode, better).isLessThan(bound);
      } else if (bound - share > CLEAR_DIFFERENCES[count - 1]) {
        return;
      }
    }
  }

  /** Returns the share of opened couriers of the first {@code count} seeds. */
  private static double share(Deck deck, AimMode mode, int count) {
    double opened = 0;
    double escaped = 0;
    for (long seed : SEEDS.subList(0, count)) {
      Score score = FLOWN.computeIfAbsent(new Flight(deck, mode, seed), Flight::fly);
      opened += score.couriers();
      escaped += score.couriersEscaped();
    }
    return opened / (opened + escaped);
  }

  /** The game with couriers of one kind. */
  private record Deck(GameContent game, CourierTable.Kind kind) {}

  /** A run in which no other kind comes. */
  private record Flight(Deck deck, AimMode mode, long seed) {
    private Score fly() {
      GameContent only = CourierDecks.only(deck.kind().spec(), deck.game());
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
