package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.Score;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;

/** The digest that golden replays are compared by notices any change of any event. */
class EventDigestTest {
  private static final List<Consumer<EventList>> CHANGES =
      List.of(
          told -> TestEvents.add(told, EventType.SHIP_HURT, EntityKind.SHIP, 1, 2, 3, 4, 0.5),
          told -> TestEvents.add(told, EventType.WINGMAN_HURT, EntityKind.TANK, 1, 2, 3, 4, 0.5),
          told -> TestEvents.add(told, EventType.WINGMAN_HURT, null, 1, 2, 3, 4, 0.5),
          told ->
              TestEvents.add(
                  told, EventType.WINGMAN_HURT, EntityKind.SHIP, Math.nextUp(1), 2, 3, 4, 0.5),
          told ->
              TestEvents.add(
                  told, EventType.WINGMAN_HURT, EntityKind.SHIP, 1, Math.nextUp(2), 3, 4, 0.5),
          told -> TestEvents.add(told, EventType.WINGMAN_HURT, EntityKind.SHIP, 1, 2, 9, 4, 0.5),
          told -> TestEvents.add(told, EventType.WINGMAN_HURT, EntityKind.SHIP, 1, 2, 3, 9, 0.5),
          told ->
              TestEvents.add(
                  told, EventType.WINGMAN_HURT, EntityKind.SHIP, 1, 2, 3, 4, Math.nextUp(0.5)),
          told -> {});

  @Test
  void anyOtherEventInAnySecondChangesTheLineOfThatSecond() {
    Consumer<EventList> usual =
        told -> TestEvents.add(told, EventType.WINGMAN_HURT, EntityKind.SHIP, 1, 2, 3, 4, 0.5);
    List<String> kept = digest(3, 90, usual);
    assertThat(kept).hasSize(4);
    assertThat(digest(3, 90, usual)).isEqualTo(kept);
    for (Consumer<EventList> change : CHANGES) {
      List<String> other = digest(3, 90, change);
      assertThat(other.get(2)).isNotEqualTo(kept.get(2));
      assertThat(other.get(1)).isEqualTo(kept.get(1));
      assertThat(other.get(3)).isEqualTo(kept.get(3));
    }
  }

  @Test
  void theOrderOfEventsCounts() {
    Consumer<EventList> first = told -> TestEvents.add(told, EventType.SHIP_HURT, 1);
    Consumer<EventList> second = told -> TestEvents.add(told, EventType.SHARD_TAKEN, 1);
    assertThat(digest(1, 5, first.andThen(second)))
        .isNotEqualTo(digest(1, 5, second.andThen(first)));
  }

  /** So many seconds in which nothing is told but in that tick. */
  private static List<String> digest(int seconds, int tick, Consumer<EventList> told) {
    EventDigest digest = new EventDigest();
    EventList events = new EventList();
    try (Run run = new Run(GameContent.load(), new RunSetup(3, PlayMode.ARCADE, 1, 1))) {
      Score score = run.score();
      for (int i = 0; i < seconds * Replay.TICKS_A_HASH; i++) {
        events.clear();
        if (i == tick) {
          told.accept(events);
        }
        digest.add(events, score);
      }
    }
    return digest.lines();
  }
}
