package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.desktop.cli.OutputFile;

/** Results that cannot be written never count as success, and never replace other files. */
class OutputTest {
  private record Ended(int code, String err) {}

  /** A disk that is full from the start. */
  private static final class FullDisk extends Writer {
    @Override
    public void write(char[] text, int start, int length) throws IOException {
      throw new IOException("No space left on device");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static Ended run(Writer out, String... arguments) {
    StringWriter err = new StringWriter();
    int code = new Towline(new PrintWriter(out, true), new PrintWriter(err, true)).run(arguments);
    return new Ended(code, err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version"})
  void outputThatFailsIsExitCodeTwoAndASentence(String line) {
    Ended ended = run(new FullDisk(), line.split(" ", -1));
    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.err().lines())
        .containsExactly(
            "towline: cannot write to standard output: it is closed, or the disk is full");
  }

  /** The possible mistakes: files of each kind, and no file at all. */
  @Test
  @Tag("process")
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no pipes with names of files")
  void aFileOfAnotherKindIsNeverReplaced(@TempDir Path folder) throws Exception {
    Path replay = folder.resolve("a.replay");
    Path other = folder.resolve("b.replay");
    for (Path file : List.of(replay, other)) {
      run(new StringWriter(), "replay", "record", "--ticks", "60", file.toString());
    }
    Path gif = Files.writeString(folder.resolve("a.gif"), "GIF89a\0 and so on");
    Path png =
        Files.write(folder.resolve("a.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 0});
    Path text = Files.writeString(folder.resolve("notes.txt"), "the player's own");
    Path loose = Files.createSymbolicLink(folder.resolve("loose"), folder.resolve("nothing"));
    Path pipe = folder.resolve("pipe");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    Path link = Files.createSymbolicLink(folder.resolve("link"), text);
    Path hard = Files.createLink(folder.resolve("hard"), replay);
    Path setup = Files.writeString(folder.resolve("setup.csv"), "name,value\n");
    String clip = "replay clip " + replay + " %s --from 0 --to 1";
    String film = "play --screen range --exit-after 1 --setup " + setup + " --clip %s";
    String picture = "play --exit-after 1 --screenshot %s";
    String record = "replay record --ticks 60 %s";
    Map<String, List<Path>> refused =
        Map.of(
            clip, List.of(replay, hard, other, png, text, link, loose, pipe, folder),
            film, List.of(replay, png, text, link, setup, loose, pipe, folder),
            picture, List.of(replay, gif, text, link, loose, pipe, folder),
            record, List.of(gif, png, text, link, loose, pipe, folder));
    Map<Path, byte[]> before = contents(folder);
    refused.forEach(
        (command, files) -> {
          for (Path file : files) {
            String line = String.format(Locale.ROOT, command, file);
            Ended ended = run(new StringWriter(), line.split(" ", -1));
            assertThat(ended.code()).as(line).isEqualTo(2);
            assertThat(ended.err().lines())
                .as(line)
                .singleElement()
                .asString()
                .contains(": cannot save a ", " as '" + file + "': ", "choose another name");
          }
        });
    assertThat(contents(folder)).containsExactlyInAnyOrderEntriesOf(before);
  }

  private static Map<Path, byte[]> contents(Path folder) throws IOException {
    Map<Path, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        contents.put(file, Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0]);
      }
    }
    return contents;
  }

  @Test
  void aFileOfTheSameKindOrAnEmptyOneIsReplaced(@TempDir Path folder) throws Exception {
    for (OutputFile kind : OutputFile.values()) {
      Path empty = Files.createFile(folder.resolve(kind.name()));
      assertThat(kind.checked(empty)).isEqualTo(empty);
      assertThat(kind.checked(folder.resolve("new"))).isEqualTo(folder.resolve("new"));
    }
    Path replay = folder.resolve("a.replay");
    for (int i = 0; i < 2; i++) {
      assertThat(
              run(new StringWriter(), "replay", "record", "--ticks", "60", replay.toString())
                  .code())
          .isZero();
    }
    Path gif = Files.writeString(folder.resolve("a.gif"), "GIF87a");
    assertThat(OutputFile.CLIP.checked(gif, replay)).isEqualTo(gif);
    assertThat(OutputFile.SCREENSHOT.checked(png(folder), gif)).isEqualTo(png(folder));
  }

  /** A table may have any name, and a picture any that promises no other picture. */
  @Test
  void aNameThatPromisesAnotherPictureIsRefused(@TempDir Path folder) throws Exception {
    for (String name : List.of("a.mp4", "a.png", "A.PNG")) {
      Path file = folder.resolve(name);
      assertThatThrownBy(() -> OutputFile.CLIP.checked(file))
          .hasMessageContaining(": it would be a GIF picture; choose another name");
      assertThat(OutputFile.TABLE.checked(file)).isEqualTo(file);
    }
    for (String name : List.of("a.GIF", "a", "1.5", "a.png.gif", ".gif")) {
      assertThat(OutputFile.CLIP.checked(folder.resolve(name))).hasFileName(name);
    }
  }

  private static Path png(Path folder) throws IOException {
    return Files.write(folder.resolve("a.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its names have no line breaks")
  void aNameWithALineBreakTakesOneLine(@TempDir Path folder) throws Exception {
    String name = folder.resolve("a\nb\u001b[31m\tc.replay").toString();
    assertOneLine(run(new StringWriter(), "replay", "verify", name).err());
    assertOneLine(run(new StringWriter(), "replay", "clip", name, "o", "--from=0", "--to=1").err());
    StringWriter out = new StringWriter();
    assertThat(run(out, "replay", "record", "--ticks", "60", name).code()).isZero();
    assertThat(run(out, "replay", "verify", name).code()).isZero();
    assertThat(out.toString().lines()).hasSize(2).allSatisfy(OutputTest::assertOneLine);
  }

  private static void assertOneLine(String message) {
    assertThat(message.lines())
        .singleElement()
        .asString()
        .contains("/a b?[31m?c.replay")
        .matches(line -> line.chars().noneMatch(Character::isISOControl));
  }
}
