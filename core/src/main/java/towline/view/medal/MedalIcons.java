package towline.view.medal;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import java.util.List;
import java.util.Map;
import towline.content.look.VectorIcons;
import towline.content.look.VectorIcons.Stroke;
import towline.view.text.Fonts;
import towline.view.text.GlyphAtlas;
import towline.view.text.LetterPages;

/** The drawings of the medals, each in a hexagon; white, and tinted when drawn. */
public final class MedalIcons implements Fonts.Artwork {
  /** Side of an icon, design pixels. */
  public static final double SIDE = 40;

  private static final String PREFIX = "medal.";

  /** Radius of the hexagon, as a share of half the side. */
  private static final double HEXAGON = 0.94;

  /** Size of a drawing, as a share of the hexagon's inner radius. */
  private static final double DRAWING_SIZE = 0.62;

  private static final double LINE = 1.7;

  private final Map<String, List<Stroke>> drawings;
  private final Color ink = new Color();
  private GlyphAtlas sheet = new GlyphAtlas();
  private int pixels;

  /** Creates icons from the drawings in {@code art}. */
  public MedalIcons(VectorIcons art) {
    drawings = art.strokes();
  }

  @Override
  public void pack(LetterPages pages, double scale) {
    pixels = (int) Math.ceil(SIDE * scale);
    sheet = new GlyphAtlas();
    drawings.keySet().forEach(name -> sheet.pack(pages, PREFIX + name, pixels, pixels));
  }

  @Override
  public void take(LetterPages pages) {
    sheet.take(pages);
  }

  private static Pixmap picture(List<Stroke> strokes, int side) {
    Pixmap picture = new Pixmap(side, side, Format.RGBA8888);
    picture.setBlending(Pixmap.Blending.None);
    double half = side / 2.0;
    double thin = Math.max(1, LINE * side / SIDE) / 2;
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        double x = (column + 0.5 - half) / half;
        double y = (half - row - 0.5) / half;
        double distance = Math.abs(hexagon(x, y)) * half;
        for (Stroke stroke : strokes) {
          distance =
              Math.min(
                  distance,
                  stroke.distance(x / DRAWING_SIZE, y / DRAWING_SIZE) * DRAWING_SIZE * half);
        }
        double share = Math.max(0, Math.min(1, thin + 0.5 - distance));
        picture.drawPixel(column, row, 0xffffff00 | (int) Math.round(255 * share));
      }
    }
    return picture;
  }

  /** Returns the signed distance to a hexagon with a corner at the top. */
  private static double hexagon(double x, double y) {
    double inner = HEXAGON * Math.sqrt(3) / 2;
    double ax = Math.abs(x);
    double slanted = ax / 2 + Math.abs(y) * Math.sqrt(3) / 2;
    return Math.max(ax, slanted) - inner;
  }

  /** Draws a medal around a point, with a side in physical pixels; nothing for an unknown name. */
  public void draw(
      Batch batch, String medal, int rgb, double opacity, double x, double y, double side) {
    List<Stroke> drawing = drawings.get(medal);
    if (drawing != null) {
      TextureRegion region = sheet.shown(PREFIX + medal, () -> picture(drawing, pixels));
      Color.rgb888ToColor(ink, rgb);
      ink.a = (float) Math.min(1, opacity);
      batch.setColor(ink);
      batch.draw(
          region, (float) (x - side / 2), (float) (y - side / 2), (float) side, (float) side);
      batch.setColor(Color.WHITE);
    }
  }
}
