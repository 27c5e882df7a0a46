package towline.view.text;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Small pictures that share the texture of the letters, so that both are drawn in one call. Only
 * their places are packed; a picture is made when it is first shown, because making all of them
 * would delay the start of the game.
 */
public final class GlyphAtlas {
  private final Set<String> names = new LinkedHashSet<>();
  private final Set<String> drawnNames = new HashSet<>();
  private final Map<String, LetterPages.Place> places = new HashMap<>();

  /** Reserves a place for the picture {@code name}, size in pixels. */
  public void pack(LetterPages pages, String name, int width, int height) {
    Pixmap blank = new Pixmap(width, height, Format.RGBA8888);
    pages.add(name, blank);
    blank.dispose();
    names.add(name);
  }

  /** Finds the places in the textures of {@code pages}. */
  public void take(LetterPages pages) {
    for (String name : names) {
      places.put(name, pages.place(name));
    }
  }

  /**
   * Returns the place of a picture.
   *
   * @throws IllegalStateException if nothing of that name was packed
   */
  LetterPages.Place place(String name) {
    LetterPages.Place place = places.get(name);
    if (place == null) {
      throw new IllegalStateException("The picture " + name + " has no place.");
    }
    return place;
  }

  /** Returns a picture to draw; {@code maker} is called on the first use. */
  public TextureRegion shown(String name, Supplier<Pixmap> maker) {
    TextureRegion region = place(name).region();
    if (drawnNames.add(name)) {
      put(region, maker.get());
    }
    return region;
  }

  private static void put(TextureRegion region, Pixmap picture) {
    region.getTexture().bind();
    Gdx.gl.glTexSubImage2D(
        GL20.GL_TEXTURE_2D,
        0,
        region.getRegionX(),
        region.getRegionY(),
        picture.getWidth(),
        picture.getHeight(),
        picture.getGLFormat(),
        picture.getGLType(),
        picture.getPixels());
    picture.dispose();
  }
}
