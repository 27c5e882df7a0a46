package towline.input;

import com.badlogic.gdx.InputProcessor;

/** A menu, which receives input before the game does. */
public interface MenuInput {
  /** Handles a press; returns false if the menu does not use it. */
  boolean pressed(Control control);

  void released(Control control);

  /** Handles a typed letter; returns false if the menu does not use it. */
  boolean typed(char letter);

  /** Returns the processor of mouse input. */
  InputProcessor mouse();

  /** Returns the processor of fingers, whose numbers begin at {@link Devices#FIRST_FINGER}. */
  InputProcessor touch();
}
