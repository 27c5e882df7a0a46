package towline.view.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.PixmapPacker.PixmapPackerRectangle;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.view.draw.AssetFile;

/** Pages whose letters are rendered from the files of the typeface. */
public final class RenderedPages implements LetterPages {
  /** Side of a page, pixels; a title at 4K needs about half of one. */
  public static final int PAGE_SIZE = 2048;

  private final PixmapPacker packer =
      new PixmapPacker(PAGE_SIZE, PAGE_SIZE, Format.RGBA8888, 2, false);
  private final Map<TextSize.Weight, FreeTypeFontGenerator> generators =
      new EnumMap<>(TextSize.Weight.class);

  @Override
  public void add(String name, Pixmap picture) {
    packer.pack(name, picture);
  }

  @Override
  public List<BitmapFont> render(Map<TextSize, FreeTypeFontParameter> looks) {
    List<BitmapFont> fonts = new ArrayList<>();
    looks.forEach((size, look) -> fonts.add(render(size.weight(), look)));
    return fonts;
  }

  private BitmapFont render(TextSize.Weight weight, FreeTypeFontParameter look) {
    look.packer = packer;
    BitmapFont font = generators.computeIfAbsent(weight, RenderedPages::open).generateFont(look);
    // Letters are drawn closer because their rims may overlap, but words must stay apart.
    BitmapFont.Glyph space = font.getData().getGlyph(' ');
    space.xadvance -= 2 * Math.min(0, look.spaceX);
    // The typeface has no such glyph; lines are not broken at it.
    font.getData().setGlyph(Fonts.NO_BREAK_SPACE, space);
    return font;
  }

  private static FreeTypeFontGenerator open(TextSize.Weight weight) {
    return new FreeTypeFontGenerator(AssetFile.required(weight.path()));
  }

  @Override
  public Place place(String name) {
    PixmapPackerRectangle packed = packer.getRect(name);
    PixmapPacker.Page page = packer.getPage(name);
    if (packed == null || page == null) {
      throw new IllegalStateException("The picture " + name + " was not packed.");
    }
    return new Place(
        packer.getPageIndex(name),
        new TextureRegion(
            page.getTexture(),
            packed.bounds.x,
            packed.bounds.y,
            packed.bounds.width,
            packed.bounds.height));
  }

  @Override
  public void dispose() {
    generators.values().forEach(FreeTypeFontGenerator::dispose);
    packer.dispose();
  }
}
