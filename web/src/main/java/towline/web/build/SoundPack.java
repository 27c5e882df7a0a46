package towline.web.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.StringJoiner;

/**
 * All sounds in one file, which takes one request: the length of the index, in four bytes with the
 * lowest first; the index, as JSON, with first byte, bytes and frames of each Ogg file by its path;
 * and the files, one behind the other.
 */
final class SoundPack {
  private static final byte[] PAGE = "OggS".getBytes(StandardCharsets.US_ASCII);

  /** Where the header of a page of an Ogg file says how many frames have ended by then. */
  private static final int GRANULE = 6;

  private SoundPack() {}

  static void write(Path file) throws IOException {
    SortedMap<String, byte[]> sounds = GameAssets.matching("sound/.*\\.ogg");
    StringJoiner index = new StringJoiner(",", "{", "}");
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (Map.Entry<String, byte[]> sound : sounds.entrySet()) {
      byte[] bytes = sound.getValue();
      index.add(
          String.format(
              Locale.ROOT,
              "\"%s\":[%d,%d,%d]",
              sound.getKey(),
              content.size(),
              bytes.length,
              frames(bytes)));
      content.writeBytes(bytes);
    }
    byte[] head = index.toString().getBytes(StandardCharsets.UTF_8);
    ByteBuffer all = ByteBuffer.allocate(Integer.BYTES + head.length + content.size());
    all.order(ByteOrder.LITTLE_ENDIAN).putInt(head.length).put(head).put(content.toByteArray());
    Files.write(file, all.array());
  }

  /** The frames of an Ogg file, which its last page tells. */
  private static long frames(byte[] ogg) {
    for (int at = ogg.length - PAGE.length; at >= 0; at--) {
      if (ogg[at] == PAGE[0]
          && ogg[at + 1] == PAGE[1]
          && ogg[at + 2] == PAGE[2]
          && ogg[at + 3] == PAGE[3]) {
        return ByteBuffer.wrap(ogg).order(ByteOrder.LITTLE_ENDIAN).getLong(at + GRANULE);
      }
    }
    throw new IllegalArgumentException("this is no Ogg file: it has no pages");
  }
}
