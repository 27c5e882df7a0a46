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

/** The window system of a desktop, by GLFW. */
final class DesktopWindows implements WindowSystem {
  /**
   * Distance from a monitor's edge of a window that has filled the monitor, in the system's units.
   */
  private static final int EDGE_DISTANCE = 80;

  /** An invisible pointer: GLFW would show a pointer that it confines to a window. */
  private long invisibleCursor;

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
      GLFW.glfwSetCursor(window, invisibleCursor());
      GLFW.glfwSetInputMode(window, GLFW.GLFW_CURSOR, GLFW.GLFW_CURSOR_CAPTURED);
    } else {
      GLFW.glfwSetInputMode(window, GLFW.GLFW_CURSOR, GLFW.GLFW_CURSOR_HIDDEN);
    }
  }

  private long invisibleCursor() {
    if (invisibleCursor == 0) {
      try (MemoryStack stack = MemoryStack.stackPush()) {
        ByteBuffer nothing = stack.calloc(4);
        GLFWImage image = GLFWImage.malloc(stack).set(1, 1, nothing);
        invisibleCursor = GLFW.glfwCreateCursor(image, 0, 0);
      }
    }
    return invisibleCursor;
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
    // A window that fills a monitor is at its edge, where the title bar would not be visible.
    int inwards = fills ? EDGE_DISTANCE : 0;
    return WindowPlace.parse((x[0] + inwards) + "," + (y[0] + inwards));
  }

  private static long window() {
    return Gdx.graphics instanceof Lwjgl3Graphics graphics
        ? graphics.getWindow().getWindowHandle()
        : 0;
  }
}
