package towline.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of what each key and each button of the mouse means; all that binds stands here. */
public final class Bindings {
  private static final int MOST_KEYS = Keys.MAX_KEYCODE + 1;
  private static final int MOST_BUTTONS = 8;

  private final @Nullable Action[] keys = new @Nullable Action[MOST_KEYS];
  private final @Nullable Action[] buttons = new @Nullable Action[MOST_BUTTONS];

  /** The table that the game comes with. */
  public static Bindings standard() {
    Bindings table = new Bindings();
    table.key(Keys.W, Action.UP);
    table.key(Keys.S, Action.DOWN);
    table.key(Keys.A, Action.LEFT);
    table.key(Keys.D, Action.RIGHT);
    table.key(Keys.UP, Action.AIM_UP);
    table.key(Keys.DOWN, Action.AIM_DOWN);
    table.key(Keys.LEFT, Action.AIM_LEFT);
    table.key(Keys.RIGHT, Action.AIM_RIGHT);
    table.button(Buttons.LEFT, Action.FIRE);
    table.key(Keys.Q, Action.REEL_IN);
    table.key(Keys.E, Action.PAY_OUT);
    table.key(Keys.SPACE, Action.MISSILE);
    table.key(Keys.NUM_1, Action.MODE_1);
    table.key(Keys.NUM_2, Action.MODE_2);
    table.key(Keys.NUM_3, Action.MODE_3);
    table.key(Keys.NUM_4, Action.MODE_4);
    table.key(Keys.NUM_5, Action.MODE_5);
    table.key(Keys.NUM_6, Action.MODE_6);
    table.key(Keys.NUM_7, Action.MODE_7);
    table.key(Keys.TAB, Action.NEXT_MODE);
    table.key(Keys.F, Action.SNAP_SHOT);
    table.key(Keys.H, Action.MISSILE_LAW);
    table.key(Keys.J, Action.TANK_LAW);
    table.key(Keys.T, Action.FOE_AIM);
    table.key(Keys.G, Action.GHOSTS);
    table.key(Keys.V, Action.VISION);
    table.key(Keys.LEFT_BRACKET, Action.SLOWER);
    table.key(Keys.RIGHT_BRACKET, Action.FASTER);
    table.key(Keys.PERIOD, Action.STEP);
    table.key(Keys.P, Action.PAUSE);
    table.key(Keys.ESCAPE, Action.PAUSE);
    table.key(Keys.R, Action.RESTART);
    table.key(Keys.ENTER, Action.START);
    table.key(Keys.NUMPAD_ENTER, Action.START);
    table.key(Keys.BACKSPACE, Action.LEAVE);
    table.key(Keys.F11, Action.FULL_SCREEN);
    table.key(Keys.F12, Action.SCREENSHOT);
    table.key(Keys.F3, Action.PERFORMANCE);
    return table;
  }

  private void key(int code, Action action) {
    if (keys[code] != null) {
      throw new IllegalStateException("The key " + Keys.toString(code) + " is bound twice.");
    }
    keys[code] = action;
  }

  private void button(int code, Action action) {
    buttons[code] = action;
  }

  /** What a key means, or null. */
  @Nullable Action ofKey(int code) {
    return code >= 0 && code < MOST_KEYS ? keys[code] : null;
  }

  /** What a button of the mouse means, or null. */
  @Nullable Action ofButton(int code) {
    return code >= 0 && code < MOST_BUTTONS ? buttons[code] : null;
  }

  /** The names of the keys that mean an action. */
  public List<String> keysOf(Action action) {
    List<String> names = new ArrayList<>();
    for (int code = 0; code < MOST_KEYS; code++) {
      if (keys[code] == action) {
        names.add(Keys.toString(code));
      }
    }
    return names;
  }
}
