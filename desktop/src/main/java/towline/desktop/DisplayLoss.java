package towline.desktop;

import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWWindowCloseCallback;
import org.lwjgl.system.JNI;
import org.lwjgl.system.linux.X11;
import towline.desktop.cli.ExitCode;
import towline.game.diagnostics.CrashGuard;

/**
 * Reports the loss of the display. When an X server dies, Xlib ends the process with exit code 1
 * and without a report, but first it calls a handler; this one reports the loss like a crash. Under
 * Wayland GLFW closes the window, and the game ends as if the player had closed it.
 */
final class DisplayLoss {
  private DisplayLoss() {}

  /**
   * Reports the loss of the display as a crash of {@code game}; call after GLFW has been
   * initialised.
   */
  static void watch(CrashGuard game) {
    if (GLFW.glfwGetPlatform() != GLFW.GLFW_PLATFORM_X11) {
      return;
    }
    long setter = X11.getLibrary().getFunctionAddress("XSetIOErrorHandler");
    // A library finds the functions of those that it uses itself, including the C library.
    long exit = X11.getLibrary().getFunctionAddress("_exit");
    if (setter != 0 && exit != 0) {
      // Xlib calls the handler with one pointer, as GLFW does for this kind of callback; it never
      // returns.
      JNI.invokePP(GLFWWindowCloseCallback.create(display -> end(game, exit)).address(), setter);
    }
  }

  /**
   * Ends the process at once. Java's own ways, including {@code halt}, let the graphics driver
   * clean up, which waits for ever for the lost display.
   */
  private static void end(CrashGuard game, long exit) {
    try {
      RuntimeException crash =
          game.report(new IllegalStateException("the connection to the display was lost"));
      System.err.println(crash.getMessage());
    } finally {
      JNI.invokeV(ExitCode.CRASHED, exit);
    }
  }
}
