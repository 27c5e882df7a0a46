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
 * Writes all sounds into one file, for a single request: the length of the index, in four bytes,
 * little-endian; the index, as JSON, with first byte, number of bytes and number of frames of each
 * Ogg file by its path; and the files one after the other.
 */
final class SoundPack {
  private static final byte[] PAGE_START = "OggS".getBytes(StandardCharsets.US_ASCII);

  /** Offset of the number of frames in the header of an Ogg page. */
  private static final int GRANULE_OFFSET = 6;

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

  /** Returns the number of frames of an Ogg file, from the header of its last page. */
  private static long frames(byte[] ogg) {
    for (int at = ogg.length - PAGE_START.length; at >= 0; at--) {
      if (ogg[at] == PAGE_START[0]
          && ogg[at + 1] == PAGE_START[1]
          && ogg[at + 2] == PAGE_START[2]
          && ogg[at + 3] == PAGE_START[3]) {
        return ByteBuffer.wrap(ogg).order(ByteOrder.LITTLE_ENDIAN).getLong(at + GRANULE_OFFSET);
      }
    }
    throw new IllegalArgumentException("this is no Ogg file: it has no pages");
  }
}
