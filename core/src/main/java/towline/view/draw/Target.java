package towline.view.draw;

import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.Texture.TextureWrap;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.utils.Disposable;

/** A picture in the graphics card's memory, to be drawn into and read from. */
final class Target implements Disposable {
  private final FrameBuffer buffer;

  Target(int width, int height) {
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

  void bind(int unit) {
    buffer.getColorBufferTexture().bind(unit);
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
