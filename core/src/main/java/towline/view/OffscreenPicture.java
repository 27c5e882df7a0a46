package towline.view;

import com.badlogic.gdx.utils.Disposable;
import towline.view.draw.DrawCount;
import towline.view.draw.SceneCompositor;
import towline.view.draw.SceneCompositor.Target;

/** A picture of the world for a file instead of the window, with a size of its own. */
public final class OffscreenPicture implements Disposable {
  private final int width;
  private final int height;
  private final SceneCompositor compositor = new SceneCompositor(new DrawCount());
  private final Target target;

  /** Creates a picture, size in pixels. */
  public OffscreenPicture(int width, int height) {
    this.width = width;
    this.height = height;
    target = new Target(width, height);
    compositor.resize(width, height);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  SceneCompositor compositor() {
    return compositor;
  }

  Target target() {
    return target;
  }

  @Override
  public void dispose() {
    compositor.dispose();
    target.dispose();
  }
}
