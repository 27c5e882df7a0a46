package towline.web.page;

import org.teavm.jso.JSBody;
import towline.game.host.WindowSystem;
import towline.input.SafeArea;

/** The page as a window. A browser does not tell the size of its screen, only its usual density. */
final class PageWindow implements WindowSystem {
  @Override
  public boolean hasMonitor() {
    return true;
  }

  @Override
  public boolean isHandheld() {
    return handheld();
  }

  @Override
  public double pixelsPerMillimetre() {
    return USUAL_DENSITY * density();
  }

  @Override
  public SafeArea safeArea() {
    double pixel = density();
    return new SafeArea(inset(0) * pixel, inset(1) * pixel, inset(2) * pixel, inset(3) * pixel);
  }

  @JSBody(script = "return window.towline.handheld;")
  private static native boolean handheld();

  @JSBody(params = "side", script = "return window.towline.safe[side];")
  private static native double inset(int side);

  @JSBody(script = "return window.devicePixelRatio || 1;")
  private static native double density();
}
