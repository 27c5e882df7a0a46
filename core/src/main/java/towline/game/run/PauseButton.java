package towline.game.run;

import towline.input.Devices;
import towline.input.ScreenButton;
import towline.view.hud.HudCanvas;
import towline.view.hud.PauseSign;

/**
 * A button that pauses a run, for players who use the mouse alone: it is there once no key and no
 * gamepad has been used for a while, so that nobody who flies by keys pauses by a shot.
 */
final class PauseButton implements ScreenButton {
  /** Time without a key or a gamepad until the button is there, s. */
  static final double DELAY = 3;

  private final Devices devices;
  private final HudCanvas canvas;
  private final PauseSign sign;
  private final Runnable pause;
  private double mouseAlone;

  /** Creates a button that carries out {@code pause}. */
  PauseButton(Devices devices, HudCanvas canvas, Runnable pause) {
    this.devices = devices;
    this.canvas = canvas;
    this.pause = pause;
    sign = new PauseSign(canvas);
  }

  /** Lets time pass, s. */
  void update(double seconds) {
    mouseAlone = devices.mouseAlone() ? mouseAlone + seconds : 0;
  }

  private boolean isThere() {
    return mouseAlone > DELAY;
  }

  @Override
  public boolean click(int x, int y) {
    boolean hit = isThere() && sign.contains(x, canvas.height() - y);
    if (hit) {
      pause.run();
    }
    return hit;
  }

  void drawShapes() {
    if (isThere()) {
      sign.drawShapes(sign.contains(devices.mouseX(), canvas.height() - devices.mouseY()));
    }
  }
}
