package towline.game;

import com.badlogic.gdx.graphics.GL20;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** A stub of OpenGL that accepts every call and draws nothing. */
public final class SilentGl {
  private static final Object[] NO_ARGUMENTS = {};

  /** Names of the calls, oldest first. */
  public static final List<String> calls = new ArrayList<>();

  /** Sizes of the areas that were read from the current frame buffer, in pixels. */
  public static final List<String> reads = new ArrayList<>();

  /** Widths and heights of the viewports, in pixels. */
  public static final List<Integer> viewports = new ArrayList<>();

  private static final int MAX_CALLS = 10_000;

  private static long digest;

  /** True while the digest is computed, which costs four times the rest of a frame. */
  private static boolean isDigesting;

  private SilentGl() {}

  /** Returns a digest of all that {@code drawing} hands to the graphics card. */
  public static long picture(Runnable drawing) {
    digest = 0;
    isDigesting = true;
    try {
      drawing.run();
    } finally {
      isDigesting = false;
    }
    return digest;
  }

  private static long digest(@Nullable Object argument) {
    if (argument instanceof FloatBuffer floats) {
      return hash(floats.limit(), i -> Float.floatToIntBits(floats.get(i)));
    }
    if (argument instanceof ByteBuffer bytes) {
      return hash(bytes.limit(), bytes::get);
    }
    if (argument instanceof ShortBuffer shorts) {
      return hash(shorts.limit(), shorts::get);
    }
    if (argument instanceof float[] floats) {
      return Arrays.hashCode(floats);
    }
    return argument instanceof Number || argument instanceof Boolean ? argument.hashCode() : 0;
  }

  private static long hash(int size, IntUnaryOperator values) {
    long hash = size;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + values.applyAsInt(i);
    }
    return hash;
  }

  public static GL20 create() {
    return (GL20)
        Proxy.newProxyInstance(
            SilentGl.class.getClassLoader(),
            new Class<?>[] {GL20.class},
            (proxy, method, arguments) ->
                answer(method, Objects.requireNonNullElse(arguments, NO_ARGUMENTS)));
  }

  private static @Nullable Object answer(Method method, Object[] arguments) {
    String name = method.getName();
    if (isDigesting) {
      digest = 31 * digest + name.hashCode();
      for (Object argument : arguments) {
        digest = 31 * digest + digest(argument);
      }
    }
    if (calls.size() < MAX_CALLS) {
      calls.add(name);
    }
    if (name.equals("glReadPixels")) {
      reads.add(arguments[2] + "x" + arguments[3]);
    }
    if (name.equals("glViewport") && viewports.size() < MAX_CALLS) {
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
