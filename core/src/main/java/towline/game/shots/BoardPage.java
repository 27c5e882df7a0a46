package towline.game.shots;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;
import towline.menu.Menu;
import towline.menu.MenuCommand;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.shots.ShotsBoard;
import towline.shots.ShotsCommand;

/** The page over the board of Six Shots, which passes all devices on to it. */
final class BoardPage extends Page {
  private final ShotsBoard board;
  private final Bindings bindings;
  private final ScreenPen pen;

  BoardPage(ShotsBoard board, Bindings bindings, ScreenPen pen) {
    super("shots");
    this.board = board;
    this.bindings = bindings;
    this.pen = pen;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    Actor whole = new Actor();
    whole.setTouchable(Touchable.enabled);
    whole.addListener(new Pointer());
    layout.root().add(whole).grow();
  }

  @Override
  public boolean worldVisible() {
    return true;
  }

  /** Handles the keys of the aim modes. */
  @Override
  public boolean capture(Control control, Menu menu) {
    int mode = bindings.actionOf(control).map(Action::mode).orElse(-1);
    boolean isKey = mode >= 0 && control.device() == Device.KEYBOARD;
    if (isKey) {
      board.key(mode + 1);
    }
    return isKey;
  }

  @Override
  public boolean command(MenuCommand command, Menu menu) {
    switch (command) {
      case UP -> board.command(ShotsCommand.UP);
      case DOWN, NEXT_ITEM -> board.command(ShotsCommand.DOWN);
      case LEFT, PREVIOUS_TAB -> board.command(ShotsCommand.LEFT);
      case RIGHT, NEXT_TAB -> board.command(ShotsCommand.RIGHT);
      case CONFIRM -> board.command(ShotsCommand.CHOOSE);
      case BACK -> board.command(ShotsCommand.BACK);
    }
    return true;
  }

  /** Passes the mouse and fingers on. */
  private final class Pointer extends InputListener {
    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
      if (button == Buttons.LEFT) {
        board.pointerDown(pen.points(event.getStageX()), pen.points(event.getStageY()));
      }
      return button == Buttons.LEFT;
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
      board.pointerUp(pen.points(event.getStageX()), pen.points(event.getStageY()));
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
      board.pointerMoved(pen.points(event.getStageX()), pen.points(event.getStageY()));
      return false;
    }
  }
}
