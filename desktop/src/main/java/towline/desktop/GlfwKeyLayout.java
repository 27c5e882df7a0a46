package towline.desktop;

import com.badlogic.gdx.Input;
import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import towline.input.KeyLayout;

/**
 * The layout of the keyboard as GLFW knows it. A libGDX key code and its GLFW key mean the same
 * place on the keyboard; GLFW tells the label of the key there.
 */
final class GlfwKeyLayout implements KeyLayout {
  @Override
  public @Nullable String label(int code) {
    int key = code < 0 || code > Input.Keys.MAX_KEYCODE ? GLFW.GLFW_KEY_UNKNOWN : glfwKey(code);
    return key == GLFW.GLFW_KEY_UNKNOWN ? null : GLFW.glfwGetKeyName(key, 0);
  }

  private static int glfwKey(int code) {
    if (code >= Input.Keys.A && code <= Input.Keys.Z) {
      return GLFW.GLFW_KEY_A + code - Input.Keys.A;
    }
    if (code >= Input.Keys.NUM_0 && code <= Input.Keys.NUM_9) {
      return GLFW.GLFW_KEY_0 + code - Input.Keys.NUM_0;
    }
    return switch (code) {
      case Input.Keys.COMMA -> GLFW.GLFW_KEY_COMMA;
      case Input.Keys.PERIOD -> GLFW.GLFW_KEY_PERIOD;
      case Input.Keys.GRAVE -> GLFW.GLFW_KEY_GRAVE_ACCENT;
      case Input.Keys.MINUS -> GLFW.GLFW_KEY_MINUS;
      case Input.Keys.EQUALS -> GLFW.GLFW_KEY_EQUAL;
      case Input.Keys.LEFT_BRACKET -> GLFW.GLFW_KEY_LEFT_BRACKET;
      case Input.Keys.RIGHT_BRACKET -> GLFW.GLFW_KEY_RIGHT_BRACKET;
      case Input.Keys.BACKSLASH -> GLFW.GLFW_KEY_BACKSLASH;
      case Input.Keys.SEMICOLON -> GLFW.GLFW_KEY_SEMICOLON;
      case Input.Keys.APOSTROPHE -> GLFW.GLFW_KEY_APOSTROPHE;
      case Input.Keys.SLASH -> GLFW.GLFW_KEY_SLASH;
      default -> GLFW.GLFW_KEY_UNKNOWN;
    };
  }
}
