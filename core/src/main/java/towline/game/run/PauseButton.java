package towline.game.run;

import towline.input.Devices;
import towline.input.ScreenButton;
import towline.view.hud.HudCanvas;
import towline.view.hud.PauseSign;

/**
 * A button that pauses a run, for players who use only the mouse. It appears once no key and no
 * gamepad has been used for a while, so that a player who flies by keys does not pause with a shot.
 */
final class PauseButton implements ScreenButton {
  /** Time without a key or a gamepad after which the button appears, s. */
  static final double DELAY = 3;

  private final Devices devices;
  private final HudCanvas canvas;
  private final PauseSign sign;
  private final Runnable pause;
  private double mouseAlone;

  /** Creates a button that runs {@code pause}. */
  PauseButton(Devices devices, HudCanvas canvas, Runnable pause) {
    this.devices = devices;
    this.canvas = canvas;
    this.pause = pause;
    sign = new PauseSign(canvas);
  }

  /** Advances by {@code seconds}. */
  void update(double seconds) {
    mouseAlone = devices.mouseAlone() ? mouseAlone + seconds : 0;
  }

  private boolean isVisible() {
    return mouseAlone > DELAY;
  }

  @Override
  public boolean click(int x, int y) {
    boolean hit = isVisible() && sign.contains(x, canvas.height() - y);
    if (hit) {
      pause.run();
    }
    return hit;
  }

  void drawShapes() {
    if (isVisible()) {
      sign.drawShapes(sign.contains(devices.mouseX(), canvas.height() - devices.mouseY()));
    }
  }
}
