package towline.view.text;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Map;

/** Pages of letters and small pictures, which share textures so that both are drawn in one call. */
public interface LetterPages extends Disposable {
  /** A part of a page. */
  record Place(int page, TextureRegion region) {}

  /** Adds the picture {@code name}; pictures come before letters. */
  void add(String name, Pixmap picture);

  /** Renders the letters of each size, in the order of the sizes; the looks lack the pages. */
  List<BitmapFont> render(Map<TextSize, FreeTypeFontParameter> looks);

  /** Returns the place of a picture, once the letters have been rendered. */
  Place place(String name);

  /** Releases all but the textures, which belong to the fonts. */
  @Override
  void dispose();
}
