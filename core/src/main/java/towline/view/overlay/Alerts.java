package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;

/** What tells of dangers that the picture does not show, or not well enough. */
public final class Alerts {
  private final Pen pen;
  private final OverlayCanvas canvas;
  private final OffscreenMarkers offscreenMarkers;
  private final MissileWarning missiles;

  /** Alerts in those colours. */
  public Alerts(Pen pen, Palette palette, Fonts fonts) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    offscreenMarkers = new OffscreenMarkers(palette);
    missiles = new MissileWarning(canvas);
  }

  /** Draws the signs. */
  public void drawShapes(Camera camera, InterpolatedScene scene) {
    canvas.reset(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    offscreenMarkers.draw(pen, scene, camera);
    missiles.draw(scene);
    pen.end();
  }

  /** Draws their numbers. */
  public void drawText(Batch batch) {
    canvas.texts().draw(batch);
  }
}
