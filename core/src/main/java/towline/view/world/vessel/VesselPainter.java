package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.world.painter.KindPainter;
import towline.view.world.painter.PaintFrame;

/** Draws vessels of any set of parts: struts, hull, core, and the equipment on top. */
public final class VesselPainter implements KindPainter {
  private final Palette palette;
  private final VesselBodies vesselBodies;
  private final HullPainter hull;
  private final CorePainter core;
  private final PartPainter parts;

  /** Creates a painter of the vessels in {@code vesselBodies}. */
  public VesselPainter(Palette palette, VesselBodies vesselBodies) {
    this.palette = palette;
    this.vesselBodies = vesselBodies;
    hull = new HullPainter(palette);
    core = new CorePainter(palette);
    parts = new PartPainter(palette);
  }

  /** Draws all vessels whole; called for the kind of their cores. */
  @Override
  public void draw(PaintFrame frame, EntityKind kind) {
    for (int n = 0; n < vesselBodies.size(); n++) {
      VesselBody body = vesselBodies.body(n);
      if (isSeen(frame.scene(), body, frame.camera())) {
        draw(frame.shapes(), frame.scene(), body, frame.hitFeedback(), frame.time());
      }
    }
  }

  private static boolean isSeen(InterpolatedScene scene, VesselBody body, Camera camera) {
    for (int place = 0; place < body.end(); place++) {
      int i = body.entity(place);
      if (i >= 0 && camera.intersects(scene.x(i), scene.y(i), 3 * scene.snapshot().radius(i))) {
        return true;
      }
    }
    return false;
  }

  private void draw(
      ShapeDrawer pen,
      InterpolatedScene scene,
      VesselBody body,
      HitFeedback hitFeedback,
      double time) {
    Snapshot snapshot = scene.snapshot();
    for (int place = 0; place < body.end(); place++) {
      if (isCarried(snapshot, body, place)) {
        strut(pen, scene, body, body.entity(place));
      }
    }
    hull.draw(pen, scene, body, hitFeedback, time);
    for (int place = 0; place < body.end(); place++) {
      int i = body.entity(place);
      if (isCarried(snapshot, body, place)) {
        double lit = hitFeedback.brightness(snapshot.id(i));
        parts.draw(pen, scene, i, body.open(place), lit, hitFeedback.recoil(snapshot.id(i)), time);
      } else if (i >= 0 && i == body.core()) {
        core.draw(pen, scene, i, body.open(place), hitFeedback.brightness(snapshot.id(i)), time);
      }
    }
  }

  private static boolean isCarried(Snapshot snapshot, VesselBody body, int place) {
    return body.entity(place) >= 0 && !HullPainter.isVertebra(snapshot, body, place);
  }

  /** Draws a strut from a part to the nearest vertebra. */
  private void strut(ShapeDrawer pen, InterpolatedScene scene, VesselBody body, int part) {
    Snapshot snapshot = scene.snapshot();
    int nearest = -1;
    for (int place = 0; place < body.end(); place++) {
      int i = body.entity(place);
      if (HullPainter.isVertebra(snapshot, body, place)
          && (nearest < 0 || snapshot.distance(part, i) < snapshot.distance(part, nearest))) {
        nearest = i;
      }
    }
    if (nearest >= 0) {
      double width = 0.6 * snapshot.radius(part);
      pen.ink(
          Palette.mix(
              palette.colour(ColorRole.HULL),
              palette.colour(ColorRole.ofVessel(snapshot.row(part).variant)),
              0.6),
          1);
      pen.line(scene.x(part), scene.y(part), scene.x(nearest), scene.y(nearest), width);
      pen.ink(palette.colour(ColorRole.HULL), 1);
      pen.line(scene.x(part), scene.y(part), scene.x(nearest), scene.y(nearest), width - 0.15);
    }
  }
}
