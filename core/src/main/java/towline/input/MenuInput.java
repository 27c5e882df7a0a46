package towline.input;

import com.badlogic.gdx.InputProcessor;

/** A menu, which takes input before the game does. */
public interface MenuInput {
  /** Handles a press; false if it is not for the menu. */
  boolean pressed(Control control);

  /** Handles a release. */
  void released(Control control);

  /** Handles a typed letter; false if it is not for the menu. */
  boolean typed(char letter);

  /** What handles the mouse. */
  InputProcessor mouse();
}
