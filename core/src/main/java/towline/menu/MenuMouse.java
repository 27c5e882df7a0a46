package towline.menu;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import org.jspecify.annotations.Nullable;

/** The mouse over a page: it focuses what it hovers over and activates what it presses. */
final class MenuMouse extends InputListener {
  private final Stage stage;
  private final Focus focus;
  private @Nullable MenuItem held;
  private boolean moved;
  private float lastX = Float.NaN;
  private float lastY = Float.NaN;

  MenuMouse(Stage stage, Focus focus) {
    this.stage = stage;
    this.focus = focus;
  }

  /** Whether it has moved the focus since the last poll. */
  boolean pollMoved() {
    boolean was = moved;
    moved = false;
    return was;
  }

  private @Nullable MenuItem at(float x, float y) {
    for (Actor actor = stage.hit(x, y, true); actor != null; actor = actor.getParent()) {
      if (actor instanceof MenuItem item) {
        return item;
      }
    }
    return null;
  }

  @Override
  public boolean mouseMoved(InputEvent event, float x, float y) {
    // A window that opens under a resting mouse gets a move event that nobody made.
    boolean rested = Float.isNaN(lastX) || (lastX == x && lastY == y);
    lastX = x;
    lastY = y;
    if (rested) {
      return false;
    }
    MenuItem item = at(event.getStageX(), event.getStageY());
    if (item != null) {
      focus.focus(item);
      moved = true;
    }
    return false;
  }

  @Override
  public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
    MenuItem item = at(event.getStageX(), event.getStageY());
    if (item == null || button != 0) {
      return false;
    }
    focus.focus(item);
    held = item;
    Vector2 place = item.stageToLocalCoordinates(new Vector2(event.getStageX(), event.getStageY()));
    item.onPress(place.x, place.y);
    return true;
  }

  @Override
  public void touchDragged(InputEvent event, float x, float y, int pointer) {
    if (held != null && held.getStage() != null) {
      Vector2 at = held.stageToLocalCoordinates(new Vector2(event.getStageX(), event.getStageY()));
      held.onDrag(at.x);
    }
  }

  @Override
  public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
    held = null;
  }
}
