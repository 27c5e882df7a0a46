package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.sound.Cue;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;

class EventCuesTest {
  /** Sounded by menus and announcements, by the state of the ship, or beside another voice. */
  private static final Set<Cue> WITHOUT_EVENT =
      EnumSet.of(
          Cue.MENU_MOVE,
          Cue.MENU_CHOOSE,
          Cue.MENU_BACK,
          Cue.MEDAL,
          Cue.LESSON_DONE,
          Cue.LOW_HULL,
          Cue.WHIP_KILL);

  @ParameterizedTest
  @EnumSource(EventType.class)
  void everyEventIsVoicedOrNamedAsSilent(EventType type) {
    boolean silent = EventCues.SILENT.contains(type);
    assertThat(EventCues.cue(type, null) == null).as("%s is silent", type).isEqualTo(silent);
    for (EntityKind kind : EntityKind.values()) {
      assertThat(EventCues.cue(type, kind) == null).isEqualTo(silent);
    }
  }

  @Test
  void everyCueIsSounded() {
    Set<Cue> sounded = EnumSet.copyOf(WITHOUT_EVENT);
    for (EventType type : EventType.values()) {
      for (EntityKind kind : EntityKind.values()) {
        Cue cue = EventCues.cue(type, kind);
        if (cue != null) {
          sounded.add(cue);
        }
      }
    }
    assertThat(sounded).containsExactlyInAnyOrder(Cue.values());
  }

  @Test
  void killsSoundByWhatIsKilled() {
    assertThat(EventCues.cue(EventType.KILLED_BY_DRONE, EntityKind.SNAKE_SEGMENT))
        .isEqualTo(Cue.SNAKE_KILL);
    assertThat(EventCues.cue(EventType.KILLED_BY_SHIP, EntityKind.MISSILE))
        .isEqualTo(Cue.MISSILE_KILL);
    assertThat(EventCues.cue(EventType.KILLED_BY_WHIP, EntityKind.TANK)).isEqualTo(Cue.TANK_KILL);
    assertThat(EventCues.cue(EventType.LOST_WITH_VESSEL, EntityKind.VESSEL_BAY))
        .isEqualTo(Cue.PART_KILL);
  }

  @ParameterizedTest
  @EnumSource(EventType.class)
  void noAmountIsLouderThanTheTableSays(EventType type) {
    for (double amount : new double[] {-5, 0, 0.5, 3, 40, 1e9}) {
      assertThat(EventCues.strength(type, amount)).isBetween(0.0, 1.0);
    }
  }
}
