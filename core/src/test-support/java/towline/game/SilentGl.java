package towline.game;

import com.badlogic.gdx.graphics.GL20;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An OpenGL that says yes to everything and draws nothing. */
final class SilentGl {
  /** The names of the last calls, oldest first. */
  static final List<String> calls = new ArrayList<>();

  /** The sizes of what was read of the current frame buffer, in pixels. */
  static final List<String> reads = new ArrayList<>();

  /** The widths and heights of the viewports, in pixels. */
  static final List<Integer> viewports = new ArrayList<>();

  private static final int MOST_CALLS = 10_000;

  private SilentGl() {}

  static GL20 create() {
    return (GL20)
        Proxy.newProxyInstance(
            SilentGl.class.getClassLoader(),
            new Class<?>[] {GL20.class},
            (proxy, method, arguments) -> answer(method, arguments));
  }

  private static @Nullable Object answer(Method method, Object[] arguments) {
    String name = method.getName();
    if (calls.size() < MOST_CALLS) {
      calls.add(name);
    }
    if (name.equals("glReadPixels")) {
      reads.add(arguments[2] + "x" + arguments[3]);
    }
    if (name.equals("glViewport") && viewports.size() < MOST_CALLS) {
      viewports.add((Integer) arguments[2]);
      viewports.add((Integer) arguments[3]);
    }
    if (name.equals("glGetShaderiv") || name.equals("glGetProgramiv")) {
      int what = (Integer) arguments[1];
      boolean status = what == GL20.GL_COMPILE_STATUS || what == GL20.GL_LINK_STATUS;
      ((IntBuffer) arguments[2]).put(0, status ? GL20.GL_TRUE : 0);
    }
    Class<?> type = method.getReturnType();
    if (type == int.class) {
      return number(name);
    }
    if (type == boolean.class) {
      return false;
    }
    return type == String.class ? "" : null;
  }

  private static int number(String name) {
    return switch (name) {
      case "glGetError" -> GL20.GL_NO_ERROR;
      case "glCheckFramebufferStatus" -> GL20.GL_FRAMEBUFFER_COMPLETE;
      case "glGetAttribLocation", "glGetUniformLocation" -> 0;
      default -> 1;
    };
  }
}
