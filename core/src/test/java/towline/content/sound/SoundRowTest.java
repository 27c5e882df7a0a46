package towline.content.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.AllEvents;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Team;

class SoundRowTest {
  private static final SoundSpec SHIPPED = SoundSpec.load();

  /** Cues of menus, announcements and the state of the ship. */
  private static final Set<Cue> WITHOUT_EVENT =
      EnumSet.of(
          Cue.MENU_MOVE,
          Cue.MENU_CHOOSE,
          Cue.MENU_BACK,
          Cue.MEDAL,
          Cue.LESSON_DONE,
          Cue.LOW_HULL,
          Cue.CABLE_CALL);

  private static List<Cue> cues(GameEvent event, EntityKind kind) {
    return SHIPPED.events().rows(event).stream()
        .filter(row -> row.condition().holds(kind, 1))
        .map(SoundRow::cue)
        .toList();
  }

  @Test
  void everyCueIsUsed() {
    Set<Cue> sounded = EnumSet.copyOf(WITHOUT_EVENT);
    AllEvents.stream()
        .flatMap(event -> SHIPPED.events().rows(event).stream())
        .forEach(row -> sounded.add(row.cue()));
    assertThat(sounded).containsExactlyInAnyOrder(Cue.values());
  }

  @ParameterizedTest
  @EnumSource(
      value = EventType.class,
      names = {
        "KILLED_BY_SHIP",
        "KILLED_BY_DRONE",
        "KILLED_BY_WHIP",
        "KILLED_BY_MODULE",
        "KILLED_BY_WINGMAN",
        "KILLED_BY_OWN_MISSILE",
        "KILLED_BY_LURED_MISSILE",
        "LOST_WITH_VESSEL"
      })
  void everyEnemyHasOneCueOfItsDeath(EventType kill) {
    for (EntityKind kind : EntityKind.values()) {
      // A courier is opened, not killed.
      if (kind.team() == Team.FOE && kind.isTarget() && kind != EntityKind.COURIER) {
        assertThat(cues(kill, kind))
            .as("%s of %s", kill, kind)
            .filteredOn(cue -> cue != Cue.WHIP_KILL)
            .hasSize(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = EventType.class,
      names = {
        "COURIER_BORN",
        "COURIER_CRACKED",
        "COURIER_MENDED",
        "COURIER_OPENED",
        "COURIER_ESCAPED"
      })
  void eventsOfACourierAreHeardOverAFight(EventType event) {
    assertThat(cues(event, EntityKind.COURIER))
        .singleElement()
        .satisfies(
            cue -> {
              assertThat(SoundSpec.load().voice(cue).duck()).isGreaterThanOrEqualTo(3);
              assertThat(SoundSpec.load().voice(cue).priority())
                  .isGreaterThan(SoundSpec.load().voice(Cue.PART_KILL).priority());
            });
  }

  @Test
  void theCueOfAKillDependsOnTheVictim() {
    assertThat(cues(EventType.KILLED_BY_DRONE, EntityKind.SNAKE_SEGMENT))
        .containsExactly(Cue.SNAKE_KILL);
    assertThat(cues(EventType.KILLED_BY_SHIP, EntityKind.MISSILE))
        .containsExactly(Cue.MISSILE_KILL);
    assertThat(cues(EventType.KILLED_BY_WHIP, EntityKind.TANK))
        .containsExactly(Cue.TANK_KILL, Cue.WHIP_KILL);
    assertThat(cues(EventType.LOST_WITH_VESSEL, EntityKind.VESSEL_BAY))
        .containsExactly(Cue.PART_KILL);
  }

  @ParameterizedTest
  @MethodSource("towline.content.AllEvents#stream")
  void theGainIsWithinItsRangeForAllAmounts(GameEvent event) {
    for (SoundRow row : SHIPPED.events().rows(event)) {
      for (double amount : new double[] {-5, 0, 0.5, 3, 40, 1e9}) {
        assertThat(row.gain().at(amount)).isBetween(0.0, 1.0);
      }
    }
  }
}
