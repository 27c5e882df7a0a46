package towline.view.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.content.look.EffectTable;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;

class EveryKindIsDrawnTest {
  private static final double PIXELS_PER_METRE = 26.7;
  private static final int FLOATS_PER_QUAD = 32;

  private final WorldView view =
      new WorldView(Palettes.shipped(), EffectTable.load(), GameContent.load());
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::count));
  private int floats;
  private int calls;

  EveryKindIsDrawnTest() throws IOException {}

  private void count(float[] vertices, int drawn, Matrix4 projection) {
    floats += drawn;
    calls++;
  }

  /** Returns the amount drawn of a world with the camera in the middle. */
  private int drawnOf(Snapshot world) {
    floats = 0;
    calls = 0;
    view.camera().resize(1280, 720);
    view.reset(world);
    view.camera().cut(48, 27);
    return drawnAgain(world);
  }

  private int drawnAgain(Snapshot world) {
    floats = 0;
    view.update(world, world, 1, 0);
    view.draw(pen, PIXELS_PER_METRE);
    return floats;
  }

  /**
   * Returns the entities that must exist before: a segment is drawn as part of a snake, which has a
   * head.
   */
  private static Snapshots before(EntityKind kind) {
    Snapshots world = new Snapshots(1);
    return kind == EntityKind.SNAKE_SEGMENT
        ? world.withSegment(EntityKind.SNAKE_HEAD, 6, 46, 27, 0, 3, 0)
        : world;
  }

  @ParameterizedTest
  @EnumSource
  void somethingIsDrawnForEachKind(EntityKind kind) {
    int without = drawnOf(before(kind).build());
    int withOne = drawnOf(before(kind).withSegment(kind, 7, 48, 27, 0.5, 3, 1).build());
    // A shadow is one quad, and identifies nothing.
    assertThat(withOne - without).isGreaterThan(FLOATS_PER_QUAD);
  }

  @ParameterizedTest
  @EnumSource(
      value = EntityKind.class,
      names = {"MITE", "TANK", "WARP_GATE", "SNAKE_HEAD", "MISSILE", "FOE_SHOT"})
  void aCrowdOfAKindIsDrawnInTheCallsOfTheEmptyStage(EntityKind kind) {
    drawnOf(new Snapshots(1).build());
    int empty = calls;
    Snapshots world = new Snapshots(1);
    for (int i = 0; i < 150; i++) {
      world.withSegment(kind, 10 + i, 38 + i % 15, 22 + i / 15, 0.1 * i, 10 + i, 0);
    }
    drawnOf(world.build());
    assertThat(calls).isLessThanOrEqualTo(empty + 1);
  }

  /** Posts and clocks remain; curtain and chevrons go. */
  @Test
  void aGateIsQuietWhileNothingIsAtRisk() {
    int empty = drawnOf(new Snapshots(1).build());
    Snapshot world = new Snapshots(1).with(EntityKind.HAUL_GATE, 7, 48, 27, 0.5).build();
    int prized = drawnOf(world) - empty;
    view.setHaulAtRisk(false);
    int quiet = drawnAgain(world) - empty;
    assertThat(quiet).isBetween(4 * FLOATS_PER_QUAD, prized * 3 / 4);
    view.setHaulAtRisk(true);
    assertThat(drawnAgain(world) - empty).isEqualTo(prized);
  }

  /** Ship, drone and wingmen are never far from the picture, and always drawn. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SHIP", "DRONE", "WINGMAN"})
  void entitiesFarOutsideThePictureAreNotDrawn(EntityKind kind) {
    int empty = drawnOf(new Snapshots(1).build());
    assertThat(drawnOf(new Snapshots(1).withSegment(kind, 7, 700, 27, 0.5, 3, 0).build()))
        .isEqualTo(empty);
  }
}
