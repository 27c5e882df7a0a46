package towline.web.store;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;

/** The files that are embedded in a program of the page, which has no others. */
public final class EmbeddedFiles implements Files {
  @Override
  public FileHandle getFileHandle(String path, FileType type) {
    if (type != FileType.Internal && type != FileType.Classpath) {
      throw new GdxRuntimeException("a page has no files of the kind " + type);
    }
    return new EmbeddedFile(path);
  }

  @Override
  public FileHandle classpath(String path) {
    return getFileHandle(path, FileType.Classpath);
  }

  @Override
  public FileHandle internal(String path) {
    return getFileHandle(path, FileType.Internal);
  }

  @Override
  public FileHandle external(String path) {
    return getFileHandle(path, FileType.External);
  }

  @Override
  public FileHandle absolute(String path) {
    return getFileHandle(path, FileType.Absolute);
  }

  @Override
  public FileHandle local(String path) {
    return getFileHandle(path, FileType.Local);
  }

  @Override
  public String getExternalStoragePath() {
    return "";
  }

  @Override
  public boolean isExternalStorageAvailable() {
    return false;
  }

  @Override
  public String getLocalStoragePath() {
    return "";
  }

  @Override
  public boolean isLocalStorageAvailable() {
    return false;
  }
}
