package towline.web.page;

import com.github.xpenatan.gdx.teavm.backends.web.WebApplicationConfiguration;
import com.github.xpenatan.gdx.teavm.backends.web.WebGLGraphics;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The canvas, which covers the page, in the pixels of the screen. */
final class PageGraphics extends WebGLGraphics {
  private static final double MS_PER_SECOND = 1000;

  /** Maximum duration of a frame, s; the rest of an interruption is skipped. */
  private static final double MAX_FRAME_SECONDS = 0.25;

  private double last = Double.NaN;
  private double elapsed;
  private double rate = 60;
  private long frame;
  private int safeChanges;

  PageGraphics(WebApplicationConfiguration configuration) {
    super(configuration);
    fit();
  }

  HTMLCanvasElement canvas() {
    return canvas;
  }

  /** Fits the canvas to the page; returns true if its size or its safe area has changed. */
  boolean fit() {
    int width = canvas.getWidth();
    int height = canvas.getHeight();
    setCanvasSize(pageWidth(), pageHeight(), true);
    int before = safeChanges;
    safeChanges = safeChanges();
    return width != canvas.getWidth() || height != canvas.getHeight() || before != safeChanges;
  }

  /**
   * Begins a frame.
   *
   * @param now the time of the frame, ms
   */
  void begin(double now) {
    elapsed =
        Double.isNaN(last)
            ? 0
            : Math.max(0, Math.min(MAX_FRAME_SECONDS, (now - last) / MS_PER_SECOND));
    last = now;
    frame++;
    if (elapsed > 0) {
      rate += (1 / elapsed - rate) / 16;
    }
  }

  /** Excludes the time until the next frame from its duration. */
  void forgetTime() {
    last = Double.NaN;
  }

  @Override
  protected void setCanvasSize(int width, int height, boolean physical) {
    double density = getNativeScreenDensity();
    int wide = (int) Math.round(width * density);
    int high = (int) Math.round(height * density);
    // Setting the size of a canvas clears it, even if the size is unchanged.
    if (canvas.getWidth() != wide || canvas.getHeight() != high) {
      canvas.setWidth(wide);
      canvas.setHeight(high);
    }
  }

  /** Leaves the full screen. The size of the page itself is up to the browser. */
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

  @JSBody(script = "return window.towline.safeChanges;")
  private static native int safeChanges();

  @JSBody(script = "return window.innerWidth;")
  private static native int pageWidth();

  @JSBody(script = "return window.innerHeight;")
  private static native int pageHeight();
}
