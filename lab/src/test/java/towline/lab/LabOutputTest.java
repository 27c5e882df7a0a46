package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure to write results is never reported as success, and never replaces the old content. */
class LabOutputTest {
  private static final String TABLE =
      "id,mode,psx,psy,vsx,vsy,inherit,phi0,omega,s,ptx,pty,vtx,vty,ax,ay,gx,gy,t_max,max_range\n";

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

  /** A soak ends with a run, and that of seed 8 is short. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "duel --shots 5 --csv",
        "homing --engagements 4",
        "sortie --seeds 1 --seconds 1",
        "waves --seeds 1 --bot idle --difficulty hard",
        "load --ticks 10",
        "trace",
        "soak --ticks 10 --seed 8"
      })
  void failedOutputGivesExitCodeTwoAndASentence(String line) {
    StringWriter err = new StringWriter();
    int code =
        Laboratory.program(new PrintWriter(new FullDisk(), true), new PrintWriter(err, true))
            .run(line.split(" ", -1));
    assertThat(code).isEqualTo(2);
    assertThat(err.toString().lines())
        .containsExactly(
            "towline-lab: cannot write to standard output: it is closed, or the disk is full");
  }

  @Test
  void anUnusableFileNameIsRefusedInASentence(@TempDir Path folder) throws IOException {
    for (String name : new String[] {"", folder.toString(), folder.resolve("no/a").toString()}) {
      LabRun ended = solve(folder, name);
      assertThat(ended.code()).as(name).isEqualTo(2);
      assertThat(ended.err().lines()).as(name).hasSize(1);
      assertThat(ended.err()).startsWith("towline-lab solve: cannot save a table as ");
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
  void aRefusedTableLeavesTheFileUnchanged(@TempDir Path folder) throws IOException {
    Path out = Files.writeString(folder.resolve("out.csv"), "before");
    Path in = Files.writeString(folder.resolve("in.csv"), TABLE + "\nb,ROT,NaN\n");
    LabRun ended = LabRun.in("solve", "--in", in.toString(), "--out", out.toString());
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
  @Tag("process")
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsLeftAlone(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    assertThat(solve(folder, pipe.toString()).code()).isEqualTo(2);
    assertThat(Files.exists(pipe, LinkOption.NOFOLLOW_LINKS)).isTrue();
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void answersOnStandardOutputAreCompleteOrAbsent(@TempDir Path folder) throws Exception {
    String row = "b,ROT,0,0,0,0,0,0,10,20,5,0,0,0,0,0,0,0,10,Infinity\n";
    Path good = Files.writeString(folder.resolve("in.csv"), TABLE + row.repeat(2000));
    LabRun whole = LabRun.in("solve", "--in", good.toString());
    assertThat(whole.code()).isZero();
    assertThat(whole.outLines()).hasSize(2001).allMatch(line -> line.split(",", -1).length == 9);
    Path bad = Files.writeString(folder.resolve("bad.csv"), TABLE + row.repeat(2000) + "c,ROT\n");
    LabRun none = LabRun.in("solve", "--in", bad.toString());
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.out()).isEmpty();
  }

  private static LabRun solve(Path folder, String out) throws IOException {
    Path in = Files.writeString(folder.resolve("in.csv"), TABLE);
    return LabRun.in("solve", "--in", in.toString(), "--out", out);
  }
}
