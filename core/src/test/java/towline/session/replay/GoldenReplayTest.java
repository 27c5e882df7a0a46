package towline.session.replay;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.WorldSpec;

/**
 * Recorded runs that every later build has to repeat to the bit. After a failure see
 * CONTRIBUTING.md, "Golden replays".
 */
class GoldenReplayTest {
  private static final int MANY_MODULES = 5;

  @BeforeAll
  static void renew() throws Exception {
    if (Boolean.getBoolean("golden.renew")) {
      System.out.println(GoldenRenewal.renewAll(List.of(Golden.values())));
    }
  }

  /**
   * A single test, so that one cause makes one failure: events are compared if the state is equal,
   * and the coverage is checked only if both are.
   */
  @Test
  void allRunsAreEqualToTheirRecordings() throws Exception {
    Map<Golden, GoldenPlayback> played = new EnumMap<>(Golden.class);
    Map<String, String> older = new LinkedHashMap<>();
    Map<String, String> states = new LinkedHashMap<>();
    Map<String, String> events = new LinkedHashMap<>();
    for (Golden golden : Golden.values()) {
      Replay replay = golden.load();
      assertThat(golden.isRecordedIn(replay) && replay.ticks() == golden.ticks())
          .as("%s.replay has set-up and length of its row in Golden", golden.label())
          .isTrue();
      GoldenPlayback playback = new GoldenPlayback(replay);
      played.put(golden, playback);
      if (replay.behaviour() != BehaviourVersion.CURRENT) {
        older.put(golden.label(), "has " + replay.behaviour());
      }
      if (!(playback.result() instanceof VerifyResult.Same)) {
        states.put(golden.label(), playback.result().sentence());
      }
      GoldenRenewal.firstDifference(golden.events(), playback.events())
          .ifPresent(line -> events.put(golden.label(), line));
    }
    assertNone(
        older, "have another behaviour version than " + BehaviourVersion.CURRENT, "Renew them");
    assertNone(
        states,
        "play differently",
        String.format(
            Locale.ROOT,
            "If what a tick does was meant to change, raise BehaviourVersion.CURRENT from %d to %d"
                + " and renew them",
            BehaviourVersion.CURRENT,
            BehaviourVersion.CURRENT + 1));
    assertNone(
        events,
        "have the same state, but tell other events",
        "If what is told was meant to change, renew them; the behaviour version stays");
    assertCoverage(played.values());
    assertThat(requireNonNull(played.get(Golden.BATTED)).batted())
        .as("tanks that batted missiles destroy in batted.replay")
        .isPositive();
  }

  private static void assertNone(Map<String, String> faults, String verb, String remedy) {
    faults.entrySet().stream()
        .findFirst()
        .ifPresent(
            first ->
                fail(
                    String.format(
                        Locale.ROOT,
                        "%d of %d golden replays %s, first %s: %s%nAll of them: %s%n%s:%n    %s",
                        faults.size(),
                        Golden.values().length,
                        verb,
                        first.getKey(),
                        first.getValue(),
                        String.join(", ", faults.keySet()),
                        remedy,
                        GoldenRenewal.COMMAND)));
  }

  /** Things missing in all recordings could change unnoticed. */
  private static void assertCoverage(Collection<GoldenPlayback> played) {
    Set<EntityKind> kinds = EnumSet.noneOf(EntityKind.class);
    played.forEach(playback -> kinds.addAll(playback.kinds()));
    assertThat(kinds)
        .as("kinds of things in the golden replays")
        .containsExactlyInAnyOrder(EntityKind.values());
    assertThat(Stream.of(AimMode.values()))
        .as("aim modes that hit in a golden replay")
        .filteredOn(mode -> played.stream().noneMatch(one -> one.hits(mode.ordinal()) > 0))
        .isEmpty();
    assertThat(played)
        .as("golden replays that end with %d modules or more", MANY_MODULES)
        .anyMatch(playback -> playback.modules() >= MANY_MODULES);
  }

  /** Proves that the test above can fail. */
  @Test
  void aChangeOfThrustByAHundredthOfAPercentIsNoticedInTheFirstSecond() throws Exception {
    GameContent stronger = withThrust(Golden.CONTENT, 1.0001);
    for (Golden golden : Golden.values()) {
      assertThat(new ReplayVerifier(setup -> new Run(stronger, setup)).verify(golden.load()))
          .as(golden.label())
          .isInstanceOfSatisfying(
              VerifyResult.Differs.class, differs -> assertThat(differs.second()).isEqualTo(1));
    }
  }

  private static GameContent withThrust(GameContent content, double factor) {
    WorldSpec world = content.world();
    ShipSpec ship = world.ship();
    ShipSpec stronger =
        new ShipSpec(
            ship.mass(),
            ship.radius(),
            ship.thrust() * factor,
            ship.topSpeed(),
            ship.turnRate(),
            ship.hull(),
            ship.immunity(),
            ship.gun(),
            ship.shot(),
            ship.reach(),
            ship.nearMiss(),
            ship.kick());
    WorldSpec changed = world.withShip(stronger);
    return content.withWorld(changed);
  }
}
