package towline.web.page;

import com.github.xpenatan.gdx.teavm.backends.web.WebApplicationConfiguration;
import com.github.xpenatan.gdx.teavm.backends.web.WebGLGraphics;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The canvas, as large as the page, in the pixels of the screen. */
final class PageGraphics extends WebGLGraphics {
  private static final double MS = 1000;

  /** Nobody sees what happens while the page stands still, s. */
  private static final double LONGEST = 0.25;

  private double last = Double.NaN;
  private double elapsed;
  private double rate = 60;
  private long frame;

  PageGraphics(WebApplicationConfiguration configuration) {
    super(configuration);
    fit();
  }

  /** Where it is drawn. */
  HTMLCanvasElement canvas() {
    return canvas;
  }

  /** Makes the canvas as large as the page; whether it was not. */
  boolean fit() {
    int width = canvas.getWidth();
    int height = canvas.getHeight();
    setCanvasSize(pageWidth(), pageHeight(), true);
    return width != canvas.getWidth() || height != canvas.getHeight();
  }

  /** A frame begins at that time, ms. */
  void begin(double now) {
    elapsed = Double.isNaN(last) ? 0 : Math.max(0, Math.min(LONGEST, (now - last) / MS));
    last = now;
    frame++;
    if (elapsed > 0) {
      rate += (1 / elapsed - rate) / 16;
    }
  }

  /** The time between now and the next frame does not count. */
  void forgetTime() {
    last = Double.NaN;
  }

  @Override
  protected void setCanvasSize(int width, int height, boolean physical) {
    double density = getNativeScreenDensity();
    int wide = (int) Math.round(width * density);
    int high = (int) Math.round(height * density);
    // Setting its size clears a canvas, even if it is the same.
    if (canvas.getWidth() != wide || canvas.getHeight() != high) {
      canvas.setWidth(wide);
      canvas.setHeight(high);
    }
  }

  /** The size of the page is the browser's; what can be ended is that it fills the screen. */
  @Override
  public boolean setWindowedMode(int width, int height) {
    if (isFullscreen()) {
      exitFullscreen();
    }
    return true;
  }

  @Override
  public double getNativeScreenDensity() {
    return density();
  }

  @Override
  public float getBackBufferScale() {
    return (float) density();
  }

  @Override
  public float getDeltaTime() {
    return (float) elapsed;
  }

  @Override
  public float getRawDeltaTime() {
    return (float) elapsed;
  }

  @Override
  public int getFramesPerSecond() {
    return (int) Math.round(rate);
  }

  @Override
  public long getFrameId() {
    return frame;
  }

  @JSBody(script = "return window.devicePixelRatio || 1;")
  private static native double density();

  @JSBody(script = "return window.innerWidth;")
  private static native int pageWidth();

  @JSBody(script = "return window.innerHeight;")
  private static native int pageHeight();
}
