package towline.store;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import towline.data.ContentException;
import towline.data.JsonFields;

/**
 * The envelope of a JSON file that players do not edit, equal in all versions: kind and version of
 * the content, and a CRC-32C of all bytes of the file with the checksum's own eight digits as
 * zeros.
 *
 * <pre>
 * {
 * "towline": "scores",
 * "version": 1,
 * "checksum": "89abcdef",
 * "content": {
 * ...
 * }
 * }
 * </pre>
 */
final class ChecksummedJson<T> implements FileFormat<T> {
  private static final String CHECKSUM_PLACEHOLDER = "00000000";
  private static final Pattern HEAD =
      Pattern.compile(
          "\\{\n\"towline\": \"([a-z]{1,20})\",\n\"version\": ([1-9]\\d{0,5}),\n"
              + "\"checksum\": \"([0-9a-f]{8})\",\n\"content\": \\{");

  private final Codec<T> codec;

  ChecksummedJson(Codec<T> codec) {
    this.codec = codec;
  }

  @Override
  public String kind() {
    return codec.kind();
  }

  @Override
  public int version() {
    return codec.version();
  }

  @Override
  public T defaults() {
    return codec.defaults();
  }

  @Override
  public byte[] write(T value) {
    JsonWriter out = new JsonWriter().beginObject();
    out.field("towline").text(codec.kind());
    out.field("version").number(codec.version());
    out.field("checksum").text(CHECKSUM_PLACEHOLDER);
    out.field("content").beginObject();
    codec.write(value, out);
    String text = out.end().end() + "\n";
    return text.replaceFirst(CHECKSUM_PLACEHOLDER, checksum(text))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public T read(byte[] bytes, String name, Consumer<Problem> notes)
      throws StoreException, NewerVersion {
    if (bytes.length > MOST_BYTES) {
      throw new StoreException(
          "it is too large for such a file (at most " + MOST_BYTES + " bytes)");
    }
    // ISO 8859-1 has one character per byte, so the checksum of the text is that of the bytes.
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    checkHead(text);
    JsonLimits.check(text);
    try {
      return JsonFields.read(name, text, fields -> content(fields, notes));
    } catch (ContentException e) {
      throw new StoreException(withoutFullStop(String.valueOf(e.getMessage())), e);
    }
  }

  private void checkHead(String text) throws StoreException, NewerVersion {
    Matcher head = HEAD.matcher(text);
    if (!head.lookingAt()) {
      throw new StoreException("it does not start like a Towline file of " + codec.kind());
    }
    String zeroed =
        text.substring(0, head.start(3)) + CHECKSUM_PLACEHOLDER + text.substring(head.end(3));
    String actual = checksum(zeroed);
    if (!actual.equals(head.group(3))) {
      throw new StoreException(
          "its checksum is " + head.group(3) + ", but its content gives " + actual);
    }
    if (!head.group(1).equals(codec.kind())) {
      throw new StoreException("it holds " + head.group(1) + ", not " + codec.kind());
    }
    int version = Integer.parseInt(head.group(2));
    if (version > codec.version()) {
      throw new NewerVersion(version);
    }
  }

  private T content(JsonFields fields, Consumer<Problem> notes) {
    fields.text("towline", "a kind");
    fields.integer("version", 1, codec.version());
    fields.text("checksum", "eight digits");
    return fields.part("content", content -> codec.read(content, notes));
  }

  private static String withoutFullStop(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  private static String checksum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.ISO_8859_1));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }
}
