package towline.menu;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A finger on a page. It acts when it is lifted where it came down, so that it can also scroll; a
 * slider that is dragged sideways follows at once. Pictures that are dragged get it as a mouse.
 */
final class MenuTouch extends InputAdapter {
  private static final int NO_FINGER = -1;

  /** Distance that a finger moves in a tap, as a share of its width. */
  private static final double SLOP = 0.25;

  private enum Gesture {
    TAP,
    SCROLL,
    SLIDE,
    MOUSE
  }

  private final Stage stage;
  private final Focus focus;
  private final Consumer<MenuCommand> carryOut;
  private double slop = 1;
  private int finger = NO_FINGER;
  private Gesture gesture = Gesture.TAP;
  private @Nullable MenuItem item;
  private @Nullable KeyButton key;
  private @Nullable ScrollPane pane;
  private int startX;
  private int startY;
  private int lastY;

  /** Creates the finger on {@code stage}; {@code carryOut} gets the commands of key buttons. */
  MenuTouch(Stage stage, Focus focus, Consumer<MenuCommand> carryOut) {
    this.stage = stage;
    this.focus = focus;
    this.carryOut = carryOut;
  }

  /** Sets the width of a finger, physical pixels. */
  void setFinger(double width) {
    slop = SLOP * width;
  }

  @Override
  public boolean touchDown(int x, int y, int which, int button) {
    if (finger != NO_FINGER) {
      return true;
    }
    finger = which;
    startX = x;
    startY = y;
    lastY = y;
    Vector2 at = stage.screenToStageCoordinates(new Vector2(x, y));
    @Nullable Actor hit = stage.hit(at.x, at.y, true);
    item = MenuMouse.around(hit, MenuItem.class);
    key = MenuMouse.around(hit, KeyButton.class);
    pane = MenuMouse.around(hit, ScrollPane.class);
    gesture = item == null && key == null && pane == null ? Gesture.MOUSE : Gesture.TAP;
    if (gesture == Gesture.MOUSE) {
      stage.touchDown(x, y, 0, Buttons.LEFT);
    } else if (item != null) {
      focus.light(item);
    }
    return true;
  }

  @Override
  public boolean touchDragged(int x, int y, int which) {
    if (which != finger) {
      return true;
    }
    if (gesture == Gesture.TAP && Math.hypot(x - startX, y - startY) > slop) {
      boolean across = Math.abs(x - startX) > Math.abs(y - startY);
      boolean slides = across && item != null && item.canDrag(place(item, startX, startY).x);
      gesture = slides ? Gesture.SLIDE : Gesture.SCROLL;
    }
    switch (gesture) {
      case TAP -> {}
      case SCROLL -> scrollBy(lastY - y);
      case SLIDE -> {
        if (item != null && item.getStage() != null) {
          item.onDrag(place(item, x, y).x);
        }
      }
      case MOUSE -> stage.touchDragged(x, y, 0);
    }
    lastY = y;
    return true;
  }

  private void scrollBy(int pixels) {
    if (pane != null) {
      pane.setScrollY(Math.max(0, Math.min(pane.getMaxY(), pane.getScrollY() + pixels)));
      pane.updateVisualScroll();
    }
  }

  @Override
  public boolean touchUp(int x, int y, int which, int button) {
    if (which != finger) {
      return true;
    }
    touchDragged(x, y, which);
    finger = NO_FINGER;
    if (gesture == Gesture.MOUSE) {
      stage.touchUp(x, y, 0, Buttons.LEFT);
    } else if (gesture == Gesture.TAP) {
      tap();
    }
    return true;
  }

  private void tap() {
    MenuItem tapped = item;
    KeyButton tappedKey = key;
    if (tapped != null && tapped.getStage() != null) {
      Vector2 at = place(tapped, startX, startY);
      focus.light(tapped);
      tapped.onPress(at.x, at.y);
    } else if (tappedKey != null && tappedKey.getStage() != null) {
      carryOut.accept(tappedKey.command());
    }
  }

  @Override
  public boolean touchCancelled(int x, int y, int which, int button) {
    if (which == finger) {
      finger = NO_FINGER;
      if (gesture == Gesture.MOUSE) {
        stage.touchUp(x, y, 0, Buttons.LEFT);
      }
    }
    return true;
  }

  private Vector2 place(MenuItem of, int x, int y) {
    return of.stageToLocalCoordinates(stage.screenToStageCoordinates(new Vector2(x, y)));
  }
}
