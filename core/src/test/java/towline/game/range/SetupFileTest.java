package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.ai.aim.AimMode;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.duel.DuelParameters;

/** Errors in a setup are reported with their line. */
class SetupFileTest {
  private static final ParameterValues DUEL = ParameterValues.standard(DuelParameters.TABLE);

  private static SetupFile parse(String... rows) throws InputException {
    return SetupFile.parse("name,value\n" + String.join("\n", rows) + "\n", "set-up.csv");
  }

  @Test
  void aWrittenSetupIsReadBack() throws InputException {
    List<String> lines = List.of("seed=7", "slewRate=2.5", "LEAD=HIDDEN");
    SetupFile setup = SetupFile.parse(SetupFile.text("aim", lines), "set-up.csv");
    assertThat(setup.bench()).contains("aim");
    assertThat(setup.assignments()).isEqualTo(lines);
    assertThat(setup.values(DUEL, "").differences()).isEqualTo("slewRate=2.5");
    assertThat(setup.number("seed", 1)).isEqualTo(7);
  }

  @Test
  void aFileOfParametersAloneIsASetup(@TempDir Path folder) throws IOException, InputException {
    Path file = folder.resolve("set-up.csv");
    Files.writeString(file, "name,value\r\nslewRate, 2.5\r\n\r\nrange,30\r\n");
    SetupFile setup = SetupFile.read(file);
    setup.requireBench("aim");
    assertThat(setup.values(DUEL, "").differences()).isEqualTo("slewRate=2.5,range=30.0");
    setup.requireAllUsed();
    assertThatThrownBy(() -> SetupFile.read(folder.resolve("none.csv")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not exist");
  }

  @Test
  void shownModesTakePart() throws InputException {
    SetupFile setup = parse("LEAD,SHOWN", "LOB,HIDDEN", "SURE,SHOWN", "result.LEAD.hits,17");
    assertThat(setup.shown(AimMode.values())).containsExactly(AimMode.LEAD, AimMode.SURE);
    setup.requireAllUsed();
    assertThat(parse().shown(AimMode.values())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "range far, line 3: range must be a number",
    "range 30, line 3: there is no 'colour' here",
    "bench homing, line 3: it is a set-up of the bench homing",
    "LEAD maybe, line 3: LEAD must be SHOWN or HIDDEN",
    "seed blue, line 3: seed must be a whole number",
    "seed 1.5, line 3: seed must be a whole number",
    "seed 9223372036854775808, line 3: seed must be a whole number",
    "rate 0, line 3: rate must be 1 to 240",
    "rate 4294967356, line 3: rate must be 1 to 240"
  })
  void aWrongRowIsRejectedWithItsLine(String row, String sentence) {
    assertThatThrownBy(
            () -> {
              String last = row.equals("range 30") ? "colour,red" : row.replace(' ', ',');
              SetupFile setup = parse("slewRate,2.5", last);
              setup.requireBench("aim");
              setup.values(DUEL, "");
              setup.shown(AimMode.values());
              setup.number("seed", 1);
              setup.number("rate", 60, 1, 240);
              setup.requireAllUsed();
            })
        .isInstanceOf(InputException.class)
        .hasMessageContaining("set-up.csv, " + sentence);
  }

  @Test
  void wholeNumbersAreReadToTheLastDigit() throws InputException {
    SetupFile setup = parse("seed,9007199254740993", "tanks,120.0");
    assertThat(setup.number("seed", 1)).isEqualTo(9_007_199_254_740_993L);
    assertThat(setup.number("tanks", 0, 1, 3000)).isEqualTo(120);
    assertThat(setup.number("rate", 60, 1, 240)).isEqualTo(60);
  }

  @Test
  void aNameThatAppearsTwiceIsRejected() {
    assertThatThrownBy(() -> parse("range,20", "range,30"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("line 3: range appears twice");
  }
}
