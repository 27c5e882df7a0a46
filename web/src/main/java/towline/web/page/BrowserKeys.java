package towline.web.page;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import towline.input.KeyLayout;

/**
 * The keys of the keyboard by their position, which browsers name after the American layout, and
 * the labels of the player's keyboard, if the browser reports them.
 */
final class BrowserKeys implements KeyLayout {
  private static final Map<String, Integer> CODES = new HashMap<>();
  private static final Map<Integer, String> PLACES = new HashMap<>();

  static {
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      put("Key" + letter, Keys.A + letter - 'A');
    }
    for (int digit = 0; digit <= 9; digit++) {
      put("Digit" + digit, Keys.NUM_0 + digit);
      put("Numpad" + digit, Keys.NUMPAD_0 + digit);
    }
    for (int number = 1; number <= 12; number++) {
      put("F" + number, Keys.F1 + number - 1);
    }
    put("ArrowUp", Keys.UP);
    put("ArrowDown", Keys.DOWN);
    put("ArrowLeft", Keys.LEFT);
    put("ArrowRight", Keys.RIGHT);
    put("Space", Keys.SPACE);
    put("Enter", Keys.ENTER);
    put("Escape", Keys.ESCAPE);
    put("Tab", Keys.TAB);
    put("Backspace", Keys.BACKSPACE);
    put("Insert", Keys.INSERT);
    put("Delete", Keys.FORWARD_DEL);
    put("Home", Keys.HOME);
    put("End", Keys.END);
    put("PageUp", Keys.PAGE_UP);
    put("PageDown", Keys.PAGE_DOWN);
    put("ShiftLeft", Keys.SHIFT_LEFT);
    put("ShiftRight", Keys.SHIFT_RIGHT);
    put("ControlLeft", Keys.CONTROL_LEFT);
    put("ControlRight", Keys.CONTROL_RIGHT);
    put("AltLeft", Keys.ALT_LEFT);
    put("AltRight", Keys.ALT_RIGHT);
    put("CapsLock", Keys.CAPS_LOCK);
    put("PrintScreen", Keys.PRINT_SCREEN);
    put("ScrollLock", Keys.SCROLL_LOCK);
    put("Pause", Keys.PAUSE);
    put("NumLock", Keys.NUM_LOCK);
    put("Comma", Keys.COMMA);
    put("Period", Keys.PERIOD);
    put("Backquote", Keys.GRAVE);
    put("Minus", Keys.MINUS);
    put("Equal", Keys.EQUALS);
    put("BracketLeft", Keys.LEFT_BRACKET);
    put("BracketRight", Keys.RIGHT_BRACKET);
    put("Backslash", Keys.BACKSLASH);
    put("Semicolon", Keys.SEMICOLON);
    put("Quote", Keys.APOSTROPHE);
    put("Slash", Keys.SLASH);
    put("IntlBackslash", Keys.WORLD_1);
    put("NumpadEnter", Keys.NUMPAD_ENTER);
    put("NumpadAdd", Keys.NUMPAD_ADD);
    put("NumpadSubtract", Keys.NUMPAD_SUBTRACT);
    put("NumpadMultiply", Keys.NUMPAD_MULTIPLY);
    put("NumpadDivide", Keys.NUMPAD_DIVIDE);
    put("NumpadDecimal", Keys.NUMPAD_DOT);
  }

  private static void put(String place, int code) {
    CODES.put(place, code);
    PLACES.put(code, place);
  }

  /** Asks the browser for the labels of the keys; the answer arrives some frames later. */
  BrowserKeys() {
    askForLayout();
  }

  /** Returns libGDX's code of the key that the browser calls {@code place}. */
  static int code(String place) {
    return CODES.getOrDefault(place, Keys.UNKNOWN);
  }

  @Override
  public @Nullable String label(int code) {
    String place = PLACES.get(code);
    if (place == null) {
      return null;
    }
    String printed = printed(place);
    return printed.isEmpty() ? american(place) : printed;
  }

  /**
   * Returns the American label, for Firefox and Safari, which report none; most keyboards have
   * letters and digits in those positions.
   */
  private static @Nullable String american(String place) {
    return place.startsWith("Key") || place.startsWith("Digit")
        ? place.substring(place.length() - 1)
        : null;
  }

  @JSBody(
      script =
          "if (navigator.keyboard && navigator.keyboard.getLayoutMap) {"
              + " navigator.keyboard.getLayoutMap()"
              + ".then(map => { window.towlineKeys = map; }).catch(() => {}); }")
  private static native void askForLayout();

  @JSBody(
      params = "place",
      script = "return window.towlineKeys && window.towlineKeys.get(place) || '';")
  private static native String printed(String place);
}
