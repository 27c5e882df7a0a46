package towline.desktop.window;

import static org.lwjgl.system.MemoryStack.stackPush;

import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.X11;
import org.lwjgl.system.linux.XClientMessageEvent;
import org.lwjgl.system.linux.XEvent;

/**
 * Does the work of a window manager when its close button is clicked, because there may be none. It
 * is a program of its own, because Xlib ends the process if the window is already gone.
 */
public final class CloseButton {
  private CloseButton() {}

  /** Asks a window, given by display and number, to close. */
  public static void main(String[] args) {
    click(args[0], Long.parseLong(args[1]));
  }

  private static void click(String display, long window) {
    try (MemoryStack stack = stackPush()) {
      long server = X11.XOpenDisplay(stack.ASCII(display));
      if (server == 0) {
        throw new AssertionError("cannot open " + display);
      }
      XEvent event = XEvent.calloc(stack);
      event
          .xclient()
          .type(X11.ClientMessage)
          .window(window)
          .message_type(atom(stack, server, "WM_PROTOCOLS"))
          .format(Integer.SIZE);
      // LWJGL 3.4.1 treats data_l as a field after the data instead of a view of it.
      MemoryUtil.memPutCLong(
          event.address() + XClientMessageEvent.DATA, atom(stack, server, "WM_DELETE_WINDOW"));
      X11.XSendEvent(server, window, false, 0, event);
      X11.XCloseDisplay(server);
    }
  }

  private static long atom(MemoryStack stack, long server, String name) {
    long intern = X11.getLibrary().getFunctionAddress("XInternAtom");
    return JNI.invokePPP(server, MemoryUtil.memAddress(stack.ASCII(name)), 0, intern);
  }
}
