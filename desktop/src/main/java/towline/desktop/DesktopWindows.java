package towline.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWImage;
import org.lwjgl.system.MemoryStack;
import towline.game.host.WindowSystem;
import towline.settings.WindowPlace;

/** The window system of a desktop, which GLFW speaks to. */
final class DesktopWindows implements WindowSystem {
  /** How far inside a monitor a window will stand that filled it, in the system's units. */
  private static final int INWARDS = 80;

  /** A pointer that nobody sees: GLFW shows the one that it keeps in a window. */
  private long unseen;

  @Override
  public boolean hasMonitor() {
    return GLFW.glfwGetPrimaryMonitor() != 0;
  }

  @Override
  public void keepPointer(boolean inside) {
    long window = window();
    if (window == 0) {
      return;
    }
    if (inside) {
      GLFW.glfwSetCursor(window, unseen());
      GLFW.glfwSetInputMode(window, GLFW.GLFW_CURSOR, GLFW.GLFW_CURSOR_CAPTURED);
    } else {
      GLFW.glfwSetInputMode(window, GLFW.GLFW_CURSOR, GLFW.GLFW_CURSOR_HIDDEN);
    }
  }

  private long unseen() {
    if (unseen == 0) {
      try (MemoryStack stack = MemoryStack.stackPush()) {
        ByteBuffer nothing = stack.calloc(4);
        GLFWImage image = GLFWImage.malloc(stack).set(1, 1, nothing);
        unseen = GLFW.glfwCreateCursor(image, 0, 0);
      }
    }
    return unseen;
  }

  @Override
  public Optional<WindowPlace> place() {
    long window = window();
    if (window == 0) {
      return Optional.empty();
    }
    int[] x = new int[1];
    int[] y = new int[1];
    GLFW.glfwGetWindowPos(window, x, y);
    boolean fills =
        GLFW.glfwGetWindowMonitor(window) != 0
            || GLFW.glfwGetWindowAttrib(window, GLFW.GLFW_DECORATED) == GLFW.GLFW_FALSE;
    // What fills a monitor stands at its edge, where the title of a window would not be seen.
    int inwards = fills ? INWARDS : 0;
    return WindowPlace.parse((x[0] + inwards) + "," + (y[0] + inwards));
  }

  private static long window() {
    return Gdx.graphics instanceof Lwjgl3Graphics graphics
        ? graphics.getWindow().getWindowHandle()
        : 0;
  }
}
