package towline.view.draw;

import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.Texture.TextureWrap;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.utils.Disposable;

/** A picture in the graphics card's memory that can be drawn into and read from. */
final class RenderTarget implements Disposable {
  private final FrameBuffer buffer;

  /** The filter used between the picture's pixels. */
  enum Between {
    /** Nearest pixel: exact where pixel falls on pixel, at a third of the cost. */
    NEAREST(TextureFilter.Nearest),
    /** Linear blend. */
    BLENDED(TextureFilter.Linear);

    private final TextureFilter filter;

    Between(TextureFilter filter) {
      this.filter = filter;
    }
  }

  RenderTarget(int width, int height) {
    buffer = new FrameBuffer(Format.RGBA8888, Math.max(1, width), Math.max(1, height), false);
    Texture texture = buffer.getColorBufferTexture();
    texture.setFilter(TextureFilter.Linear, TextureFilter.Linear);
    texture.setWrap(TextureWrap.ClampToEdge, TextureWrap.ClampToEdge);
  }

  void begin() {
    buffer.begin();
  }

  void end() {
    buffer.end();
  }

  void bind(int unit, Between between) {
    Texture texture = buffer.getColorBufferTexture();
    texture.bind(unit);
    texture.unsafeSetFilter(between.filter, between.filter);
  }

  int width() {
    return buffer.getWidth();
  }

  int height() {
    return buffer.getHeight();
  }

  @Override
  public void dispose() {
    buffer.dispose();
  }
}
