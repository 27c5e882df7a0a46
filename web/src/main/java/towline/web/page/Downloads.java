package towline.web.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;
import towline.game.host.PictureFiles;
import towline.store.AtomicFile;

/** Offers pictures to the player as downloads. */
final class Downloads implements PictureFiles {
  @Override
  public Path save(Path file, AtomicFile.Content<RuntimeException> picture) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      picture.writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Path name = file.getFileName();
    download(name.toString(), Int8Array.copyFromJavaArray(bytes.toByteArray()));
    return name;
  }

  @Override
  public boolean downloads() {
    return true;
  }

  @JSBody(
      params = {"name", "bytes"},
      script = "window.towline.download(name, bytes);")
  private static native void download(String name, Int8Array bytes);
}
