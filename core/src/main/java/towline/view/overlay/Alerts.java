package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.text.Fonts;
import towline.view.world.Camera;
import towline.view.world.Scene;

/** What tells of dangers that the picture does not show, or not well enough. */
public final class Alerts {
  private final Pen pen;
  private final Slate slate;
  private final Beacons beacons;
  private final MissileWarning missiles;

  /** Alerts in those colours. */
  public Alerts(Pen pen, Palette palette, Fonts fonts) {
    this.pen = pen;
    slate = new Slate(pen, palette, fonts);
    beacons = new Beacons(palette);
    missiles = new MissileWarning(slate);
  }

  /** Draws the signs. */
  public void shapes(Camera camera, Scene scene) {
    slate.wipe(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    beacons.draw(pen, scene, camera);
    missiles.draw(scene);
    pen.end();
  }

  /** Draws their numbers. */
  public void text(Batch batch) {
    slate.texts().draw(batch);
  }
}
