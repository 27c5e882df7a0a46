package towline.view.scene;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * The things that no panel may hide: ship, drone, and threats to them, as far as the window shows
 * them.
 */
public final class HudKeepClear {
  /** Radius that must stay clear around a thing's centre, m. */
  private static final double CLEARANCE = 0.9;

  private static final double VESSEL_CLEARANCE = 2.5;

  private static final double SHELL_CLEARANCE = 2.2;

  private static final EntityKind[] KINDS = EntityKind.values();

  private final Camera camera;
  private final InterpolatedScene scene;

  /** Creates the subjects of {@code scene} in the view of {@code camera}. */
  public HudKeepClear(Camera camera, InterpolatedScene scene) {
    this.camera = camera;
    this.scene = scene;
  }

  /** True if a subject is in a rectangle of the window, physical pixels from the lower left. */
  public boolean isAnyIn(double left, double bottom, double right, double top) {
    double scale = camera.pixelsPerMetre();
    double fromX = camera.left() + left / scale;
    double toX = camera.left() + right / scale;
    double fromY = camera.bottom() + bottom / scale;
    double toY = camera.bottom() + top / scale;
    for (EntityKind kind : KINDS) {
      double clearance = clearance(kind);
      if (clearance > 0
          && isAnyIn(
              kind, fromX - clearance, fromY - clearance, toX + clearance, toY + clearance)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAnyIn(EntityKind kind, double fromX, double fromY, double toX, double toY) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      boolean lands = kind == EntityKind.SHELL;
      double x =
          lands ? snapshot.x(i) + snapshot.vx(i) * snapshot.row(i).timeToLanding : scene.x(i);
      double y =
          lands ? snapshot.y(i) + snapshot.vy(i) * snapshot.row(i).timeToLanding : scene.y(i);
      if (x > fromX && x < toX && y > fromY && y < toY) {
        return true;
      }
    }
    return false;
  }

  /** Returns the radius that must stay clear around a thing of a kind, m; 0 if it may be hidden. */
  private static double clearance(EntityKind kind) {
    return switch (kind) {
      case FOE_SHOT, SEEKER -> CLEARANCE;
      case SHELL -> SHELL_CLEARANCE;
      case WINGMAN -> 0;
      default -> kind.isVesselPart() ? VESSEL_CLEARANCE : kind.isTarget() ? CLEARANCE : 0;
    };
  }
}
