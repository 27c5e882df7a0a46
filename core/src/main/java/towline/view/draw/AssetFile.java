package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;

/** The door to the files that come with the game. */
public final class AssetFile {
  private AssetFile() {}

  /**
   * The file with that path in the assets.
   *
   * @throws AssetException when it is not there
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
