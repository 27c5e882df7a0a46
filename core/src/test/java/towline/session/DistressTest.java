package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.DistressSpec;
import towline.content.GameContent;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;

class DistressTest {
  private static final DistressSpec SPEC = GameContent.load().arcade().distress();

  private final Distress distress = new Distress(SPEC);
  private final EventList events = new EventList();

  private void pass(double seconds) {
    events.clear();
    for (int tick = 0; tick < seconds * Tick.PER_SECOND; tick++) {
      distress.count(events);
    }
  }

  private void strike() {
    events.clear();
    TestEvents.add(events, EventType.SHIP_HURT, EntityKind.SHIP, 0, 0, 1, 2, 0.5);
    distress.count(events);
  }

  @Test
  void rareBlowsCauseNoDistress() {
    for (int blow = 0; blow < 10; blow++) {
      strike();
      double before = distress.level();
      pass(4 * SPEC.memory());
      assertThat(before).isLessThan(0.05);
      assertThat(distress.level()).isZero();
    }
  }

  @Test
  void manyBlowsCauseDistressThatPasses() {
    double last = 0;
    while (last < 1) {
      strike();
      assertThat(distress.level()).isGreaterThanOrEqualTo(last);
      last = distress.level();
      pass(SPEC.memory() / 10);
    }
    for (int i = 0; i < 40; i++) {
      last = distress.level();
      pass(SPEC.memory() / 10);
      assertThat(distress.level()).isLessThanOrEqualTo(last);
    }
    assertThat(distress.level()).isZero();
  }
}
