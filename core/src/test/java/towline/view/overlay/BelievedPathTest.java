package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;

class BelievedPathTest {
  private final BelievedPath path = new BelievedPath();
  private final Snapshot snapshot =
      new Snapshots(1)
          .with(EntityKind.COURIER, 7, 40, 20, 0)
          .with(EntityKind.TANK, 6, 30, 20, 0)
          .build();

  private void fireAt(int target) {
    EventList events = new EventList();
    TestEvents.add(events, EventType.DRONE_FIRED, null, 20, 20, 9, target, 2);
    path.onEvents(events, snapshot);
  }

  private void believe(double endX) {
    PilotTrace vision = new PilotTrace();
    vision.add(PilotTrace.Mark.FACING, 2, 0, 0).bearing(0).length(0);
    vision.add(PilotTrace.Mark.TRACK, 2, 40, 20).end(41, 20);
    vision.add(PilotTrace.Mark.TRACK, 2, 41, 20).end(endX, 20);
    path.see(vision);
  }

  @Test
  void theBeliefAtTheLaunchOfALanceStaysInPlace() {
    fireAt(7);
    believe(44);
    assertThat(path.isShown()).isTrue();
    path.update(0.5);
    believe(60);
    assertThat(path.endX()).isEqualTo(44);
    path.update(BelievedPath.LIFE);
    assertThat(path.isShown()).isFalse();
  }

  @Test
  void aShotAtAnythingElseLeavesNoPath() {
    fireAt(6);
    believe(44);
    assertThat(path.isShown()).isFalse();
  }

  @Test
  void aModeWithoutAPathLeavesNone() {
    fireAt(7);
    path.see(new PilotTrace());
    assertThat(path.isShown()).isFalse();
  }
}
