package towline.menu;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The mouse over a page: it focuses the item that it hovers over and activates the one it presses.
 */
final class MenuMouse extends InputListener {
  private final Stage stage;
  private final Focus focus;
  private final Consumer<MenuCommand> carryOut;
  private @Nullable MenuItem held;
  private boolean moved;
  private boolean scrolled;
  private float lastX = Float.NaN;
  private float lastY = Float.NaN;

  /** Rotation of the wheel since its last step, notches; trackpads report fractions. */
  private float turned;

  private @Nullable KeyButton lit;

  /** Creates the mouse over {@code stage}; {@code carryOut} gets the commands of key buttons. */
  MenuMouse(Stage stage, Focus focus, Consumer<MenuCommand> carryOut) {
    this.stage = stage;
    this.focus = focus;
    this.carryOut = carryOut;
    stage.addListener(this);
    // Captured before scroll panes: the item under the pointer may use the wheel.
    stage.addCaptureListener(new Wheel());
  }

  /** Returns true if the mouse has moved the focus since the last call. */
  boolean pollMoved() {
    boolean was = moved;
    moved = false;
    return was;
  }

  /** Returns true if the wheel has scrolled the page since the last call. */
  boolean pollScrolled() {
    boolean was = scrolled;
    scrolled = false;
    return was;
  }

  /** Returns the item under the pointer; null if there is none. */
  @Nullable MenuItem item() {
    return itemAt(lastX, lastY);
  }

  private @Nullable MenuItem itemAt(float x, float y) {
    return at(x, y, MenuItem.class);
  }

  private <T> @Nullable T at(float x, float y, Class<T> kind) {
    return around(stage.hit(x, y, true), kind);
  }

  /** Returns the innermost actor of a kind around {@code hit}, or itself; null if there is none. */
  static <T> @Nullable T around(@Nullable Actor hit, Class<T> kind) {
    for (Actor actor = hit; actor != null; actor = actor.getParent()) {
      if (kind.isInstance(actor)) {
        return kind.cast(actor);
      }
    }
    return null;
  }

  /** Returns true if a click would press a key button. */
  boolean isOverKeyButton() {
    return at(lastX, lastY, KeyButton.class) != null;
  }

  @Override
  public boolean mouseMoved(InputEvent event, float x, float y) {
    // A window that opens under a resting mouse receives a move event although nobody moved it.
    boolean rested = Float.isNaN(lastX) || (lastX == x && lastY == y);
    lastX = x;
    lastY = y;
    if (rested) {
      return false;
    }
    light(at(x, y, KeyButton.class));
    MenuItem item = itemAt(x, y);
    if (item != null) {
      focus.focus(item);
      moved = true;
    }
    return false;
  }

  private void light(@Nullable KeyButton button) {
    if (lit != null) {
      lit.hover(false);
    }
    lit = button;
    if (button != null) {
      button.hover(true);
    }
  }

  @Override
  public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
    KeyButton key = at(event.getStageX(), event.getStageY(), KeyButton.class);
    if (key != null && button == Buttons.LEFT) {
      carryOut.accept(key.command());
      return true;
    }
    MenuItem item = itemAt(event.getStageX(), event.getStageY());
    if (item == null || button != Buttons.LEFT) {
      return false;
    }
    focus.focus(item);
    Vector2 place = item.stageToLocalCoordinates(new Vector2(event.getStageX(), event.getStageY()));
    held = item.canDrag(place.x) ? item : null;
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

  /** Passes rotations of the wheel to items that use it. */
  private final class Wheel extends InputListener {
    @Override
    public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
      MenuItem item = itemAt(event.getStageX(), event.getStageY());
      if (item == null || !item.takesWheel()) {
        turned = 0;
        scrolled = true;
        return false;
      }
      event.stop();
      turned = turned * amountY < 0 ? amountY : turned + amountY;
      while (Math.abs(turned) >= 1) {
        int down = turned > 0 ? 1 : -1;
        item.turnWheel(-down);
        turned -= down;
      }
      return true;
    }
  }
}
