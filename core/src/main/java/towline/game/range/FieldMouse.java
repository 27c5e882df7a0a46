package towline.game.range;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/** Tells a field what the mouse does over it. */
final class FieldMouse extends InputListener {
  /** What the mouse can take hold of. Places in physical pixels from the lower left. */
  interface Field {
    /** The mouse takes hold of what is there. */
    void press(float x, float y);

    /** The mouse is there with its button down. */
    void drag(float x, float y);

    /** The mouse lets go. */
    void release();

    /** The mouse is there with no button down. */
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
