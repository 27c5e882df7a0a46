package towline.web.shots;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import towline.input.GamepadControl;
import towline.shots.ShotsBoard;
import towline.shots.ShotsCommand;
import towline.web.script.BrowserGamepads;
import towline.web.script.PageScript;

/** Fingers, mouse, keys and gamepads of Six Shots. */
final class ShotsInput {
  /** Pressed fraction of a control from which it counts. */
  private static final double PRESSED = 0.5;

  /** A place outside of every canvas, at which a finger that the browser takes away is lifted. */
  private static final double NOWHERE = -1e6;

  private static final Map<GamepadControl, ShotsCommand> COMMANDS =
      new EnumMap<>(
          Map.of(
              GamepadControl.DPAD_UP, ShotsCommand.UP,
              GamepadControl.DPAD_DOWN, ShotsCommand.DOWN,
              GamepadControl.DPAD_LEFT, ShotsCommand.LEFT,
              GamepadControl.DPAD_RIGHT, ShotsCommand.RIGHT,
              GamepadControl.LEFT_UP, ShotsCommand.UP,
              GamepadControl.LEFT_DOWN, ShotsCommand.DOWN,
              GamepadControl.LEFT_LEFT, ShotsCommand.LEFT,
              GamepadControl.LEFT_RIGHT, ShotsCommand.RIGHT,
              GamepadControl.A, ShotsCommand.CHOOSE,
              GamepadControl.B, ShotsCommand.BACK));

  private final ShotsBoard board;
  private final BrowserGamepads gamepads = new BrowserGamepads();
  private final Set<GamepadControl> held = EnumSet.noneOf(GamepadControl.class);

  /** Receives the one pointer. */
  @JSFunctor
  private interface Pointer extends JSObject {
    /**
     * Handles an event.
     *
     * @param type the type of the browser's event
     * @param x distance from the canvas' left, points
     * @param y distance from the canvas' foot, points
     */
    void moved(String type, double x, double y);
  }

  /** Receives keys; returns true if the key is none of the browser's. */
  @JSFunctor
  private interface Keys extends JSObject {
    boolean pressed(String key);
  }

  ShotsInput(HTMLCanvasElement canvas, ShotsBoard board) {
    this.board = board;
    listenToPointer(canvas, (type, x, y) -> guarded(() -> pointer(type, x, y)));
    listenToKeys(this::key);
  }

  private static void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error problem) {
      PageScript.fail(problem);
    }
  }

  private void pointer(String type, double x, double y) {
    switch (type) {
      case "pointerdown" -> board.pointerDown(x, y);
      case "pointermove" -> board.pointerMoved(x, y);
      case "pointerup" -> board.pointerUp(x, y);
      default -> board.pointerUp(NOWHERE, NOWHERE);
    }
  }

  private boolean key(String key) {
    ShotsCommand command =
        switch (key) {
          case "ArrowUp" -> ShotsCommand.UP;
          case "ArrowDown" -> ShotsCommand.DOWN;
          case "ArrowLeft" -> ShotsCommand.LEFT;
          case "ArrowRight" -> ShotsCommand.RIGHT;
          case "Enter", " " -> ShotsCommand.CHOOSE;
          case "Escape" -> ShotsCommand.BACK;
          default -> null;
        };
    if (command != null) {
      guarded(() -> board.command(command));
      return true;
    }
    if (key.length() == 1 && key.charAt(0) >= '1' && key.charAt(0) <= '9') {
      guarded(() -> board.key(key.charAt(0) - '0'));
      return true;
    }
    return false;
  }

  /** Reads the gamepads; called in each frame. */
  void poll() {
    if (gamepads.poll() == 0) {
      return;
    }
    COMMANDS.forEach(
        (control, command) -> {
          if (gamepads.value(control) < PRESSED) {
            held.remove(control);
          } else if (held.add(control)) {
            board.command(command);
          }
        });
  }

  /** Passes on the first finger alone, and the mouse. */
  @JSBody(
      params = {"canvas", "listener"},
      script =
          "['pointerdown', 'pointermove', 'pointerup', 'pointercancel'].forEach(function(type) {"
              + " canvas.addEventListener(type, function(event) {"
              + " if (!event.isPrimary || event.button > 0) return;"
              + " event.preventDefault();"
              + " if (type === 'pointerdown') canvas.setPointerCapture(event.pointerId);"
              + " var box = canvas.getBoundingClientRect();"
              + " listener(type, event.clientX - box.left, box.bottom - event.clientY); }); });")
  private static native void listenToPointer(HTMLCanvasElement canvas, Pointer listener);

  /** Passes on keys; shortcuts with Ctrl, Alt and Command belong to the browser. */
  @JSBody(
      params = "listener",
      script =
          "addEventListener('keydown', function(event) {"
              + " if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;"
              + " if (listener(event.key)) event.preventDefault(); });")
  private static native void listenToKeys(Keys listener);
}
