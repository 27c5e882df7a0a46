package towline.game.clip;

import towline.game.host.PictureFiles;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/**
 * Makes a film of a screen, frame by frame in the film's own time: a slow machine only takes
 * longer.
 */
public final class FilmRecorder {
  private final Film film;
  private final PictureFiles files;
  private final GifWriter gif;
  private final int wanted;

  /** A recorder before the first frame. */
  public FilmRecorder(Film film, PictureFiles files) {
    this.film = film;
    this.files = files;
    gif = new GifWriter(film.framesPerSecond());
    wanted = (int) Math.max(1, Math.round(film.seconds() * film.framesPerSecond()));
  }

  /** How long each frame lasts, s. */
  public double frameSeconds() {
    return 1.0 / film.framesPerSecond();
  }

  /**
   * Adds what was just drawn into a window of that size, physical pixels; with the last frame it
   * writes the file, and returns true.
   *
   * @throws UncheckedStoreException if the file cannot be written
   */
  public boolean addFrame(int width, int height) {
    gif.addFrameWithin(Film.WIDTH, Film.HEIGHT, width, height);
    if (gif.frames() < wanted) {
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
