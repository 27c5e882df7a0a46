package towline.store;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** The format of text that the player may edit; its readers check its content. */
final class PlainText implements FileFormat<String> {
  private final String kind;

  PlainText(String kind) {
    this.kind = kind;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public String defaults() {
    return "";
  }

  @Override
  public byte[] write(String value) {
    return value.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String read(byte[] bytes, String name, Consumer<Problem> notes) throws StoreException {
    if (bytes.length > MOST_BYTES) {
      throw new StoreException(
          "it is too large for such a file (at most " + MOST_BYTES + " bytes)");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new StoreException("it is not UTF-8 text", e);
    }
  }
}
