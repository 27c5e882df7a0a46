package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

/**
 * Warnings of dangers that the picture does not show, or not clearly enough, and the mark of the
 * named target.
 */
public final class Alerts {
  /** Size of the corner at the upper left that the score takes, design pixels. */
  private static final double SCORE_WIDTH = 250;

  private static final double SCORE_HEIGHT = 112;

  private final ShapeDrawer pen;
  private final OverlayCanvas canvas;
  private final OffscreenMarkers offscreenMarkers;
  private final MissileWarning missiles;
  private final CableWarning cable;
  private final HullRing hull;
  private final NamedTargetMark namedTarget;

  /** Creates alerts for a ship whose hull takes {@code blows} hits. */
  public Alerts(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words, int blows) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    offscreenMarkers = new OffscreenMarkers(palette);
    missiles = new MissileWarning(canvas);
    cable = new CableWarning(canvas, fonts, words.of("hud.cable.lost"));
    hull = new HullRing(canvas, blows);
    namedTarget = new NamedTargetMark(canvas);
  }

  /** Sets whether the warnings of missiles have the closing speed as a number. */
  public void setNumbersShown(boolean wanted) {
    missiles.setNumbersShown(wanted);
  }

  /** Sets whether the ship is lost, so that nobody can hook the drone on again. */
  public void setShipLost(boolean lost) {
    cable.setShipLost(lost);
  }

  /** Returns the number of numbers beside the signs. */
  int numbers() {
    return canvas.texts().size();
  }

  /**
   * Draws the signs.
   *
   * @param isHaulAtRisk true if a part of the haul is at risk; if not, those of gates are quiet
   */
  public void drawShapes(Camera camera, InterpolatedScene scene, boolean isHaulAtRisk) {
    canvas.reset(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    offscreenMarkers.setHaulAtRisk(isHaulAtRisk);
    offscreenMarkers.draw(
        pen, scene, camera, canvas.pixels(SCORE_WIDTH), canvas.pixels(SCORE_HEIGHT));
    missiles.draw(scene);
    hull.draw(scene);
    namedTarget.draw(scene, canvas.pixels(SCORE_WIDTH), canvas.pixels(SCORE_HEIGHT));
    cable.drawShapes(scene);
    pen.end();
  }

  /** Draws the signs' text where there is room. */
  public void drawText(Batch batch, ScreenRoom room) {
    cable.drawText(batch, room);
    canvas.texts().draw(batch, room);
  }
}
