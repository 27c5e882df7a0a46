package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.viewport.Viewport;
import towline.sim.api.Snapshot;
import towline.view.Renderer;
import towline.view.world.WorldView;

/** A widget with a still picture of the world, drawn by the painters of the fight. */
abstract class StillWidget extends Widget {
  protected final Renderer renderer;
  protected final WorldView view;
  private final Snapshot state;
  private final Matrix4 projection = new Matrix4();
  private final Vector3 corner = new Vector3();

  /** Creates a picture of {@code state}, drawn in {@code view}, which several may share. */
  StillWidget(Renderer renderer, WorldView view, Snapshot state) {
    this.renderer = renderer;
    this.view = view;
    this.state = state;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    Viewport window = getStage().getViewport();
    batch.end();
    projection.set(batch.getProjectionMatrix()).mul(batch.getTransformMatrix());
    corner.set(getX(), getY(), 0).prj(projection);
    int left = pixel(corner.x, window.getScreenWidth());
    int bottom = pixel(corner.y, window.getScreenHeight());
    corner.set(getX() + getWidth(), getY() + getHeight(), 0).prj(projection);
    int wide = pixel(corner.x, window.getScreenWidth()) - left;
    int high = pixel(corner.y, window.getScreenHeight()) - bottom;
    if (wide > 0 && high > 0) {
      view.reset(state);
      view.update(state, state, 1, 0);
      view.camera().resize(wide, high);
      drawStill(left, bottom, wide, high);
    }
    batch.begin();
  }

  private static int pixel(double clip, int size) {
    return (int) Math.round((clip + 1) / 2 * size);
  }

  /** Points the camera and draws into a part of the window, physical pixels from the lower left. */
  protected abstract void drawStill(int left, int bottom, int wide, int high);
}
