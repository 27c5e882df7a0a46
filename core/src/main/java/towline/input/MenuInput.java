package towline.input;

import com.badlogic.gdx.InputProcessor;

/** What takes the presses before they mean anything in the game: a menu. */
public interface MenuInput {
  /** A control was pressed; whether that was for the guest. */
  boolean pressed(Control control);

  /** A control that was pressed before has been released. */
  void released(Control control);

  /** A letter was typed; whether that was for the guest. */
  boolean typed(char letter);

  /** What hears of the mouse. */
  InputProcessor mouse();
}
