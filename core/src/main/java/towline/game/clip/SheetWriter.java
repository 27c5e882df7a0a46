package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import towline.game.host.PictureFiles;

/** Collects the pictures of a sheet, row by row, and writes them as one picture. */
public final class SheetWriter implements Disposable {
  /** Distance between two pictures, pixels. */
  private static final int GAP = 4;

  private final WaveSheet sheet;
  private final PictureFiles files;
  private final List<Pixmap> pictures = new ArrayList<>();

  /** Creates a sheet without pictures. */
  public SheetWriter(WaveSheet sheet, PictureFiles files) {
    this.sheet = sheet;
    this.files = files;
  }

  /** Returns the number of pictures added. */
  public int size() {
    return pictures.size();
  }

  /**
   * Adds the picture just drawn into a window of {@code width} times {@code height} physical
   * pixels.
   */
  public void add(int width, int height) {
    Pixmap drawn = Pixmap.createFromFrameBuffer(0, 0, width, height);
    if (sheet.replays().size() == 1 || width <= WaveSheet.WIDTH) {
      pictures.add(drawn);
    } else {
      int high = (int) Math.max(1, Math.round((double) height * WaveSheet.WIDTH / width));
      pictures.add(PixelBlocks.shrink(drawn, WaveSheet.WIDTH, high));
      drawn.dispose();
    }
  }

  /**
   * Writes the file; there must be at least one picture.
   *
   * @throws towline.store.UncheckedStoreException if that fails; a previous file is unchanged
   */
  public void write() {
    int wide = pictures.get(0).getWidth();
    int high = pictures.get(0).getHeight();
    int columns = Math.min(WaveSheet.COLUMNS, pictures.size());
    int rows = (pictures.size() + columns - 1) / columns;
    Pixmap whole =
        new Pixmap(columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP, Pixmap.Format.RGBA8888);
    whole.setBlending(Pixmap.Blending.None);
    for (int i = 0; i < pictures.size(); i++) {
      // The bottom row comes first, as in OpenGL.
      int up = rows - 1 - i / columns;
      whole.drawPixmap(pictures.get(i), i % columns * (wide + GAP), up * (high + GAP));
    }
    Screenshot.writeOpaque(files, sheet.file(), whole);
    whole.dispose();
  }

  @Override
  public void dispose() {
    pictures.forEach(Pixmap::dispose);
    pictures.clear();
  }
}
