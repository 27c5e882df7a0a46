package towline.input;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputEventQueue;
import com.badlogic.gdx.InputProcessor;

/**
 * Keeps what the window reports until the frame handles it. So whatever a press sets off happens
 * inside a frame, where a failure is caught and reported.
 */
public final class InputBuffer extends InputAdapter {
  /** When something was pressed plays no part: a frame handles everything before it. */
  private static final long NO_TIME = 0;

  private final InputEventQueue queue = new InputEventQueue();

  /** Hands everything reported since the last call to {@code receiver}, oldest first. */
  public void drain(InputProcessor receiver) {
    queue.drain(receiver);
  }

  @Override
  public boolean keyDown(int code) {
    return queue.keyDown(code, NO_TIME);
  }

  @Override
  public boolean keyUp(int code) {
    return queue.keyUp(code, NO_TIME);
  }

  @Override
  public boolean keyTyped(char letter) {
    return queue.keyTyped(letter, NO_TIME);
  }

  @Override
  public boolean touchDown(int x, int y, int finger, int button) {
    return queue.touchDown(x, y, finger, button, NO_TIME);
  }

  @Override
  public boolean touchUp(int x, int y, int finger, int button) {
    return queue.touchUp(x, y, finger, button, NO_TIME);
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    return queue.touchDragged(x, y, finger, NO_TIME);
  }

  @Override
  public boolean mouseMoved(int x, int y) {
    return queue.mouseMoved(x, y, NO_TIME);
  }

  @Override
  public boolean scrolled(float amountX, float amountY) {
    return queue.scrolled(amountX, amountY, NO_TIME);
  }
}
