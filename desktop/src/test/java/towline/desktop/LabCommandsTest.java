package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Experiments from the command line: what is asked for comes out, and nothing else is run. */
class LabCommandsTest {
  private static final String SHOTS =
      """
      id,mode,psx,psy,vsx,vsy,inherit,phi0,omega,s,ptx,pty,vtx,vty,ax,ay,gx,gy,t_max,max_range
      a,ROT,0,0,0,0,1,0,1,5,10,0,0,3,0,0,0,0,10,Infinity
      b,ROT,0,0,0,0,1,0,1,5,10,0,9,0,0,0,0,0,10,Infinity
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lab homing --engagements 20 --law PURSUIT --csv | law,hz,hit | 2 | PURSUIT,60,",
        "lab homing --engagements 20 --law PURSUIT,LEAD_ARC --hz 30,60 --csv | law,hz | 5"
            + " | LEAD_ARC,60,",
        "lab swarm --tanks 12 --seconds 2 --law NONE --csv | law,tanks | 2 | NONE,12,2,60,",
        "lab swarm --scene ring --tanks 6 --law ORCA --csv | scene,law | 2 | ring,ORCA,",
        "lab waves --seeds 1 --bot idle --difficulty EASY --csv | difficulty,wave,reached | 13"
            + " | EASY,12,0.0000,",
      })
  void tablesHaveAHeaderAndARowForEachThingAskedFor(
      String line, String header, int lines, String lastRow) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines()).hasSize(lines);
    assertThat(typed.outLines().get(0)).startsWith(header);
    assertThat(typed.outLines().get(lines - 1)).startsWith(lastRow);
    assertThat(CommandLineRun.in(line.split(" ", -1)).out()).as("again").isEqualTo(typed.out());
  }

  /** Counts of the runs with single seeds add up to those of the range. */
  @Test
  void runsTakeTheSeedsFromTheFirstOneOn() {
    int[] sums = new int[3];
    for (long seed = 40; seed < 43; seed++) {
      int[] alone = counts(seed, 1);
      Arrays.setAll(sums, i -> sums[i] + alone[i]);
    }
    assertThat(counts(40, 3)).isEqualTo(sums);
    assertThat(counts(41, 3)).isNotEqualTo(sums);
    assertThat(counts(1, 3)).as("the default").isEqualTo(counts("--seeds 3"));
  }

  private static int[] counts(long first, int seeds) {
    return counts("--first-seed " + first + " --seeds " + seeds);
  }

  /** Shots, hits and kills of one mode. */
  private static int[] counts(String seeds) {
    String line = "lab sortie --mode DIRECT --seconds 12 --csv " + seeds;
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.err()).isEmpty();
    String[] row = typed.outLines().get(1).split(",", -1);
    return Stream.of(row[4], row[5], row[10]).mapToInt(Integer::parseInt).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sortie", "waves", "stage", "skills", "modules"})
  void seedsThatDoNotExistAreBadUsageForAllThatTakeAFirstSeed(String command) {
    String last = Long.toString(Long.MAX_VALUE);
    CommandLineRun typed = CommandLineRun.in("lab", command, "--first-seed", last, "--seeds", "2");
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).contains("'--first-seed'", "no 2 seeds follow from " + last);
  }

  @Test
  void solveAnswersEachRowOfAFileOnStandardOutputOrInAFile() throws IOException {
    Path in = Files.writeString(folder.resolve("shots.csv"), SHOTS);
    CommandLineRun printed = CommandLineRun.in("lab", "solve", "--in", in.toString());
    assertThat(printed.code()).isZero();
    assertThat(printed.outLines()).hasSize(3);
    assertThat(printed.outLines().get(1)).startsWith("a,HIT,");
    assertThat(printed.outLines().get(2)).startsWith("b,OUTRUN,");
    Path out = folder.resolve("answers.csv");
    CommandLineRun written =
        CommandLineRun.in("lab", "solve", "--in", in.toString(), "--out", out.toString());
    assertThat(written.code()).isZero();
    assertThat(Files.readString(out)).isEqualTo(printed.out());
  }

  @Test
  void solveNamesFileAndRowOfWhatItCannotRead() throws IOException {
    Path in = Files.writeString(folder.resolve("shots.csv"), SHOTS.replace("9,0,0", "x,0,0"));
    CommandLineRun typed = CommandLineRun.in("lab", "solve", "--in", in.toString());
    assertThat(typed.code()).isNotZero();
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains("shots.csv").contains("x");
    String missing = folder.resolve("none.csv").toString();
    CommandLineRun lost = CommandLineRun.in("lab", "solve", "--in", missing);
    assertThat(lost.code()).isNotZero();
    assertThat(lost.err()).contains("none.csv");
  }

  /** In half of these languages %d writes digits of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar-EG", "fa-IR", "bn-BD", "mr-IN", "my-MM", "ne-NP", "hi-IN", "th-TH", "ur-PK", "tr-TR"
      })
  void answersAndRefusalsAreTheSameInEveryLanguage(String tag) throws IOException {
    Path good = Files.writeString(folder.resolve("good.csv"), SHOTS);
    Path bad = Files.writeString(folder.resolve("bad.csv"), SHOTS.replace("9,0,0", "x,0,0"));
    List<String[]> lines =
        List.of(
            new String[] {"lab", "solve", "--in", good.toString()},
            new String[] {"lab", "solve", "--in", bad.toString()},
            new String[] {"lab", "homing", "--engagements", "0"});
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.ROOT);
      List<CommandLineRun> plain = lines.stream().map(CommandLineRun::in).toList();
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(lines.stream().map(CommandLineRun::in).toList()).isEqualTo(plain);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void traceShowsTheStepsAndTheAnswer() {
    CommandLineRun typed =
        CommandLineRun.in(
            "lab", "trace", "--target", "10,5", "--velocity", "6,-2", "--speed", "20");
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines()).hasSizeGreaterThan(2);
    assertThat(typed.out()).contains("certain: impact at");
    CommandLineRun away =
        CommandLineRun.in(
            "lab", "trace", "--target", "10,0", "--velocity", "30,0", "--speed", "20");
    assertThat(away.code()).isZero();
    assertThat(away.out()).doesNotContain("certain: impact at");
  }

  @Test
  void soakPlaysAtLeastAsLongAsAskedAndSaysThatNothingWentWrong() {
    CommandLineRun typed = CommandLineRun.in("soak", "--ticks", "2000", "--seed", "3");
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines().get(0)).matches("ticks=\\d{4,}");
    assertThat(typed.out()).contains("exceptions=0").contains("non_finite=0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lab homing --engagements 0 | '--engagements': 0 is out of range",
        "lab homing --law STRAIGHT | '--law'",
        "lab swarm --seconds 1 | '--seconds': 1 is out of range",
        "lab waves --bot bender | no bot 'bender'",
        "lab waves --difficulty MEDIUM | '--difficulty'",
        "lab trace --law MAGIC | '--law'",
        "lab trace --target 1 | '--target'",
        "soak --ticks 0 | '--ticks': 0 is out of range",
      })
  void whatIsOutOfRangeIsRefusedInOneSentence(String line, String sentence) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains(sentence);
  }
}
