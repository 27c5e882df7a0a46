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
  private double left = Double.POSITIVE_INFINITY;
  private double right = Double.NEGATIVE_INFINITY;
  private double bottom = Double.POSITIVE_INFINITY;
  private double top = Double.NEGATIVE_INFINITY;

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
    int x = pixel(corner.x, window.getScreenWidth());
    int y = pixel(corner.y, window.getScreenHeight());
    corner.set(getX() + getWidth(), getY() + getHeight(), 0).prj(projection);
    int wide = pixel(corner.x, window.getScreenWidth()) - x;
    int high = pixel(corner.y, window.getScreenHeight()) - y;
    if (wide > 0 && high > 0) {
      view.reset(state);
      view.update(state, state, 1, 0);
      view.camera().resize(wide, high);
      drawStill(x, y, wide, high);
    }
    batch.begin();
  }

  private static int pixel(double clip, int size) {
    return (int) Math.round((clip + 1) / 2 * size);
  }

  /** Encloses a disc in what the picture is about, m. */
  protected final void enclose(double x, double y, double radius) {
    left = Math.min(left, x - radius);
    right = Math.max(right, x + radius);
    bottom = Math.min(bottom, y - radius);
    top = Math.max(top, y + radius);
  }

  /** Returns the least height, m, of a picture of these proportions that shows all of it. */
  protected final double metres(int wide, int high) {
    return Math.max(top - bottom, (right - left) * high / wide);
  }

  /** Points the camera to the middle of it, with {@code metres} m from top to bottom. */
  protected final void frame(double metres) {
    view.camera().cutClose((left + right) / 2, (bottom + top) / 2, metres);
  }

  /** Points the camera and draws into a part of the window, physical pixels from the lower left. */
  protected abstract void drawStill(int x, int y, int wide, int high);
}
