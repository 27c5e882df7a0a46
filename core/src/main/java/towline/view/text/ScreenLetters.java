package towline.view.text;

import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Disposable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import towline.view.draw.AssetFile;

/**
 * The typeface in whatever sizes a picture asks for, rendered when they are first used. {@link
 * Fonts} has the sizes of HUD and menus, which follow the window; a picture that chooses sizes by
 * the room that it has needs others.
 */
public final class ScreenLetters implements Disposable {
  private static final int PAGE_SIZE = 1024;

  private final Map<Integer, BitmapFont> fonts = new HashMap<>();
  private final String characters;
  private double boldFrom = Double.POSITIVE_INFINITY;

  /** Creates letters for the texts of {@code words} in its present language. */
  public ScreenLetters(Localization words) {
    Set<Integer> all = new LinkedHashSet<>();
    (Fonts.GLYPHS + words.letters()).codePoints().forEach(all::add);
    StringBuilder once = new StringBuilder();
    all.forEach(once::appendCodePoint);
    characters = once.toString();
  }

  /** Sets the size from which text is bold, pixels. */
  public void setBoldFrom(double size) {
    boldFrom = size;
  }

  /** Returns the letters of a size, pixels. */
  public BitmapFont of(double size) {
    return fonts.computeIfAbsent((int) Math.max(1, Math.round(size)), this::render);
  }

  private BitmapFont render(int pixels) {
    TextSize.Weight weight = pixels < boldFrom ? TextSize.Weight.REGULAR : TextSize.Weight.BOLD;
    FreeTypeFontGenerator generator = new FreeTypeFontGenerator(AssetFile.required(weight.path()));
    PixmapPacker packer = new PixmapPacker(PAGE_SIZE, PAGE_SIZE, Format.RGBA8888, 2, false);
    FreeTypeFontParameter look = new FreeTypeFontParameter();
    look.size = pixels;
    look.characters = characters;
    look.packer = packer;
    look.minFilter = TextureFilter.Linear;
    look.magFilter = TextureFilter.Linear;
    BitmapFont font = generator.generateFont(look);
    font.setUseIntegerPositions(true);
    font.setOwnsTexture(true);
    BitmapFont.Glyph space = font.getData().getGlyph(' ');
    font.getData().setGlyph(Fonts.NO_BREAK_SPACE, space);
    generator.dispose();
    packer.dispose();
    return font;
  }

  @Override
  public void dispose() {
    fonts.values().forEach(BitmapFont::dispose);
    fonts.clear();
  }
}
