package towline.input;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import org.jspecify.annotations.Nullable;

/**
 * Keys and mouse as they come from the window. Presses are kept until they are taken, so that none
 * is lost between two frames or two ticks, however short it was.
 */
public final class Devices extends InputAdapter {
  /** What points the gun. */
  enum Pointer {
    MOUSE,
    KEYS
  }

  private static final int ACTIONS = Action.values().length;

  private final Bindings bindings;
  private final int[] downs = new int[ACTIONS];
  private final boolean[] tapped = new boolean[ACTIONS];
  private final Presses orders = new Presses();
  private final Presses forWindow = new Presses();

  /** Until the mouse has been seen, nobody knows where it is. */
  private Pointer pointer = Pointer.KEYS;

  private int altsDown;
  private int mouseX;
  private int mouseY;

  /** Devices with those bindings. */
  public Devices(Bindings bindings) {
    this.bindings = bindings;
  }

  @Override
  public boolean keyDown(int code) {
    if (code == Keys.ALT_LEFT || code == Keys.ALT_RIGHT) {
      altsDown++;
    }
    Action action = bindings.ofKey(code);
    // With Alt held, Tab belongs to the desktop.
    if (action == null || (code == Keys.TAB && altsDown > 0)) {
      return false;
    }
    press(action);
    return true;
  }

  @Override
  public boolean keyUp(int code) {
    if (code == Keys.ALT_LEFT || code == Keys.ALT_RIGHT) {
      altsDown = Math.max(0, altsDown - 1);
    }
    return release(bindings.ofKey(code));
  }

  @Override
  public boolean touchDown(int x, int y, int finger, int button) {
    point(x, y);
    forWindow.add(Action.POINT);
    Action action = bindings.ofButton(button);
    if (action == null) {
      return false;
    }
    press(action);
    return true;
  }

  @Override
  public boolean touchUp(int x, int y, int finger, int button) {
    point(x, y);
    return release(bindings.ofButton(button));
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    point(x, y);
    return true;
  }

  @Override
  public boolean mouseMoved(int x, int y) {
    point(x, y);
    return true;
  }

  private void point(int x, int y) {
    mouseX = x;
    mouseY = y;
    pointer = Pointer.MOUSE;
  }

  private void press(Action action) {
    switch (action.use()) {
      case HELD -> {
        downs[action.ordinal()]++;
        tapped[action.ordinal()] = true;
        if (aims(action)) {
          pointer = Pointer.KEYS;
        }
      }
      case ORDER -> orders.add(action);
      case WINDOW -> forWindow.add(action);
    }
  }

  private boolean release(@Nullable Action action) {
    if (action == null) {
      return false;
    }
    downs[action.ordinal()] = Math.max(0, downs[action.ordinal()] - 1);
    return true;
  }

  private static boolean aims(Action action) {
    return action == Action.AIM_UP
        || action == Action.AIM_DOWN
        || action == Action.AIM_LEFT
        || action == Action.AIM_RIGHT;
  }

  /** Lets go of everything: the window lost the focus and will not see the keys come up. */
  public void releaseAll() {
    for (int i = 0; i < ACTIONS; i++) {
      downs[i] = 0;
      tapped[i] = false;
    }
    altsDown = 0;
    orders.clear();
  }

  /** The next press for the window, in order, or null when all are taken. */
  public @Nullable Action takeForWindow() {
    return forWindow.isEmpty() ? null : forWindow.take();
  }

  /** The mouse, pixels of the window from its left. */
  public int mouseX() {
    return mouseX;
  }

  /** The mouse, pixels of the window from its top. */
  public int mouseY() {
    return mouseY;
  }

  /** Whether the mouse points the gun, so that its place is worth showing. */
  public boolean pointsByMouse() {
    return pointer == Pointer.MOUSE;
  }

  Presses orders() {
    return orders;
  }

  /** Whether it is down, or was for a moment since the last tick. */
  boolean holds(Action action) {
    return downs[action.ordinal()] > 0 || tapped[action.ordinal()];
  }

  /** A tick has seen what was tapped. */
  void forgetTaps() {
    for (int i = 0; i < ACTIONS; i++) {
      tapped[i] = false;
    }
  }
}
