package towline.view.text;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.PixmapPacker.PixmapPackerRectangle;
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
  private final Map<String, Place> places = new HashMap<>();

  /** A part of a page of the packer. */
  record Place(int page, TextureRegion region) {}

  /** Reserves a place for the picture {@code name}, size in pixels. */
  public void pack(PixmapPacker packer, String name, int width, int height) {
    Pixmap blank = new Pixmap(width, height, Format.RGBA8888);
    packer.pack(name, blank);
    blank.dispose();
    names.add(name);
  }

  /** Finds the places in the textures that the packer has made. */
  public void take(PixmapPacker packer) {
    for (String name : names) {
      places.put(name, new Place(packer.getPageIndex(name), packed(packer, name)));
    }
  }

  /**
   * Returns the place of the picture {@code name}, which was packed before the packer made its
   * textures.
   */
  public static TextureRegion packed(PixmapPacker packer, String name) {
    PixmapPackerRectangle packed = packer.getRect(name);
    PixmapPacker.Page page = packer.getPage(name);
    if (packed == null || page == null) {
      throw new IllegalStateException("The picture " + name + " was not packed.");
    }
    return new TextureRegion(
        page.getTexture(),
        packed.bounds.x,
        packed.bounds.y,
        packed.bounds.width,
        packed.bounds.height);
  }

  /**
   * Returns the place of a picture.
   *
   * @throws IllegalStateException if nothing of that name was packed
   */
  Place place(String name) {
    Place place = places.get(name);
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
