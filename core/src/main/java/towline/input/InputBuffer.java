package towline.input;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputEventQueue;
import com.badlogic.gdx.InputProcessor;

/**
 * Keeps reported input until the frame handles it, so that every effect of a press happens inside a
 * frame, where failures are caught and reported.
 */
public final class InputBuffer extends InputAdapter {
  /** Timestamp of all events. It is not used: a frame handles everything that came before it. */
  private static final long UNUSED_TIMESTAMP = 0;

  private final InputEventQueue queue = new InputEventQueue();

  /** Sends all events since the last call to {@code receiver}, oldest first. */
  public void drain(InputProcessor receiver) {
    queue.drain(receiver);
  }

  @Override
  public boolean keyDown(int code) {
    return queue.keyDown(code, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean keyUp(int code) {
    return queue.keyUp(code, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean keyTyped(char letter) {
    return queue.keyTyped(letter, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean touchDown(int x, int y, int finger, int button) {
    return queue.touchDown(x, y, finger, button, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean touchUp(int x, int y, int finger, int button) {
    return queue.touchUp(x, y, finger, button, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean touchCancelled(int x, int y, int finger, int button) {
    // The queue of libGDX has no such event.
    return queue.touchUp(x, y, finger, Devices.CANCELLED, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    return queue.touchDragged(x, y, finger, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean mouseMoved(int x, int y) {
    return queue.mouseMoved(x, y, UNUSED_TIMESTAMP);
  }

  @Override
  public boolean scrolled(float amountX, float amountY) {
    return queue.scrolled(amountX, amountY, UNUSED_TIMESTAMP);
  }
}
