package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Command;

/** Experiments run from the command line, with the requested output and no other runs. */
class LaboratoryTest {
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
        "homing --engagements 20 --law PURSUIT --csv | law,hz,hit | 2 | PURSUIT,60,",
        "homing --engagements 20 --law PURSUIT,LEAD_ARC --hz 30,60 --csv | law,hz | 5"
            + " | LEAD_ARC,60,",
        "swarm --tanks 12 --seconds 2 --law NONE --csv | law,tanks | 2 | NONE,12,2,60,",
        "swarm --scene ring --tanks 6 --law ORCA --csv | scene,law | 2 | ring,ORCA,",
        "waves --seeds 1 --bot idle --difficulty EASY --csv | difficulty,wave,reached | 13"
            + " | EASY,12,0.0000,",
      })
  void tablesHaveAHeaderAndARowForEachSubject(
      String line, String header, int lines, String lastRow) {
    LabRun typed = LabRun.in(line.split(" ", -1));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines()).hasSize(lines);
    assertThat(typed.outLines().get(0)).startsWith(header);
    assertThat(typed.outLines().get(lines - 1)).startsWith(lastRow);
    assertThat(LabRun.in(line.split(" ", -1)).out()).as("again").isEqualTo(typed.out());
  }

  /** The counts of runs with single seeds add up to those of the range. */
  @Test
  void runsUseConsecutiveSeedsFromTheFirst() {
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

  /** Returns shots, hits and kills of one mode. */
  private static int[] counts(String seeds) {
    String line = "sortie --mode DIRECT --seconds 12 --csv " + seeds;
    LabRun typed = LabRun.in(line.split(" ", -1));
    assertThat(typed.err()).isEmpty();
    String[] row = typed.outLines().get(1).split(",", -1);
    return Stream.of(row[4], row[5], row[10]).mapToInt(Integer::parseInt).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sortie", "bite", "waves", "stage", "skills", "modules"})
  void seedsOutOfRangeAreBadUsageForAllCommandsWithAFirstSeed(String command) {
    String last = Long.toString(Long.MAX_VALUE);
    LabRun typed = LabRun.in(command, "--first-seed", last, "--seeds", "2");
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).contains("'--first-seed'", "no 2 seeds follow from " + last);
  }

  @Test
  void solveAnswersEachRowOfAFileOnStandardOutputOrInAFile() throws IOException {
    Path in = Files.writeString(folder.resolve("shots.csv"), SHOTS);
    LabRun printed = LabRun.in("solve", "--in", in.toString());
    assertThat(printed.code()).isZero();
    assertThat(printed.outLines()).hasSize(3);
    assertThat(printed.outLines().get(1)).startsWith("a,HIT,");
    assertThat(printed.outLines().get(2)).startsWith("b,OUTRUN,");
    Path out = folder.resolve("answers.csv");
    LabRun written = LabRun.in("solve", "--in", in.toString(), "--out", out.toString());
    assertThat(written.code()).isZero();
    assertThat(Files.readString(out)).isEqualTo(printed.out());
  }

  @Test
  void solveNamesFileAndRowOfUnreadableInput() throws IOException {
    Path in = Files.writeString(folder.resolve("shots.csv"), SHOTS.replace("9,0,0", "x,0,0"));
    LabRun typed = LabRun.in("solve", "--in", in.toString());
    assertThat(typed.code()).isNotZero();
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains("shots.csv").contains("x");
    String missing = folder.resolve("none.csv").toString();
    LabRun lost = LabRun.in("solve", "--in", missing);
    assertThat(lost.code()).isNotZero();
    assertThat(lost.err()).contains("none.csv");
  }

  /** In half of these languages %d writes other digits. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ar-EG", "fa-IR", "bn-BD", "mr-IN", "my-MM", "ne-NP", "hi-IN", "th-TH", "ur-PK", "tr-TR"
      })
  void answersAndRefusalsAreEqualInEveryLanguage(String tag) throws IOException {
    Path good = Files.writeString(folder.resolve("good.csv"), SHOTS);
    Path bad = Files.writeString(folder.resolve("bad.csv"), SHOTS.replace("9,0,0", "x,0,0"));
    List<String[]> lines =
        List.of(
            new String[] {"solve", "--in", good.toString()},
            new String[] {"solve", "--in", bad.toString()},
            new String[] {"homing", "--engagements", "0"});
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.ROOT);
      List<LabRun> plain = lines.stream().map(LabRun::in).toList();
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(lines.stream().map(LabRun::in).toList()).isEqualTo(plain);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void traceShowsTheStepsAndTheAnswer() {
    LabRun typed = LabRun.in("trace", "--target", "10,5", "--velocity", "6,-2", "--speed", "20");
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines()).hasSizeGreaterThan(2);
    assertThat(typed.out()).contains("certain: impact at");
    LabRun away = LabRun.in("trace", "--target", "10,0", "--velocity", "30,0", "--speed", "20");
    assertThat(away.code()).isZero();
    assertThat(away.out()).doesNotContain("certain: impact at");
  }

  @Test
  void soakPlaysTheRequestedTicksAndReportsNoFault() {
    LabRun typed = LabRun.in("soak", "--ticks", "2000", "--seed", "3");
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines().get(0)).matches("ticks=\\d{4,}");
    assertThat(typed.out()).contains("exceptions=0").contains("non_finite=0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "homing --engagements 0 | '--engagements': 0 is out of range",
        "homing --law STRAIGHT | '--law'",
        "swarm --seconds 1 | '--seconds': 1 is out of range",
        "waves --bot bender | no bot 'bender'",
        "waves --difficulty MEDIUM | '--difficulty'",
        "trace --law MAGIC | '--law'",
        "trace --target 1 | '--target'",
        "soak --ticks 0 | '--ticks': 0 is out of range",
      })
  void valuesOutOfRangeAreRefusedInOneSentence(String line, String sentence) {
    LabRun typed = LabRun.in(line.split(" ", -1));
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).contains(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "duel --help", "sortie --help", "load --help", "soak --help"})
  void everyCommandHasAHelpText(String line) {
    assertThat(LabRun.printed(line)).startsWith("Usage: towline-lab").contains("--help");
  }

  @Test
  void everyValueInAHelpTextHasALabelInCapitals() {
    String all = LabRun.printed("--help");
    Matcher name = Pattern.compile("(?m)^  ([a-z]+)  ").matcher(all);
    int commands = 0;
    while (name.find()) {
      commands++;
      assertThat(LabRun.printed(name.group(1) + " --help")).doesNotContainPattern("<[a-z]");
    }
    Command program = Laboratory.class.getAnnotation(Command.class);
    assertThat(commands).isEqualTo(program.subcommands().length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "duel --version"})
  void everyCommandPrintsTheVersion(String line) {
    assertThat(LabRun.printed(line)).matches("(?s)Towline \\d+\\.\\d+\\.\\d+.*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bogus | towline-lab: unknown argument 'bogus'",
        "duel --set bogus=1 | towline-lab duel: Invalid value for option '--set': there is no"
            + " parameter 'bogus'; choose one of muzzleSpeed, slewRate",
        "duel --set range=x | towline-lab duel: Invalid value for option '--set': range must"
            + " be",
        "duel --set range | towline-lab duel: Invalid value for option '--set': 'range' is not",
        "swarm --setup none.csv | towline-lab swarm: none.csv does not exist",
        "swarm2 | towline-lab: unknown argument 'swarm2'",
        "duel --shots 0 | towline-lab duel: Invalid value for option '--shots': 0 is out of",
        "duel --mode UP | towline-lab duel: Invalid value for option '--mode'",
        "duel --motion UP | towline-lab duel: Invalid value for option '--motion'",
        "duel --motion STILL,,STILL | towline-lab duel: Invalid value for option '--motion'",
        "sortie --seeds -1 | towline-lab sortie: Invalid value for option '--seeds': -1 is",
        "swarm --scene maze | towline-lab swarm: Invalid value for option '--scene': there is"
            + " no",
        "swarm --scene ring --hz 30 | towline-lab swarm: option '--hz' does not go with"
            + " --scene",
        "swarm --seeds 3 | towline-lab swarm: option '--seeds' needs --scene",
        "swarm --scene ring --seeds 0 | towline-lab swarm: Invalid value for option '--seeds':"
            + " 0",
        "swarm --scene ring --tanks 1 | towline-lab swarm: Invalid value for option '--tanks':"
            + " 1",
        "sortie --seconds 0 | towline-lab sortie: Invalid value for option '--seconds': 0 is",
        "sortie --bot bender | towline-lab sortie: Invalid value for option '--bot'",
        "bite --choice SWING | towline-lab bite: Invalid value for option '--choice': no choice"
            + " 'SWING'; choose from CHOOSES, HOLD, ",
        "boss --bot demo | towline-lab boss: option '--bot' goes with --live only",
        "boss --live --bot bender | towline-lab boss: Invalid value for option '--bot': there is no bot",
        "bite --wave 0 | towline-lab bite: Invalid value for option '--wave': 0 is",
        "bite --seconds 0 | towline-lab bite: Invalid value for option '--seconds': 0 is",
        "load --tanks -3 | towline-lab load: Invalid value for option '--tanks'",
        "load --ticks 0 | towline-lab load: Invalid value for option '--ticks': 0 is out of",
      })
  void badUsageIsOneSentenceAndCodeTwo(String line, String beginning) {
    assertThat(LabRun.refusal(line)).startsWith(beginning).doesNotContain("Exception");
  }

  @Test
  void numbersHaveADotWhateverTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      LabRun german = LabRun.in("duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      LabRun arabic = LabRun.in("duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      Locale.setDefault(Locale.ROOT);
      LabRun root = LabRun.in("duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      assertThat(root.out()).contains("TURN_LEAD,STRAIGHT,50,").contains("0.");
      assertThat(german).isEqualTo(root);
      assertThat(arabic).isEqualTo(root);
    } finally {
      Locale.setDefault(before);
    }
  }
}
