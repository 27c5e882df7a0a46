package towline.input;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;

/** A menu that uses no input. */
public class IgnoringMenu implements MenuInput {
  @Override
  public boolean pressed(Control control) {
    return false;
  }

  @Override
  public void released(Control control) {}

  @Override
  public boolean typed(char letter) {
    return false;
  }

  @Override
  public InputProcessor mouse() {
    return new InputAdapter();
  }

  @Override
  public InputProcessor touch() {
    return new InputAdapter();
  }
}
