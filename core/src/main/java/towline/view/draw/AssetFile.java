package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;

/** Access to the files that come with the game. */
public final class AssetFile {
  private AssetFile() {}

  /**
   * Returns the file with a path in the assets.
   *
   * @throws AssetException if it does not exist
   */
  public static FileHandle required(String path) {
    FileHandle file = Gdx.files.internal(path);
    if (!file.exists()) {
      throw new AssetException(
          "The file " + path + " is missing from the game; install Towline again.");
    }
    return file;
  }
}
