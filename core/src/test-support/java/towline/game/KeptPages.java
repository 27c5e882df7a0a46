package towline.game;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.graphics.glutils.GLOnlyTextureData;
import com.badlogic.gdx.utils.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import towline.view.text.LetterPages;
import towline.view.text.RenderedPages;
import towline.view.text.TextSize;

/**
 * Pages whose letters are measured once for all games of a process: a stand-in for OpenGL shows no
 * pixels, and rendering them takes most of the start of a game.
 */
final class KeptPages implements LetterPages {
  /** A picture beside the letters, size in pixels. */
  private record Picture(String name, int width, int height) {}

  private record Look(TextSize size, int pixels, String characters, float rim, int spacing) {}

  /** A part of a page, in pixels. */
  private record Part(int page, int x, int y, int width, int height) {}

  private record Measured(List<BitmapFontData> letters, int pages, Map<String, Part> parts) {}

  private static final Map<List<Object>, Measured> kept = new HashMap<>();

  private final List<Object> contents = new ArrayList<>();
  private final Array<TextureRegion> pages = new Array<>();
  private @Nullable Measured measured;

  @Override
  public void add(String name, Pixmap picture) {
    contents.add(new Picture(name, picture.getWidth(), picture.getHeight()));
  }

  @Override
  public List<BitmapFont> render(Map<TextSize, FreeTypeFontParameter> looks) {
    List<Picture> pictures = contents.stream().map(Picture.class::cast).toList();
    looks.forEach(
        (size, look) ->
            contents.add(
                new Look(size, look.size, look.characters, look.borderWidth, look.spaceX)));
    Measured found = kept.computeIfAbsent(List.copyOf(contents), all -> measure(pictures, looks));
    measured = found;
    for (int i = 0; i < found.pages(); i++) {
      Texture page = new Texture(emptyPage());
      // Parts that are stretched leave out their edges where neighbours would blend in.
      page.setFilter(TextureFilter.Linear, TextureFilter.Linear);
      pages.add(new TextureRegion(page));
    }
    return found.letters().stream().map(data -> new BitmapFont(copy(data), pages, true)).toList();
  }

  /** Copies all but the glyphs themselves, so that no game changes the letters of another. */
  private static BitmapFontData copy(BitmapFontData data) {
    BitmapFontData copy = new BitmapFontData();
    for (Field field : BitmapFontData.class.getFields()) {
      if (!Modifier.isFinal(field.getModifiers())) {
        try {
          field.set(copy, field.get(data));
        } catch (IllegalAccessException e) {
          throw new AssertionError(e);
        }
      }
    }
    Arrays.setAll(copy.glyphs, i -> data.glyphs[i] == null ? null : data.glyphs[i].clone());
    return copy;
  }

  private static GLOnlyTextureData emptyPage() {
    int side = RenderedPages.PAGE_SIZE;
    return new GLOnlyTextureData(side, side, 0, GL20.GL_RGBA, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE);
  }

  private static Measured measure(
      List<Picture> pictures, Map<TextSize, FreeTypeFontParameter> looks) {
    RenderedPages rendered = new RenderedPages();
    for (Picture picture : pictures) {
      Pixmap blank = new Pixmap(picture.width(), picture.height(), Format.RGBA8888);
      rendered.add(picture.name(), blank);
      blank.dispose();
    }
    List<BitmapFont> fonts = rendered.render(looks);
    Map<String, Part> parts = new HashMap<>();
    for (Picture picture : pictures) {
      parts.put(picture.name(), part(rendered.place(picture.name())));
    }
    Array<TextureRegion> used = fonts.get(fonts.size() - 1).getRegions();
    used.forEach(page -> page.getTexture().dispose());
    rendered.dispose();
    return new Measured(fonts.stream().map(BitmapFont::getData).toList(), used.size, parts);
  }

  private static Part part(Place place) {
    TextureRegion region = place.region();
    return new Part(
        place.page(),
        region.getRegionX(),
        region.getRegionY(),
        region.getRegionWidth(),
        region.getRegionHeight());
  }

  @Override
  public Place place(String name) {
    Part part = Objects.requireNonNull(Objects.requireNonNull(measured).parts().get(name));
    return new Place(
        part.page(),
        new TextureRegion(
            pages.get(part.page()).getTexture(), part.x(), part.y(), part.width(), part.height()));
  }

  @Override
  public void dispose() {}
}
