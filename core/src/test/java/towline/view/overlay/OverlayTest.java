package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.ai.gun.FireDecision;
import towline.ai.published.PublishedMethod;
import towline.aim.search.Reason;
import towline.aim.situation.MotionBelief;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.view.Assets;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class OverlayTest {
  private static final int FLOATS_PER_QUAD = 32;

  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private final PilotTrace trace = new PilotTrace();
  private int quads;
  private double farthestX;
  private boolean isFinite = true;

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private Overlay overlay() {
    LineBatch batch =
        new LineBatch(
            (vertices, floats, projection) -> {
              quads += floats / FLOATS_PER_QUAD;
              for (int at = 0; at < floats; at += FLOATS_PER_QUAD / 4) {
                farthestX = Math.max(farthestX, vertices[at]);
                isFinite &= Float.isFinite(vertices[at]) && Float.isFinite(vertices[at + 1]);
              }
            });
    camera.resize(1280, 720);
    return new Overlay(new ShapeDrawer(batch), Palette.load(), new Fonts(), Localization.load());
  }

  private static Enum<?> word(Mark mark) {
    return switch (mark) {
      case METHOD -> PublishedMethod.STATIC_QUADRATIC;
      case BELIEF -> MotionBelief.STRAIGHT;
      case HOLDS_FIRE -> FireDecision.STUDIES;
      default -> Reason.OUTRUN;
    };
  }

  private int drawn(Mark mark) {
    Overlay overlay = overlay();
    trace.clear();
    TestEvents.add(trace, mark, word(mark), 40, 20, 0.8, 0.6, 0.5);
    quads = 0;
    overlay.drawShapes(camera, scene, trace);
    return quads + overlay.lines();
  }

  @ParameterizedTest
  @EnumSource(Mark.class)
  void everyMarkIsDrawn(Mark mark) {
    assertThat(drawn(mark)).isPositive();
  }

  @ParameterizedTest
  @EnumSource(Mark.class)
  void aMarkThatIsNotANumberDrawsNoShape(Mark mark) {
    Overlay overlay = overlay();
    TestEvents.add(trace, mark, word(mark), 0, 0, 0, 0, 0);
    overlay.drawShapes(camera, scene, trace);
    int shapes = quads;
    int lines = overlay.lines();
    quads = 0;
    TestEvents.add(trace, mark, word(mark), Double.NaN, 0, Double.NaN, 1, 0);
    overlay.drawShapes(camera, scene, trace);
    assertThat(isFinite).isTrue();
    assertThat(quads).isEqualTo(shapes);
    assertThat(overlay.lines()).isLessThanOrEqualTo(2 * lines);
  }

  @Test
  void theLightLayerShowsOnlyTheTargetAndTheLineOfAim() {
    assertThat(Mark.values())
        .filteredOn(Overlay::isLight)
        .containsExactlyInAnyOrder(Mark.TARGET, Mark.PATH);
  }

  @ParameterizedTest
  @EnumSource(AimMode.class)
  void aSwitchWritesTheModesBeliefAtTheDrone(AimMode mode) {
    Overlay overlay = overlay();
    Snapshot world = new Snapshots(1).with(EntityKind.DRONE, 5, 40, 20, 0).build();
    scene.update(world, world, 1);
    EventList events = new EventList();
    TestEvents.add(events, EventType.MODE_CHANGED, mode.ordinal());
    overlay.onEvents(events, world);
    overlay.drawShapes(camera, scene, trace);
    assertThat(overlay.lines()).isEqualTo(1);
    overlay.update(BeliefMark.LIFE);
    overlay.drawShapes(camera, scene, trace);
    assertThat(overlay.lines()).isZero();
  }

  @Test
  void theWantedDirectionIsDashedAndTheRealOneSolid() {
    assertThat(drawn(Mark.WANTED)).isGreaterThan(drawn(Mark.SMOOTHED) + 2);
  }

  @Test
  void namesOfMethodsAreWrittenOnlyWhileTimeIsStopped() {
    Overlay overlay = overlay();
    trace.add(Mark.GHOST, 2, 40, 20).end(44, 22);
    trace.add(Mark.METHOD, 45, 22).word(PublishedMethod.STATIC_QUADRATIC);
    overlay.drawShapes(camera, scene, trace);
    assertThat(overlay.lines()).as("the digit of the mode").isEqualTo(1);
    overlay.setTimeStopped(true);
    overlay.drawShapes(camera, scene, trace);
    assertThat(overlay.lines()).as("and the name of the method").isEqualTo(2);
  }

  @Test
  void aMissileThatTurnsHasAShorterArrow() {
    Overlay overlay = overlay();
    trace.add(Mark.SMOOTHED, 40, 20).direction(1, 0);
    overlay.drawShapes(camera, scene, trace);
    double whole = farthestX;
    trace.clear();
    trace.add(Mark.SMOOTHED, 40, 20).direction(0.5, 0);
    farthestX = 0;
    overlay.drawShapes(camera, scene, trace);
    assertThat(farthestX).isBetween(40.5, whole - 0.5);
  }

  @Test
  void aMarkMovesWithItsOwner() {
    Snapshot before =
        new Snapshots(1)
            .with(EntityKind.MISSILE, 5, 38, 20, 0)
            .with(EntityKind.TANK, 6, 40, 20, 0)
            .build();
    Snapshot snapshot =
        new Snapshots(2)
            .with(EntityKind.MISSILE, 5, 40, 20, 0)
            .with(EntityKind.TANK, 6, 40, 20, 0)
            .build();
    scene.update(before, snapshot, 0.5);
    TraceAnchor traceAnchor = new TraceAnchor();
    traceAnchor.find(scene, 5);
    assertThat(traceAnchor.shiftX()).isEqualTo(-1);
    assertThat(traceAnchor.kind()).isEqualTo(EntityKind.MISSILE);
    traceAnchor.find(scene, 6);
    assertThat(traceAnchor.shiftX()).isZero();
    assertThat(traceAnchor.kind()).isEqualTo(EntityKind.TANK);
    traceAnchor.find(scene, 7);
    assertThat(traceAnchor.shiftX()).isZero();
  }

  @Test
  void aCopiedMarkKeepsItsOwner() {
    PilotTrace of = new PilotTrace();
    of.setOwner(9);
    of.add(Mark.NEIGHBOUR, 1, 2).end(3, 4).neighbour(5);
    trace.add(of.get(0));
    assertThat(trace.get(0).owner()).isEqualTo(9);
    assertThat(trace.get(0).mark()).isEqualTo(Mark.NEIGHBOUR);
    assertThat(trace.get(0).neighbour()).isEqualTo(5);
  }
}
