package towline.web.page;

import com.github.xpenatan.gdx.teavm.backends.web.WebApplication;
import com.github.xpenatan.gdx.teavm.backends.web.WebInput;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * Mouse and keyboard of the page. Keys are identified by their position, as on a desktop, and not
 * by their labels.
 */
final class PageInput extends WebInput {
  PageInput(WebApplication application, HTMLCanvasElement canvas) {
    super(application, canvas);
    listenToMenus(canvas);
  }

  @Override
  public void handleEvent(Event event) {
    switch (event.getType()) {
      case "keydown" -> keyDown(event);
      case "keyup" -> keyUp(event);
      case "keypress" -> {}
      default -> super.handleEvent(event);
    }
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
      params = "canvas",
      script = "canvas.addEventListener('contextmenu', e => e.preventDefault());")
  private static native void listenToMenus(HTMLCanvasElement canvas);
}
