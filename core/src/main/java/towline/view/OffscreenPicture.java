package towline.view;

import com.badlogic.gdx.utils.Disposable;
import towline.view.draw.DrawCount;
import towline.view.draw.SceneCompositor;
import towline.view.draw.SceneCompositor.Target;

/** Where the world is drawn for a file instead of for the window, in a size of its own. */
public final class OffscreenPicture implements Disposable {
  private final int width;
  private final int height;
  private final SceneCompositor compositor = new SceneCompositor(new DrawCount());
  private final Target target;

  /** A picture of that size, pixels. */
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

  /** Where the scene is drawn, with its glow. */
  SceneCompositor compositor() {
    return compositor;
  }

  /** Where the finished picture is. */
  Target target() {
    return target;
  }

  @Override
  public void dispose() {
    compositor.dispose();
    target.dispose();
  }
}
