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

/** Draws the ghost of an earlier run, and the player's lead over it. */
public final class GhostView {
  /** Opacity of a ghost; low, so that it is not mistaken for a ship. */
  private static final double OPACITY = 0.34;

  private static final double SHIP_SIZE = 0.98;
  private static final double DRONE_SIZE = 0.85;
  private static final double BARREL_LENGTH = 1.5;
  private static final double LINE_WIDTH = 0.06;

  /** Distance from the top of the window to the text below the score, design pixels. */
  private static final double TOP_MARGIN = 92;

  private static final Polygon DRONE_HULL =
      Polygon.closed(1, 0, 0.5, 0.87, -0.5, 0.87, -1, 0, -0.5, -0.87, 0.5, -0.87);

  private final HudCanvas canvas;
  private final CachedText label;
  private final StringBuilder text = new StringBuilder();

  /** Creates a view that draws on {@code canvas}. */
  public GhostView(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.BODY, Anchor.LEFT);
  }

  /** Draws ship, drone and cable of the ghost over the world. */
  public void drawWorld(GhostPose pose, Camera camera) {
    ShapeDrawer pen = canvas.shapes();
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    pen.ink(canvas.palette().colour(ColorRole.TEXT), OPACITY);
    pen.line(pose.shipX, pose.shipY, pose.droneX, pose.droneY, LINE_WIDTH / 2);
    pen.squashed(
        ShipPainter.HULL,
        pose.shipX,
        pose.shipY,
        pose.shipHeading,
        SHIP_SIZE,
        SHIP_SIZE,
        LINE_WIDTH);
    pen.squashed(
        DRONE_HULL,
        pose.droneX,
        pose.droneY,
        pose.droneHeading,
        DRONE_SIZE,
        DRONE_SIZE,
        LINE_WIDTH);
    pen.line(
        pose.droneX,
        pose.droneY,
        pose.droneX + BARREL_LENGTH * Math.cos(pose.droneHeading),
        pose.droneY + BARREL_LENGTH * Math.sin(pose.droneHeading),
        LINE_WIDTH);
    pen.end();
  }

  /** Draws the player's lead, points; negative: behind. */
  public void drawLead(long lead) {
    text.setLength(0);
    text.append(canvas.localization().of(lead < 0 ? "hud.behind" : "hud.ahead")).append("  ");
    NumberText.grouped(text, Math.abs(lead));
    label
        .setText(text)
        .setColour(canvas.palette().colour(lead < 0 ? ColorRole.WARNING : ColorRole.SHARD))
        .draw(canvas.batch(), canvas.left(), canvas.top() - canvas.pixels(TOP_MARGIN), 1);
  }
}
