package towline.game.run;

import towline.content.look.ColorRole;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.HudCanvas;
import towline.view.scene.Camera;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;
import towline.view.world.painter.ShipPainter;

/** Draws the ghost of a previous run, and says how far the player is ahead of it. */
public final class GhostView {
  /** How faint a ghost is: it must never be taken for a ship. */
  private static final double FAINT = 0.34;

  private static final double SHIP = 0.98;
  private static final double DRONE = 0.85;
  private static final double BARREL = 1.5;
  private static final double LINE = 0.06;

  /** Below the score, design pixels. */
  private static final double BELOW_TOP = 92;

  private static final Polygon DRONE_HULL =
      Polygon.closed(1, 0, 0.5, 0.87, -0.5, 0.87, -1, 0, -0.5, -0.87, 0.5, -0.87);

  private final HudCanvas canvas;
  private final CachedText label;
  private final StringBuilder text = new StringBuilder();

  /** Draws on that canvas. */
  public GhostView(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.BODY, Anchor.LEFT);
  }

  /** Draws ship, drone and cable where they were, over the world. */
  public void drawWorld(GhostPose pose, Camera camera) {
    ShapeDrawer pen = canvas.pen();
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    pen.ink(canvas.palette().of(ColorRole.TEXT), FAINT);
    pen.line(pose.shipX, pose.shipY, pose.droneX, pose.droneY, LINE / 2);
    pen.squashed(ShipPainter.HULL, pose.shipX, pose.shipY, pose.shipHeading, SHIP, SHIP, LINE);
    pen.squashed(DRONE_HULL, pose.droneX, pose.droneY, pose.droneHeading, DRONE, DRONE, LINE);
    pen.line(
        pose.droneX,
        pose.droneY,
        pose.droneX + BARREL * Math.cos(pose.droneHeading),
        pose.droneY + BARREL * Math.sin(pose.droneHeading),
        LINE);
    pen.end();
  }

  /** Says how many points the player is ahead, or behind if negative. */
  public void drawLead(long lead) {
    text.setLength(0);
    text.append(canvas.words().of(lead < 0 ? "hud.behind" : "hud.ahead")).append("  ");
    NumberText.grouped(text, Math.abs(lead));
    label
        .set(text)
        .colour(canvas.palette().of(lead < 0 ? ColorRole.WARNING : ColorRole.SHARD))
        .draw(
            canvas.batch(),
            canvas.margin(),
            canvas.height() - canvas.margin() - canvas.of(BELOW_TOP),
            1);
  }
}
