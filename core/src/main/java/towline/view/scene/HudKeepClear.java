package towline.view.scene;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * What a panel must not hide: ship, drone, and whatever threatens them, where the window shows it.
 */
public final class HudKeepClear {
  /** How far from its middle a thing reaches, m. */
  private static final double REACH = 0.9;

  private static final double VESSEL_REACH = 2.5;

  private static final double SHELL_REACH = 2.2;

  private static final EntityKind[] KINDS = EntityKind.values();

  private final Camera camera;
  private final InterpolatedScene scene;

  /** The subjects of that scene, as that camera sees them. */
  public HudKeepClear(Camera camera, InterpolatedScene scene) {
    this.camera = camera;
    this.scene = scene;
  }

  /** Whether one of them lies in a rectangle of the window, physical pixels from the lower left. */
  public boolean isAnyIn(double left, double bottom, double right, double top) {
    double scale = camera.pixelsPerMetre();
    double fromX = camera.left() + left / scale;
    double toX = camera.left() + right / scale;
    double fromY = camera.bottom() + bottom / scale;
    double toY = camera.bottom() + top / scale;
    for (EntityKind kind : KINDS) {
      double reach = reach(kind);
      if (reach > 0 && isAnyIn(kind, fromX - reach, fromY - reach, toX + reach, toY + reach)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAnyIn(EntityKind kind, double fromX, double fromY, double toX, double toY) {
    Snapshot now = scene.now();
    for (int i = now.first(kind); i < now.end(kind); i++) {
      boolean lands = kind == EntityKind.SHELL;
      double x = lands ? now.x(i) + now.vx(i) * now.row(i).timeToLanding : scene.x(i);
      double y = lands ? now.y(i) + now.vy(i) * now.row(i).timeToLanding : scene.y(i);
      if (x > fromX && x < toX && y > fromY && y < toY) {
        return true;
      }
    }
    return false;
  }

  /** How far a thing of that kind reaches, m; 0: it may be hidden. */
  private static double reach(EntityKind kind) {
    return switch (kind) {
      case FOE_SHOT, SEEKER -> REACH;
      case SHELL -> SHELL_REACH;
      case WINGMAN -> 0;
      default -> kind.isVesselPart() ? VESSEL_REACH : kind.isTarget() ? REACH : 0;
    };
  }
}
