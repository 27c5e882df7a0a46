package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.AllEvents;
import towline.content.GameContent;
import towline.content.MedalCondition;
import towline.content.MedalSpec;
import towline.content.PlayEvent;
import towline.data.ContentException;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.TestEvents;

/** The conditions of medals. */
class MedalProgressTest {
  private static final GameContent CONTENT = GameContent.load();
  private final EventList events = new EventList();

  private static MedalProgress towards(MedalCondition feat, int goal) {
    return new MedalProgress(List.of(new MedalSpec("M", feat, goal)), PlayMode.ARCADE);
  }

  private void happen(MedalProgress progress, GameEvent type, double amount) {
    happen(progress, type, EntityKind.TANK, amount);
  }

  private void happen(MedalProgress progress, GameEvent type, EntityKind kind, double amount) {
    events.clear();
    TestEvents.add(events, type, kind, 0, 0, 1, 2, amount);
    progress.count(events);
  }

  /** Returns the greatest count that a run can reach, if there is a limit. */
  private static double most(MedalCondition feat) {
    return switch (feat) {
      case CHAIN_LINKS ->
          CONTENT.mites().stream()
              .mapToInt(mite -> Math.max(mite.blast().links(), mite.blast().harpoonLinks()))
              .max()
              .orElse(0);
      case COURIER_KINDS -> CONTENT.couriers().kinds().size();
      case ARCADE_WAVE -> CONTENT.arcade().waves().size();
      default -> Double.POSITIVE_INFINITY;
    };
  }

  @Test
  void everyGoalCanBeReached() {
    for (MedalSpec medal : MedalSpec.load()) {
      for (int goal : medal.goals()) {
        assertThat((double) goal).as(medal.name()).isLessThanOrEqualTo(most(medal.feat()));
      }
    }
  }

  /** Conditions that count the events of one type alone. */
  private static final Map<MedalCondition, GameEvent> COUNTED =
      Map.of(
          MedalCondition.MISSILES_BATTED, EventType.MISSILE_BATTED,
          MedalCondition.TANKS_THROWN, EventType.TANK_THROWN,
          MedalCondition.LURED_KILLS, EventType.KILLED_BY_LURED_MISSILE,
          MedalCondition.GOOD_CALLS, PlayEvent.GOOD_CALL,
          MedalCondition.SNAKES_CUT, EventType.SNAKE_CUT,
          MedalCondition.NEAR_MISSES, EventType.NEAR_MISS,
          MedalCondition.OWN_MISSILE_KILLS, EventType.KILLED_BY_OWN_MISSILE);

  /** Conditions on the greatest number in events of one type. */
  private static final Map<MedalCondition, GameEvent> LARGEST =
      Map.of(
          MedalCondition.SWING_KILLS, EventType.WHIP_ENDED,
          MedalCondition.CHAIN_LINKS, EventType.KILLED_BY_CHAIN,
          MedalCondition.HAUL, PlayEvent.HAUL_RAISED,
          MedalCondition.ARCADE_WAVE, PlayEvent.WAVE_CLEARED);

  @ParameterizedTest
  @EnumSource(MedalCondition.class)
  void aConditionCountsItsOwnEventsAlone(MedalCondition feat) {
    for (GameEvent type : AllEvents.stream().toList()) {
      MedalProgress progress = towards(feat, 99);
      happen(progress, type, 2);
      happen(progress, type, 3);
      happen(progress, type, 1);
      if (COUNTED.containsKey(feat)) {
        assertThat(progress.count(0)).as(type.name()).isEqualTo(type == COUNTED.get(feat) ? 3 : 0);
      } else if (LARGEST.containsKey(feat)) {
        assertThat(progress.count(0)).as(type.name()).isEqualTo(type == LARGEST.get(feat) ? 3 : 0);
      }
    }
  }

  @Test
  void couriersCountByKind() {
    MedalProgress kinds = towards(MedalCondition.COURIER_KINDS, 8);
    EventList opened = new EventList();
    for (int[] one : new int[][] {{0, 1}, {0, 7}, {3, 4}, {0, 1}}) {
      TestEvents.add(opened, EventType.COURIER_OPENED, EntityKind.COURIER, 0, 0, 5, one[0], one[1]);
    }
    kinds.count(opened);
    assertThat(kinds.count(0)).isEqualTo(2);
  }

  @Test
  void theMedalOfCouriersNeedsAllKinds() {
    assertThat(MedalSpec.load())
        .filteredOn(medal -> medal.feat() == MedalCondition.COURIER_KINDS)
        .extracting(MedalSpec::goal)
        .containsExactly(CONTENT.couriers().kinds().size());
  }

  @Test
  void twoSwingsOfOneKillAreNoSwingOfTwo() {
    MedalProgress progress = towards(MedalCondition.SWING_KILLS, 2);
    happen(progress, EventType.WHIP_ENDED, 1);
    happen(progress, EventType.WHIP_ENDED, 1);
    assertThat(progress.isEarned(0)).isFalse();
    happen(progress, EventType.WHIP_ENDED, 2);
    assertThat(progress.isEarned(0)).isTrue();
  }

  @Test
  void aMissEndsAStreak() {
    MedalProgress progress = towards(MedalCondition.HITS_IN_A_ROW, 3);
    for (int i = 0; i < 2; i++) {
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
      happen(progress, EventType.DRONE_SHOT_MISSED, 1);
    }
    assertThat(progress.count(0)).isEqualTo(2);
    for (int i = 0; i < 3; i++) {
      happen(progress, EventType.DRONE_SHOT_HIT, 1);
      happen(progress, EventType.DRONE_SHOT_LAPSED, 1);
    }
    assertThat(progress.isEarned(0)).isTrue();
  }

  @Test
  void aBlowResetsTheCountOfUnhurtWaves() {
    MedalProgress progress = towards(MedalCondition.WAVES_UNHURT, 2);
    happen(progress, PlayEvent.WAVE_CLEARED, 1);
    happen(progress, EventType.SHIP_HURT, 0.5);
    happen(progress, PlayEvent.WAVE_CLEARED, 2);
    happen(progress, PlayEvent.WAVE_CLEARED, 3);
    assertThat(progress.isEarned(0)).isFalse();
    happen(progress, PlayEvent.WAVE_CLEARED, 4);
    assertThat(progress.isEarned(0)).isTrue();
  }

  @Test
  void aWaveCountsInItsOwnModeOfPlay() {
    MedalProgress progress = towards(MedalCondition.SURVIVAL_WAVE, 1);
    happen(progress, PlayEvent.WAVE_CLEARED, 5);
    assertThat(progress.isEarned(0)).isFalse();
  }

  @Test
  void eachReachedGoalIsATier() {
    MedalSpec medal = new MedalSpec("M", MedalCondition.SNAKES_CUT, List.of(2, 3, 7));
    MedalProgress progress = new MedalProgress(List.of(medal), PlayMode.ARCADE);
    int[] tiers = {0, 0, 1, 2, 2, 2, 2, 3, 3};
    for (int cut = 0; cut < tiers.length; cut++) {
      assertThat(progress.tier(0)).as("after %d", cut).isEqualTo(tiers[cut]);
      assertThat(progress.isEarned(0)).isEqualTo(tiers[cut] > 0);
      happen(progress, EventType.SNAKE_CUT, 1);
    }
  }

  @Test
  void goalsRiseAndAreOneOrThree() {
    for (String goals : List.of("[]", "[1, 2]", "[1, 2, 2]", "[3, 2, 4]", "[1, 2, 3, 4]")) {
      String text = "{\"M\": {\"feat\": \"SNAKES_CUT\", \"goals\": " + goals + "}}";
      assertThatThrownBy(() -> MedalSpec.read(text)).as(goals).isInstanceOf(ContentException.class);
    }
  }

  @Test
  void theSavedNamesOfTiersAreUnique() {
    assertThat(
            MedalSpec.load().stream()
                .flatMap(
                    medal -> IntStream.rangeClosed(1, medal.goals().size()).mapToObj(medal::kept)))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[A-Z][A-Z0-9_]{0,39}"));
  }

  @Test
  void thereAreAtMostSixteenMedalsWithDifferentConditions() {
    List<MedalSpec> medals = MedalSpec.load();
    assertThat(medals).hasSizeLessThanOrEqualTo(16);
    assertThat(medals)
        .extracting(MedalSpec::feat)
        .containsExactlyInAnyOrder(MedalCondition.values());
  }
}
