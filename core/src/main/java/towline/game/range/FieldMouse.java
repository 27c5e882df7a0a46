package towline.game.range;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/** Passes the mouse over a field to the field. */
final class FieldMouse extends InputListener {
  /**
   * A field with parts that the mouse can grab. Positions are in physical pixels from the lower
   * left.
   */
  interface Field {
    /** Grabs what is at x, y. */
    void press(float x, float y);

    /** Called when the mouse moves with its button down. */
    void drag(float x, float y);

    /** Releases what the mouse has grabbed. */
    void release();

    /** Called when the mouse moves with no button down. */
    void hover(float x, float y);
  }

  private final Field field;

  FieldMouse(Field field) {
    this.field = field;
  }

  @Override
  public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
    if (button == 0) {
      field.press(event.getStageX(), event.getStageY());
    }
    return button == 0;
  }

  @Override
  public void touchDragged(InputEvent event, float x, float y, int pointer) {
    field.drag(event.getStageX(), event.getStageY());
  }

  @Override
  public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
    field.release();
  }

  @Override
  public boolean mouseMoved(InputEvent event, float x, float y) {
    field.hover(event.getStageX(), event.getStageY());
    return false;
  }
}
