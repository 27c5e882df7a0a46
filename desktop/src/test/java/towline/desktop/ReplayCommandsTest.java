package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandsTest {
  @TempDir private Path folder;

  private String file = "";

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("a.replay").toString();
  }

  @Test
  void aRecordedReplayIsVerified() {
    CommandLineRun recorded = record("600");
    assertThat(recorded.code()).isZero();
    assertThat(recorded.out())
        .matches("\\Q" + file + "\\E: recorded, 600 ticks, .* [0-9a-f]{16}\\R");
    CommandLineRun verified = CommandLineRun.in("replay", "verify", file, file);
    assertThat(verified.code()).isZero();
    assertThat(verified.outLines())
        .containsExactly(
            recorded.out().replace("recorded", "ok").strip(),
            recorded.out().replace("recorded", "ok").strip());
  }

  @Test
  void theSameArgumentsGiveTheSameBytes() throws IOException {
    record("600");
    byte[] first = Files.readAllBytes(Path.of(file));
    record("600");
    assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(first);
  }

  @Test
  void aFlippedByteIsBadInput() throws IOException {
    record("600");
    byte[] bytes = Files.readAllBytes(Path.of(file));
    bytes[bytes.length / 2] ^= 1;
    Files.write(Path.of(file), bytes);
    CommandLineRun verified = CommandLineRun.in("replay", "verify", file);
    assertThat(verified.code()).isEqualTo(2);
    assertThat(verified.out()).isEmpty();
    assertThat(verified.errLines()).hasSize(1);
    assertThat(verified.err())
        .startsWith("towline replay verify: cannot use " + file + ": it is damaged: its checksum");
  }

  @Test
  void aDifferentRunIsReportedWithItsFirstSecondAndBothHashes() throws Exception {
    record("600");
    // Another seed under the same commands, with a valid checksum.
    forge(19, (byte) 99);
    CommandLineRun verified = CommandLineRun.in("replay", "verify", file);
    assertThat(verified.code()).isEqualTo(1);
    assertThat(verified.err()).isEmpty();
    assertThat(verified.out())
        .matches(
            "\\Q"
                + file
                + "\\E: differs in second 1 \\(noticed at tick 60\\):"
                + " recorded [0-9a-f]{16}, played [0-9a-f]{16}\\R");
  }

  @Test
  void anotherBehaviourIsBadInput() throws Exception {
    record("60");
    forge(11, (byte) 197);
    CommandLineRun verified = CommandLineRun.in("replay", "verify", file);
    assertThat(verified.code()).isEqualTo(2);
    assertThat(verified.errLines()).hasSize(1);
    assertThat(verified.err()).contains("it was recorded with behaviour version 197");
  }

  @Test
  void anAimModeThatDoesNotExistIsBadInput() throws Exception {
    record("60");
    forge(21, (byte) 14);
    CommandLineRun verified = CommandLineRun.in("replay", "verify", file);
    assertThat(verified.code()).isEqualTo(2);
    assertThat(verified.err()).contains("no aim mode 14");
  }

  @Test
  void theWorstOfSeveralFilesIsTheExitCodeAndTheOthersAreStillChecked() throws IOException {
    record("60");
    Path foreign = folder.resolve("b.txt");
    Files.writeString(foreign, "hello there");
    CommandLineRun verified =
        CommandLineRun.in(
            "replay", "verify", folder.resolve("none").toString(), foreign.toString(), file);
    assertThat(verified.code()).isEqualTo(2);
    assertThat(verified.errLines()).hasSize(2);
    assertThat(verified.err()).contains("no such file").contains("not a Towline replay");
    assertThat(verified.outLines()).hasSize(1);
    assertThat(Files.readString(foreign)).isEqualTo("hello there");
  }

  @Test
  void aFileThatCannotBeWrittenIsBadInput() {
    String nowhere = folder.resolve("no").resolve("a").toString();
    CommandLineRun typed = CommandLineRun.in("replay", "record", "--ticks", "5", nowhere);
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains("its folder does not exist; create it or choose another name");
  }

  private CommandLineRun record(String ticks) {
    return CommandLineRun.in(
        "replay", "record", "--bot", "demo", "--seed", "7", "--ticks", ticks, file);
  }

  @Test
  void anImpossibleClipIsBadInputBeforeAnyWindowOpens() {
    record("120");
    String out = folder.resolve("a.gif").toString();
    assertClipRefused("--from must be 0 or more and before the end", out, "2.5", "3");
    assertClipRefused("--from must be 0 or more and before the end", out, "-1", "1");
    assertClipRefused("--to must be after --from", out, "1", "1");
    assertClipRefused("--to must be after --from, at most 20 s", out, "1", "21.5");
    assertClipRefused("it is a folder", folder.toString(), "0", "1");
    assertClipRefused("too many pixels", out, "0", "1", "--size", "1920x1080");
    assertThat(folder.resolve("a.gif")).doesNotExist();
  }

  private void assertClipRefused(
      String sentence, String out, String from, String to, String... more) {
    List<String> line =
        new ArrayList<>(List.of("replay", "clip", file, out, "--from=" + from, "--to=" + to));
    line.addAll(List.of(more));
    CommandLineRun typed = CommandLineRun.in(line.toArray(String[]::new));
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains(sentence);
  }

  /** Rewrites the file with one byte of its content changed, as in format 2. */
  private void forge(int offset, byte value) throws IOException, DataFormatException {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    int length = ByteBuffer.wrap(bytes).getInt(10);
    byte[] content = new byte[length];
    Inflater inflater = new Inflater();
    inflater.setInput(bytes, 14, bytes.length - 18);
    assertThat(inflater.inflate(content)).isEqualTo(length);
    inflater.end();
    content[offset - 10] = value;
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(deflated)) {
      deflater.write(content);
    }
    ByteBuffer forged = ByteBuffer.allocate(14 + deflated.size() + 4);
    forged.put(bytes, 0, 14).put(deflated.toByteArray());
    CRC32C crc = new CRC32C();
    crc.update(forged.array(), 0, forged.position());
    forged.putInt((int) crc.getValue());
    Files.write(Path.of(file), forged.array());
  }
}
