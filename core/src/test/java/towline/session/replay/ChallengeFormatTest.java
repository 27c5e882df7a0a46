package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;

/** Challenges as links and files, from friends and from others. */
class ChallengeFormatTest {
  private static final int SECONDS = 12;

  private static Replay recorded(PlayMode mode, String bot) {
    RunSetup setup = new RunSetup(27, mode, 1, 1);
    return BotRecording.record(Golden.CONTENT, setup, bot, 60 * SECONDS + 7);
  }

  private static byte[] good() {
    return ChallengeFormat.write(new Challenge("TOW", recorded(PlayMode.ARCADE, "demo")));
  }

  private static byte[] signed(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, bytes.length - 4);
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) crc.getValue());
    return bytes;
  }

  /** Returns a challenge whose replay has {@code content} in place of its own. */
  private static byte[] withContent(byte[] content) {
    byte[] replay = Arrays.copyOfRange(good(), 7, 7 + 14);
    byte[] deflated = ReplayCompression.deflate(content, 0, content.length);
    ByteBuffer inner = ByteBuffer.allocate(14 + deflated.length + 4);
    inner.put(replay, 0, 10).putInt(content.length).put(deflated);
    byte[] file = signed(inner.array());
    ByteBuffer out = ByteBuffer.allocate(7 + file.length + 4);
    out.put(good(), 0, 7).put(file);
    return signed(out.array());
  }

  private static byte[] content(byte[] challenge) throws ReplayException {
    byte[] content = new byte[ByteBuffer.wrap(challenge).getInt(7 + 10)];
    int deflated = challenge.length - 7 - 14 - 4 - 4;
    ReplayCompression.inflate(challenge, 7 + 14, deflated, content, 0, content.length);
    return content;
  }

  @Test
  void runsOfAllBotsAndModesAreReadBackFromLinks() throws ReplayException {
    for (PlayMode mode : PlayMode.values()) {
      for (String bot : List.of("novice", "runner", "demo")) {
        Challenge sent = new Challenge("A1", recorded(mode, bot));
        String link =
            ChallengeFormat.link("https://x.example/t/", ChallengeFormat.write(sent)).orElseThrow();
        assertThat(link).matches("https://x\\.example/t/#c=[A-Za-z0-9_-]+");
        Challenge read =
            ChallengeFormat.read(ChallengeFormat.bytesOf("Beat me (" + link + "), or not"));
        assertThat(read).usingRecursiveComparison().isEqualTo(sent);
        assertThat(read.replay().hasSeconds()).isFalse();
        assertThat(
                new ReplayVerifier(setup -> new Run(Golden.CONTENT, setup)).verify(read.replay()))
            .isEqualTo(new VerifyResult.Same(read.replay().ticks(), read.replay().finalHash()));
      }
    }
  }

  @Test
  void aRunThatIsTooLongForALinkHasNone() {
    byte[] bytes = new byte[6000];
    assertThat(ChallengeFormat.link("", bytes)).isEmpty();
    assertThat(ChallengeFormat.link("", Arrays.copyOf(bytes, 5990))).isPresent();
    assertThat(ChallengeFormat.link("x".repeat(20), Arrays.copyOf(bytes, 5990))).isEmpty();
  }

  @Test
  void everyFlippedBitAndEveryOtherLengthIsRefused() {
    byte[] good = good();
    for (int bit = 0; bit < 8 * good.length; bit++) {
      byte[] bytes = good.clone();
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      assertRefused(bytes, "it is ");
    }
    for (int length = 0; length <= good.length + 1; length++) {
      if (length != good.length) {
        assertRefused(Arrays.copyOf(good, length), "it is ");
      }
    }
  }

  @Test
  void forgedChallengesAreRefusedInASentenceEach() throws ReplayException {
    byte[] other = good();
    other[3] = 2;
    assertRefused(signed(other), "it is in format 2 of another version of Towline");
    for (String initials : List.of("to!", "\0\0\0", "A\0B", "<b>", "\u00c4\u00d6\u00dc")) {
      byte[] named = good();
      System.arraycopy(initials.getBytes(StandardCharsets.ISO_8859_1), 0, named, 4, 3);
      assertRefused(signed(named), "its initials are not made of A to Z and 0 to 9");
    }
    byte[] trailing = Arrays.copyOf(good(), good().length + 9);
    assertRefused(signed(trailing), "it is damaged");
    byte[] content = content(good());
    byte[] mode = content.clone();
    mode[10] = 9;
    assertRefused(withContent(mode), "byte 20: 9 is not a valid play mode");
    byte[] hour = content.clone();
    ByteBuffer.wrap(hour).putInt(15, Challenge.MOST_TICKS + 1);
    assertRefused(withContent(hour), "it is too long: at most 216000 ticks");
    byte[] none = content.clone();
    ByteBuffer.wrap(none).putInt(15, -1);
    assertRefused(withContent(none), "byte 25: -1 is not a valid number of ticks");
    byte[] runs = content.clone();
    ByteBuffer.wrap(runs).putInt(27, Integer.MAX_VALUE);
    assertRefused(withContent(runs), "byte 37: 2147483647 is not a valid number of command runs");
    assertRefused(withContent(new byte[8_000_000]), "byte 10: 8000000 is not a valid length");
    assertRefused(new byte[ChallengeFormat.MOST_BYTES + 1], "it is too long for a challenge");
  }

  @Test
  void inputOutOfRangeIsRefused() throws ReplayException {
    byte[] content = content(good());
    int values = 31;
    for (int runs = ByteBuffer.wrap(content).getInt(27); runs > 0; values++) {
      runs -= content[values] >= 0 ? 1 : 0;
    }
    byte[] forged = content.clone();
    forged[values] = Byte.MIN_VALUE;
    assertRefused(withContent(forged), "byte 37: ");
  }

  @Test
  void textsThatAreNoLinksAreRefused() {
    for (String text : List.of("", "hello", "#c", "https://x.example/#replay=data:AAAA")) {
      assertThatThrownBy(() -> ChallengeFormat.bytesOf(text))
          .isInstanceOf(ReplayException.class)
          .hasMessage("it is no link to a challenge");
    }
    for (String code : List.of("", "AA*A", "AA%41", "<script>", "\u00e4\u00f6", "A=", "AAAA\"x")) {
      assertThatThrownBy(() -> ChallengeFormat.read(ChallengeFormat.bytesOf("#c=" + code)))
          .as(code)
          .isInstanceOf(ReplayException.class)
          .hasMessageStartingWith("it is ")
          .hasMessageNotContaining("script");
    }
    assertThatThrownBy(() -> ChallengeFormat.bytesOf("#c=A"))
        .hasMessageStartingWith("it is damaged or cut off");
    assertThatThrownBy(() -> ChallengeFormat.bytesOf("#c=" + "A".repeat(8001)))
        .hasMessageStartingWith("it is too long for a link");
  }

  private static void assertRefused(byte[] bytes, String start) {
    assertThatThrownBy(() -> ChallengeFormat.read(bytes))
        .isInstanceOf(ReplayException.class)
        .hasMessageStartingWith(start)
        .message()
        .doesNotContain("\n");
  }

  /**
   * A link of which some characters were changed, and whose checksums were renewed as often as not,
   * is refused in a sentence, or its playback shows whether it is genuine.
   */
  @Test
  @Tag("long")
  void mutatedLinksAreRefusedOrPlayToTheirHash() throws ReplayException {
    refuseOrPlay(400);
  }

  @Test
  @Tag("soak")
  void tenThousandMutatedLinksAreRefusedOrPlayToTheirHash() throws ReplayException {
    refuseOrPlay(10_000);
  }

  private static void refuseOrPlay(int mutants) throws ReplayException {
    SplittableRandom random = new SplittableRandom(20);
    String good = ChallengeFormat.link("", good()).orElseThrow();
    byte[] content = content(good());
    ReplayVerifier verifier = new ReplayVerifier(setup -> new Run(Golden.CONTENT, setup));
    int refused = 0;
    int genuine = 0;
    for (int i = 0; i < mutants; i++) {
      String link = i % 2 == 0 ? mutated(good, random) : resigned(content, random);
      try {
        Challenge read = ChallengeFormat.read(ChallengeFormat.bytesOf(link));
        Run.check(Golden.CONTENT, read.replay().setup());
        VerifyResult result = verifier.verify(read.replay());
        boolean same = result instanceof VerifyResult.Same;
        genuine += same ? 1 : 0;
        if (same) {
          assertThat(((VerifyResult.Same) result).finalHash()).isEqualTo(read.replay().finalHash());
        }
      } catch (ReplayException | IllegalArgumentException e) {
        refused++;
        assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
      }
    }
    assertThat(refused).isBetween(mutants / 2, mutants - 1);
    assertThat(genuine).as("changes without an effect").isLessThan(mutants / 4);
  }

  private static String mutated(String link, SplittableRandom random) {
    StringBuilder text = new StringBuilder(link);
    for (int change = random.nextInt(1, 4); change > 0; change--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.replace(at, at + 1, at == 0 ? "_" : "");
        case 1 -> text.insert(at, (char) random.nextInt(0x20, 0x250));
        case 2 -> text.setLength(Math.max(1, at));
        default -> text.setCharAt(at, (char) random.nextInt(0x20, 0x7f));
      }
    }
    return text.toString();
  }

  private static String resigned(byte[] content, SplittableRandom random) {
    byte[] forged = content.clone();
    for (int change = random.nextInt(1, 4); change > 0; change--) {
      forged[random.nextInt(forged.length)] = (byte) random.nextInt();
    }
    return "#c=" + Base64.getUrlEncoder().withoutPadding().encodeToString(withContent(forged));
  }
}
