package towline.web.page;

import com.badlogic.gdx.InputProcessor;
import com.github.xpenatan.gdx.teavm.backends.web.WebApplication;
import com.github.xpenatan.gdx.teavm.backends.web.WebInput;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import towline.input.Devices;

/**
 * Mouse, keyboard and fingers of the page. Each finger has a pointer of its own; pointer 0 is the
 * mouse. Keys are identified by their position, as on a desktop, and not by their labels.
 */
final class PageInput extends WebInput {
  private static final int MAX_FINGERS = 20;

  /** Receives the fingers. */
  @JSFunctor
  private interface FingerListener extends JSObject {
    /**
     * Handles an event of a finger.
     *
     * @param type the type of the browser's pointer event
     * @param id the browser's number of the finger
     * @param x distance from the canvas' left, pixels of the canvas
     * @param y distance from the canvas' top, pixels of the canvas
     */
    void moved(String type, int id, int x, int y);
  }

  /** The browser's numbers of the fingers that are down; 0 in free places. */
  private final int[] fingers = new int[MAX_FINGERS];

  PageInput(WebApplication application, HTMLCanvasElement canvas) {
    super(application, canvas);
    listenToMenus(canvas);
    listenToFingers(canvas, this::finger);
  }

  @Override
  public void handleEvent(Event event) {
    switch (event.getType()) {
      case "keydown" -> keyDown(event);
      case "keyup" -> keyUp(event);
      case "keypress" -> {}
      // Fingers come as pointer events; without this they would come as a mouse, too.
      case "touchstart", "touchmove", "touchend", "touchcancel" -> event.preventDefault();
      default -> super.handleEvent(event);
    }
  }

  private void finger(String type, int id, int x, int y) {
    int place = placeOf(type.equals("pointerdown") ? 0 : id);
    InputProcessor receiver = getInputProcessor();
    if (place < 0 || receiver == null) {
      return;
    }
    int pointer = Devices.FIRST_FINGER + place;
    switch (type) {
      case "pointerdown" -> {
        fingers[place] = id;
        receiver.touchDown(x, y, pointer, Buttons.LEFT);
      }
      case "pointermove" -> receiver.touchDragged(x, y, pointer);
      case "pointerup" -> {
        fingers[place] = 0;
        receiver.touchUp(x, y, pointer, Buttons.LEFT);
      }
      default -> {
        fingers[place] = 0;
        receiver.touchCancelled(x, y, pointer, Buttons.LEFT);
      }
    }
  }

  /** Returns the place of a finger, or with 0 a free place; -1 if there is none. */
  private int placeOf(int id) {
    for (int i = 0; i < MAX_FINGERS; i++) {
      if (fingers[i] == id) {
        return i;
      }
    }
    return -1;
  }

  private void keyDown(Event event) {
    // Shortcuts with Ctrl and Command belong to the browser.
    if (withCommand(event)) {
      return;
    }
    int code = BrowserKeys.code(place(event));
    if (keepsFromBrowser(place(event))) {
      event.preventDefault();
    }
    if (getInputProcessor() == null) {
      return;
    }
    if (!repeated(event)) {
      getInputProcessor().keyDown(code);
    }
    String typed = text(event);
    if (typed.length() == 1) {
      getInputProcessor().keyTyped(typed.charAt(0));
    } else if (typed.equals("Backspace")) {
      getInputProcessor().keyTyped('\b');
    }
  }

  private void keyUp(Event event) {
    if (getInputProcessor() != null) {
      getInputProcessor().keyUp(BrowserKeys.code(place(event)));
    }
  }

  /**
   * Returns true if the browser must not handle a key, because it would scroll, search or leave the
   * page.
   */
  private static boolean keepsFromBrowser(String place) {
    // F5 and F12 belong to the browser.
    return !place.equals("F5") && !place.equals("F12");
  }

  @JSBody(params = "event", script = "return event.code || '';")
  private static native String place(Event event);

  @JSBody(params = "event", script = "return event.key || '';")
  private static native String text(Event event);

  @JSBody(params = "event", script = "return event.repeat;")
  private static native boolean repeated(Event event);

  @JSBody(
      params = "event",
      script =
          "return event.ctrlKey && event.code !== 'ControlLeft'"
              + " && event.code !== 'ControlRight' || event.metaKey;")
  private static native boolean withCommand(Event event);

  @JSBody(
      params = {"canvas", "listener"},
      script = "window.towline.listenToFingers(canvas, listener);")
  private static native void listenToFingers(HTMLCanvasElement canvas, FingerListener listener);

  @JSBody(
      params = "canvas",
      script = "canvas.addEventListener('contextmenu', e => e.preventDefault());")
  private static native void listenToMenus(HTMLCanvasElement canvas);
}
