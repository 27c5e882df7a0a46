package towline.session.replay;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes a challenge, as the bytes of a file or as a link with the same bytes.
 *
 * <pre>
 * offset size
 *      0    3  magic: "TWC"
 *      3    1  version of this format, 1
 *      4    3  initials, ASCII, zeros after them
 *      7       the replay, as in {@link ReplayFormat}
 *           4  CRC-32C of all before
 *
 * link: the address of a page or nothing, "#c=", the bytes in base64url without padding
 * </pre>
 */
public final class ChallengeFormat {
  /** Version of the format. */
  public static final int VERSION = 1;

  /** Greatest size of a challenge, in bytes. */
  public static final int MOST_BYTES = 1 << 20;

  /** Greatest length of a link, in characters: programs that pass links on cut longer ones. */
  public static final int LONGEST_LINK = 8000;

  /** Begins the challenge in a link. */
  public static final String LINK_MARK = "#c=";

  private static final Pattern LINK = Pattern.compile(LINK_MARK + "([A-Za-z0-9_-]*)");
  private static final int MAGIC = 0x545743;
  private static final int INITIALS_OFFSET = Integer.BYTES;
  private static final int INITIALS_BYTES = 3;
  private static final int REPLAY_OFFSET = INITIALS_OFFSET + INITIALS_BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  private ChallengeFormat() {}

  /** Returns the bytes of {@code challenge}. */
  public static byte[] write(Challenge challenge) {
    byte[] replay = ReplayFormat.write(challenge.replay());
    ByteBuffer out = ByteBuffer.allocate(REPLAY_OFFSET + replay.length + CHECKSUM_BYTES);
    out.putInt(MAGIC << Byte.SIZE | VERSION);
    out.put(challenge.initials().getBytes(StandardCharsets.US_ASCII));
    out.position(REPLAY_OFFSET);
    out.put(replay);
    out.putInt(ReplayFormat.checksum(out.array(), out.position()));
    return out.array();
  }

  /**
   * Returns the challenge in {@code bytes}.
   *
   * @throws ReplayException if they are none, a damaged one, or one of another version of a format
   */
  public static Challenge read(byte[] bytes) throws ReplayException {
    if (bytes.length > MOST_BYTES) {
      throw new ReplayException(
          "it is too long for a challenge (at most " + MOST_BYTES + " bytes)");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < REPLAY_OFFSET + CHECKSUM_BYTES || in.getInt(0) >>> Byte.SIZE != MAGIC) {
      throw new ReplayException("it is not a challenge: it does not start like one");
    }
    int body = bytes.length - CHECKSUM_BYTES;
    if (in.getInt(body) != ReplayFormat.checksum(bytes, body)) {
      throw new ReplayException("it is damaged or cut off: its checksum is wrong");
    }
    int version = Byte.toUnsignedInt(bytes[Integer.BYTES - 1]);
    if (version != VERSION) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is in format %d of another version of Towline; this one reads format %d",
              version,
              VERSION));
    }
    String initials =
        new String(bytes, INITIALS_OFFSET, INITIALS_BYTES, StandardCharsets.ISO_8859_1)
            .replaceFirst("\0{1,2}$", "");
    if (!Challenge.areInitials(initials)) {
      throw new ReplayException("its initials are not made of A to Z and 0 to 9");
    }
    byte[] replay = new byte[body - REPLAY_OFFSET];
    in.position(REPLAY_OFFSET);
    in.get(replay);
    Replay run = ReplayFormat.read(replay, Challenge.MOST_TICKS);
    if (run.ticks() == 0) {
      throw new ReplayException("it is empty: its run has no tick");
    }
    return new Challenge(initials, run);
  }

  /**
   * Returns the link to the challenge in {@code bytes}; empty if it would be too long.
   *
   * @param page the address of the page that opens it; may be empty
   */
  public static Optional<String> link(String page, byte[] bytes) {
    String link = page + LINK_MARK + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return link.length() > LONGEST_LINK ? Optional.empty() : Optional.of(link);
  }

  /** Returns true if {@code text} contains something like a link to a challenge. */
  public static boolean hasLink(String text) {
    return text.contains(LINK_MARK);
  }

  /**
   * Returns the bytes of the challenge to which {@code text} links; other words may stand around
   * the link.
   *
   * @throws ReplayException if there is none, or it is longer than any link
   */
  public static byte[] bytesOf(String text) throws ReplayException {
    Matcher link = LINK.matcher(text);
    if (!link.find()) {
      throw new ReplayException("it is no link to a challenge");
    }
    if (link.group(1).length() > LONGEST_LINK) {
      throw new ReplayException(
          "it is too long for a link (at most " + LONGEST_LINK + " characters)");
    }
    try {
      return Base64.getUrlDecoder().decode(link.group(1));
    } catch (IllegalArgumentException e) {
      throw new ReplayException("it is damaged or cut off: its last characters are missing");
    }
  }
}
