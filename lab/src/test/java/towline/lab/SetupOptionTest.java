package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set-up saved by the range acts like the equivalent options. */
@Tag("long")
class SetupOptionTest {
  @TempDir private Path folder;

  private LabRun run(String line, String rows) throws IOException {
    Path file = folder.resolve("range.csv");
    Files.writeString(file, "name,value\n" + rows.replace(' ', '\n').replace('=', ',') + "\n");
    return LabRun.in((line + " --setup " + file).split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel --csv --shots 8"
            + "| bench=aim seed=3 target=CIRCLING view=TOGETHER mount=TOWED planning=EVERY_TICK"
            + " frame=SHOOTER HOLD=HIDDEN LEAD=SHOWN PREDICT=SHOWN slewRate=2.0"
            + " result.LEAD.hits=3"
            + "| --seed 3 --motion CIRCLING --towed --replan --frame SHOOTER --mode LEAD,PREDICT"
            + " --set slewRate=2",
        "homing --csv --engagements 8"
            + "| bench=homing seed=2 rate=144 manoeuvre=CIRCLE PURSUIT=SHOWN ARTICLE=HIDDEN ga=0.8"
            + "| --seed 2 --hz 144 --manoeuvre CIRCLE --law PURSUIT --set ga=0.8",
        "homing --csv --engagements 8"
            + "| bench=homing manoeuvre=IN_TURN LEAD_ARC=SHOWN"
            + "| --law LEAD_ARC",
        "swarm --csv --seconds 3"
            + "| bench=swarm seed=4 scene=roam left=LOOKAHEAD right=NONE mouse=DRAGS tanks=30.0"
            + " margin=1.5"
            + "| --seed 4 --law LOOKAHEAD,NONE --tanks 30 --set margin=1.5",
        "swarm --csv"
            + "| bench=swarm seed=4 scene=ring left=ORCA right=ORCA mouse=AVOIDED tanks=8.0"
            + "| --seed 4 --scene ring --law ORCA --tanks 8",
        "trace"
            + "| bench=aim seed=1 target=STAGED view=TOGETHER planning=ONCE_A_SHOT frame=SHOOTER"
            + " LEAD=SHOWN staged.targetX=12.0 staged.shooterVelocityX=2.0"
            + "| --frame SHOOTER --set targetX=12,shooterVelocityX=2",
        "trace | targetX=12.0 facing=1 | --set targetX=12,facing=1",
      })
  void aSetUpActsLikeTheEquivalentOptions(String line, String rows, String options)
      throws IOException {
    LabRun typed = LabRun.in((line + " " + options).split(" ", -1));
    LabRun read = run(line, rows);
    assertThat(read.err()).isEmpty();
    assertThat(read.code()).isZero();
    assertThat(read.out()).isEqualTo(typed.out());
    // Tanks roam for a minute unless told otherwise.
    String other = line.equals("swarm --csv") ? line + " --seconds 3" : line;
    assertThat(read.out()).isNotEqualTo(LabRun.in(other.split(" ", -1)).out());
  }

  @Test
  void theCommandLineTakesPrecedence() throws IOException {
    String rows = "bench=aim seed=3 target=CIRCLING LEAD=SHOWN slewRate=9";
    String options = "--seed 5 --mode DIRECT --motion STILL --set slewRate=2";
    String line = "duel --csv --shots 8 " + options;
    assertThat(run(line, rows).out()).isEqualTo(LabRun.in(line.split(" ", -1)).out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel | bench=homing | line 2: it is a set-up of the bench homing, not of aim",
        "duel | target=STAGED | line 2: target must be one of STILL,",
        "homing | bench=homing muzzleSpeed=3 | line 3: there is no 'muzzleSpeed' here",
        "swarm | scene=ring radius=2 | line 3: there is no 'radius' here",
        "trace | staged.range=-1 | line 2: range must be a number",
      })
  void unusableValuesAreRefusedWithTheirLine(String line, String rows, String sentence)
      throws IOException {
    LabRun read = run(line, rows);
    assertThat(read.code()).isEqualTo(2);
    assertThat(read.out()).isEmpty();
    assertThat(read.errLines()).hasSize(1);
    assertThat(read.err()).contains("range.csv, " + sentence);
  }
}
