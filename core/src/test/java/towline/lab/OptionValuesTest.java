package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.homing.HomingLaw;

class OptionValuesTest {
  private static final LabOption<Integer> COUNT =
      LabOption.integer("--count", "N", 7, 1, 10, "How many");
  private static final LabOption<List<HomingLaw>> LAWS =
      LabOption.choices("--law", "L", HomingLaw.values(), "Laws");
  private static final LabOption<List<Integer>> RATES =
      LabOption.integers("--hz", "N", List.of(60), "Rates");
  private static final LabOption<Boolean> FAST = LabOption.flag("--fast", "Hurries");
  private static final SeedOptions SEEDS = new SeedOptions(20, 2);

  private static final Experiment EXPERIMENT =
      new Experiment() {
        @Override
        public String name() {
          return "options";
        }

        @Override
        public String description() {
          return "";
        }

        @Override
        public List<LabOption<?>> options() {
          return List.of(COUNT, LAWS, RATES, FAST, SEEDS.count, SeedOptions.FIRST);
        }

        @Override
        public void run(OptionValues asked, int workers, Appendable out) {}
      };

  @Test
  void whatIsNotGivenIsStandard() throws UsageException {
    OptionValues asked = LabLine.values(EXPERIMENT, "--fast");
    assertThat(asked.get(COUNT)).isEqualTo(7);
    assertThat(asked.get(LAWS)).containsExactly(HomingLaw.values());
    assertThat(asked.get(FAST)).isTrue();
    assertThat(asked.isGiven(FAST)).isTrue();
    assertThat(asked.isGiven(COUNT)).isFalse();
    assertThat(SEEDS.range(asked)).isEqualTo(new SeedRange(1, 20));
  }

  @Test
  void whatIsGivenIsReadInWhateverLetters() throws UsageException {
    OptionValues asked =
        LabLine.values(
            EXPERIMENT, "--count 3 --law pursuit,ARTICLE,Pursuit --hz 30 --first-seed 5 --seeds 4");
    assertThat(asked.get(COUNT)).isEqualTo(3);
    assertThat(asked.get(LAWS))
        .containsExactly(HomingLaw.PURSUIT, HomingLaw.ARTICLE, HomingLaw.PURSUIT);
    assertThat(asked.distinct(LAWS)).containsExactly(HomingLaw.PURSUIT, HomingLaw.ARTICLE);
    assertThat(asked.get(RATES)).containsExactly(30);
    assertThat(SEEDS.range(asked)).isEqualTo(new SeedRange(5, 4));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--count x   | Invalid value for option '--count': 'x' is not an int",
        "--count 0   | Invalid value for option '--count': 0 is out of range (1 to 10)",
        "--count 11  | Invalid value for option '--count': 11 is out of range (1 to 10)",
        "--hz 30,x   | Invalid value for option '--hz' (N): 'x' is not an int",
        "--law NOPE  | Invalid value for option '--law' (L): expected one of [LEAD_ARC,"
            + " PROPORTIONAL, PURSUIT, SMOOTH_EXACT, ARTICLE] (case-insensitive) but was 'NOPE'",
        "--seeds 1   | Invalid value for option '--seeds': 1 is out of range (2 to 100000)",
        "--first-seed 1.5 | Invalid value for option '--first-seed': '1.5' is not a long",
        "--slow      | unknown option among --slow"
      })
  void whatCannotBeUsedIsNamed(String line, String sentence) {
    assertThatThrownBy(() -> LabLine.values(EXPERIMENT, line))
        .isInstanceOf(UsageException.class)
        .hasMessage(sentence);
  }

  @Test
  void seedsEndAtTheLargestNumber() throws UsageException {
    OptionValues asked = LabLine.values(EXPERIMENT, "--first-seed 9223372036854775806 --seeds 2");
    assertThatThrownBy(() -> SEEDS.range(asked))
        .hasMessage(
            "Invalid value for option '--first-seed': no 2 seeds follow from 9223372036854775806"
                + " on");
  }

  @Test
  void theHelpNamesChoicesAndTheStandardValue() {
    assertThat(COUNT.help()).isEqualTo("How many (default: 7).");
    assertThat(FAST.help()).isEqualTo("Hurries.");
    assertThat(LAWS.help())
        .isEqualTo("Laws: LEAD_ARC, PROPORTIONAL, PURSUIT, SMOOTH_EXACT, ARTICLE (default: all).");
  }
}
