package towline.view.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class InterpolatedSceneTest {
  private final InterpolatedScene scene = new InterpolatedScene();

  @Test
  void entitiesAreBetweenTheirLastTwoPlaces() {
    Snapshot before = new Snapshots(1).with(EntityKind.SHIP, 1, 10, 20, 0).build();
    Snapshot snapshot = new Snapshots(2).with(EntityKind.SHIP, 1, 14, 28, 1).build();
    scene.update(before, snapshot, 0.25);
    assertThat(scene.x(0)).isEqualTo(11);
    assertThat(scene.y(0)).isEqualTo(22);
    assertThat(scene.heading(0)).isEqualTo(0.25);
  }

  @Test
  void headingsTurnTheShorterWay() {
    Snapshot before = new Snapshots(1).with(EntityKind.SHIP, 1, 0, 0, 3).build();
    Snapshot snapshot = new Snapshots(2).with(EntityKind.SHIP, 1, 0, 0, -3).build();
    scene.update(before, snapshot, 0.5);
    assertThat(Math.abs(scene.heading(0))).isCloseTo(Math.PI, within(1e-9));
  }

  @Test
  void newEntitiesAreAtTheirPlaceOfBirthAndDeadOnesGone() {
    Snapshot before =
        new Snapshots(1)
            .with(EntityKind.SHIP_SHOT, 5, 0, 0, 0)
            .with(EntityKind.SHIP_SHOT, 6, 10, 0, 0)
            .with(EntityKind.SHIP_SHOT, 7, 20, 0, 0)
            .build();
    Snapshot snapshot =
        new Snapshots(2)
            .with(EntityKind.SHIP_SHOT, 5, 2, 0, 0)
            .with(EntityKind.SHIP_SHOT, 7, 22, 0, 0)
            .with(EntityKind.SHIP_SHOT, 9, 50, 0, 0)
            .build();
    scene.update(before, snapshot, 0.5);
    assertThat(scene.snapshot().count(EntityKind.SHIP_SHOT)).isEqualTo(3);
    assertThat(scene.x(0)).isEqualTo(1);
    assertThat(scene.x(1)).isEqualTo(21);
    assertThat(scene.x(2)).isEqualTo(50);
  }

  @Test
  void aSegmentThatBecameAHeadDoesNotJump() {
    Snapshot before =
        new Snapshots(1)
            .withSegment(EntityKind.SNAKE_HEAD, 10, 0, 0, 0, 1, 0)
            .withSegment(EntityKind.SNAKE_SEGMENT, 11, 4, 0, 0, 1, 1)
            .build();
    Snapshot snapshot =
        new Snapshots(2).withSegment(EntityKind.SNAKE_HEAD, 11, 6, 0, 0, 2, 0).build();
    scene.update(before, snapshot, 0.5);
    assertThat(scene.x(0)).isEqualTo(5);
  }

  @Test
  void segmentsAreLinkedInTheOrderOfTheirPlaces() {
    Snapshot snapshot =
        new Snapshots(2)
            .withSegment(EntityKind.SNAKE_HEAD, 10, 0, 0, 0, 1, 0)
            .withSegment(EntityKind.SNAKE_HEAD, 20, 0, 5, 0, 2, 0)
            .withSegment(EntityKind.SNAKE_SEGMENT, 11, -1, 0, 0, 1, 1)
            .withSegment(EntityKind.SNAKE_SEGMENT, 12, -2, 0, 0, 1, 2)
            .withSegment(EntityKind.SNAKE_SEGMENT, 21, -1, 5, 0, 2, 1)
            .build();
    scene.update(snapshot, snapshot, 1);
    assertThat(scene.chains()).isEqualTo(2);
    assertThat(scene.chainLength(0)).isEqualTo(3);
    assertThat(scene.chainLength(1)).isEqualTo(2);
    assertThat(snapshot.id(scene.link(0, 2))).isEqualTo(12);
    assertThat(snapshot.id(scene.link(1, 1))).isEqualTo(21);
  }

  @Test
  void growsWithTheNumberOfEntities() {
    Snapshots many = new Snapshots(1);
    for (int id = 1; id <= 5000; id++) {
      many.with(EntityKind.SHARD, id, id, 0, 0);
    }
    Snapshot snapshot = many.build();
    scene.update(snapshot, snapshot, 1);
    assertThat(scene.x(4999)).isEqualTo(5000);
  }
}
