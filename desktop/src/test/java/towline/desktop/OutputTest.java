package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that cannot be written are never taken for success, and never replace what is there. */
class OutputTest {
  private static final String TABLE =
      "id,mode,psx,psy,vsx,vsy,inherit,phi0,omega,s,ptx,pty,vtx,vty,ax,ay,gx,gy,t_max,max_range\n";

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
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "lab duel --shots 5 --csv",
        "lab homing --engagements 4",
        "lab sortie --seeds 1 --seconds 1",
        "lab waves --seeds 1 --bot idle --difficulty hard",
        "lab load --ticks 10",
        "lab trace",
        "soak --ticks 10"
      })
  void outputThatFailsIsExitCodeOneAndASentence(String line) {
    Ended ended = run(new FullDisk(), line.split(" ", -1));
    assertThat(ended.code()).isEqualTo(1);
    assertThat(ended.err().lines())
        .containsExactly(
            "towline: cannot write to standard output: it is closed, or the disk is full");
  }

  @Test
  void aFolderOrNoNameOrNoFolderIsASentence(@TempDir Path folder) throws IOException {
    for (String name : new String[] {"", folder.toString(), folder.resolve("no/a").toString()}) {
      Ended ended = solve(folder, name);
      assertThat(ended.code()).as(name).isEqualTo(2);
      assertThat(ended.err().lines()).as(name).hasSize(1);
      assertThat(ended.err()).startsWith("towline lab solve: cannot write ");
    }
  }

  @Test
  void aLinkStaysALinkAndItsTargetGetsTheTable(@TempDir Path folder) throws IOException {
    Path target = Files.writeString(folder.resolve("target.csv"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
    assertThat(solve(folder, link.toString()).code()).isZero();
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.readString(target)).startsWith("id,outcome,");
  }

  @Test
  void aTableThatIsRefusedLeavesTheFileAsItWas(@TempDir Path folder) throws IOException {
    Path out = Files.writeString(folder.resolve("out.csv"), "before");
    Path in = Files.writeString(folder.resolve("in.csv"), TABLE + "\nb,ROT,NaN\n");
    Ended ended =
        run(new StringWriter(), "lab", "solve", "--in", in.toString(), "--out", out.toString());
    assertThat(ended.code()).isEqualTo(2);
    assertThat(out).hasContent("before");
    assertThat(solve(folder, out.toString()).code()).isZero();
    assertThat(Files.readString(out)).startsWith("id,outcome,");
  }

  @Test
  void aBrokenLinkIsLeftAlone(@TempDir Path folder) throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), folder.resolve("nothing"));
    assertThat(solve(folder, link.toString()).code()).isEqualTo(2);
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void aPipeIsLeftAlone(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "needs mkfifo");
    Process made = new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start();
    assertThat(made.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(solve(folder, pipe.toString()).code()).isEqualTo(2);
    assertThat(Files.exists(pipe, LinkOption.NOFOLLOW_LINKS)).isTrue();
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  private static Ended solve(Path folder, String out) throws IOException {
    Path in = Files.writeString(folder.resolve("in.csv"), TABLE);
    return run(new StringWriter(), "lab", "solve", "--in", in.toString(), "--out", out);
  }
}
