package towline.game.clip;

import towline.game.host.PictureFiles;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/**
 * Records a film of a screen, frame by frame in the film's own time: a slow machine takes longer,
 * but makes an equal film.
 */
public final class FilmRecorder {
  private final Film film;
  private final PictureFiles files;
  private final GifWriter gif;
  private final int frameCount;

  /** Creates a recorder without frames. */
  public FilmRecorder(Film film, PictureFiles files) {
    this.film = film;
    this.files = files;
    gif = new GifWriter(film.framesPerSecond());
    frameCount = (int) Math.max(1, Math.round(film.seconds() * film.framesPerSecond()));
  }

  /** Returns the duration of a frame, s. */
  public double frameSeconds() {
    return 1.0 / film.framesPerSecond();
  }

  /**
   * Adds the picture just drawn into a window of {@code width} times {@code height} physical
   * pixels. With the last frame it writes the file and returns true.
   *
   * @throws UncheckedStoreException if the file cannot be written
   */
  public boolean addFrame(int width, int height) {
    gif.addFrameWithin(Film.WIDTH, Film.HEIGHT, width, height);
    if (gif.frames() < frameCount) {
      return false;
    }
    try {
      gif.write(files, film.file());
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      gif.dispose();
    }
    return true;
  }
}
