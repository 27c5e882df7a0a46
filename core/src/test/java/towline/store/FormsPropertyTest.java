package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.zip.CRC32C;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import towline.settings.Settings;

/** Written files are read back; forged ones are refused with a sentence. */
class FormsPropertyTest {
  private final SettingsJson settings = new SettingsJson();
  private final ChecksummedJson<Scores> scores = new ChecksummedJson<>(new ScoresCodec());
  private final List<Problem> notes = new ArrayList<>();

  @Property(tries = 300, seed = "1")
  void settingsAreReadBack(@ForAll long seed) throws Exception {
    Settings mine = Samples.settings(seed);
    assertThat(settings.read(settings.write(mine), "f", notes::add)).isEqualTo(mine);
    assertThat(notes).isEmpty();
  }

  @Property(tries = 300, seed = "1")
  void scoresAreReadBack(@ForAll long seed, @ForAll @IntRange(max = 80) int runs) throws Exception {
    Scores mine = Samples.scores(seed, runs);
    assertThat(scores.read(scores.write(mine), "f", notes::add)).isEqualTo(mine);
  }

  @Example
  void theLargestFilesAreFarBelowTheLimit() {
    assertThat(scores.write(Samples.scores(1, 1000)).length).isLessThan(FileFormat.MOST_BYTES / 2);
  }

  /** A forger can compute checksums. */
  @Property(tries = 5000, seed = "1")
  void aForgedByteIsReadOrRefusedButNeverThrowsAnythingElse(
      @ForAll @IntRange(max = 1_000_000) int place,
      @ForAll @IntRange(min = 0, max = 255) int value,
      @ForAll boolean ofScores) {
    FileFormat<?> format = ofScores ? scores : settings;
    byte[] bytes =
        ofScores ? scores.write(Samples.scores(5, 4)) : settings.write(Samples.settings(5));
    bytes[place % bytes.length] = (byte) value;
    String problem = problem(format, withChecksum(bytes));
    if (problem != null) {
      assertThat(problem).isNotBlank().doesNotContain("\n");
    }
  }

  @Example
  void messagesNameThePlaceAndTheValue() {
    assertRefused("\"points\": 0", "f: content.scores[0].points is 0; it must be a whole number");
    assertRefused("\"points\": 99999999999999999999", "points is 99999999999999999999; it must be");
    assertRefused("\"points\": NaN", "'N', is not allowed here");
    assertRefused("\"points\": 1e9", "'e', is not allowed here");
    assertRefused("\"points\": {}", "content.scores[0].points is a structure");
    assertRefused("\"points\": 5, \"points\": 6", "content.scores[0].points appears twice");
    assertRefused("\"points\": 5, \"rank\": 1", "content.scores[0].rank is not a known field");
    assertRefused("\"points\": " + "[".repeat(9), "nested deeper than 8 levels");
    assertRefused("\"points\": \"" + "x".repeat(1 << 20), "it is too large for such a file");
    assertRefused("\"points\": 5 // 6", "'/', is not allowed here");
    assertRefused("\"points\": \"\u00e9\"", "not plain ASCII");
    assertThatThrownBy(() -> JsonLimits.check("{\n\"a\\\""))
        .isInstanceOf(StoreException.class)
        .hasMessage("a string is not closed");
  }

  @Example
  void otherFilesAreNoScores() {
    String begin = "it does not start like a Towline file of scores";
    assertThat(problem(scores, new byte[0])).isEqualTo(begin);
    assertThat(problem(scores, ascii("hello there"))).isEqualTo(begin);
    assertThat(problem(scores, ascii("[".repeat(200_000)))).isEqualTo(begin);
    assertThat(problem(scores, settings.write(Settings.defaults()))).isEqualTo(begin);
  }

  @Example
  void scoresFromBeforeTheDailyRunAreRead() throws Exception {
    Scores mine = Samples.scores(9, 30);
    String text = text(scores.write(mine));
    byte[] older = withChecksum(ascii(text.replace("\"version\": 3", "\"version\": 2")));
    assertThat(scores.read(older, "f", notes::add)).isEqualTo(mine);
  }

  @Example
  void aNewerVersionIsDistinguishedFromADamagedFile() {
    String text = text(scores.write(Scores.empty()));
    byte[] newer = withChecksum(ascii(text.replace("\"version\": 3", "\"version\": 4")));
    assertThatThrownBy(() -> scores.read(newer, "f", notes::add))
        .isInstanceOf(FileFormat.NewerVersion.class);
  }

  @Example
  void aBadSettingIsReportedAndTheOthersCount() throws Exception {
    String text =
        text(settings.write(Samples.settings(3)))
            .replaceFirst("\"comfort.shake\": \"\\d+\"", "\"comfort.shake\": \"151\"")
            .replaceFirst("\"comfort.flash\": \"\\d+\"", "\"comfort.smell\": \"1\"");
    Settings read = settings.read(withChecksum(ascii(text)), "f", notes::add);
    assertThat(read.bindings()).isEqualTo(Samples.settings(3).bindings());
    assertThat(notes)
        .extracting(Problem::toString)
        .containsExactly(
            "the setting comfort.shake cannot be '151', only a whole number from 0 to 150; it was"
                + " reset to 100",
            "the setting comfort.smell is unknown and was ignored");
  }

  @Example
  void aRemovedOptionIsIgnoredSilently() throws Exception {
    String text =
        text(settings.write(Samples.settings(3)))
            .replaceFirst("\"comfort.flash\": \"\\d+\"", "\"play.mastery\": \"ON\"");
    settings.read(withChecksum(ascii(text)), "f", notes::add);
    assertThat(text).contains("play.mastery");
    assertThat(notes).isEmpty();
  }

  private void assertRefused(String forged, String sentence) {
    String text = text(scores.write(Samples.scores(5, 4)));
    byte[] bytes = withChecksum(ascii(text.replaceFirst("\"points\": \\d+", literal(forged))));
    assertThat(problem(scores, bytes)).contains(sentence);
  }

  private static String literal(String text) {
    return Matcher.quoteReplacement(text);
  }

  private @Nullable String problem(FileFormat<?> format, byte[] bytes) {
    try {
      format.read(bytes, "f", notes::add);
      return null;
    } catch (StoreException | FileFormat.NewerVersion refused) {
      return refused.getMessage();
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The rule of docs/files.md, implemented a second time. */
  static byte[] withChecksum(byte[] bytes) {
    String text = text(bytes);
    String zeroed = text.replaceFirst("(\"checksum\": \")[^\"]{8}\"", "$1" + "00000000\"");
    CRC32C crc = new CRC32C();
    crc.update(ascii(zeroed));
    return ascii(
        text.replaceFirst(
            "(\"checksum\": \")[^\"]{8}\"",
            String.format(Locale.ROOT, "$1%08x\"", crc.getValue())));
  }
}
