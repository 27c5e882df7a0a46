package towline.web.store;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A file that is embedded in the program. */
final class EmbeddedFile extends FileHandle {
  private final String path;

  /** Creates a handle of the file {@code path} in the assets, which may not exist. */
  EmbeddedFile(String path) {
    super(path, FileType.Internal);
    this.path = path;
  }

  @Override
  public InputStream read() {
    InputStream in = EmbeddedFile.class.getResourceAsStream("/" + path);
    if (in == null) {
      throw new GdxRuntimeException(path + " is not part of the page");
    }
    return in;
  }

  @Override
  public boolean exists() {
    try (InputStream in = EmbeddedFile.class.getResourceAsStream("/" + path)) {
      return in != null;
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be closed", e);
    }
  }

  @Override
  public long length() {
    try (InputStream in = read()) {
      return in.available();
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  @Override
  public FileHandle child(String name) {
    return new EmbeddedFile(path.isEmpty() ? name : path + "/" + name);
  }

  @Override
  public FileHandle sibling(String name) {
    return parent().child(name);
  }

  @Override
  public FileHandle parent() {
    return new EmbeddedFile(path.substring(0, Math.max(0, path.lastIndexOf('/'))));
  }
}
