package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "play --help",
        "replay --help",
        "replay record --help",
        "replay verify --help",
        "replay clip --help"
      })
  void everyCommandExplainsItself(String line) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.code()).isZero();
    assertThat(typed.err()).isEmpty();
    assertThat(typed.out()).startsWith("Usage: towline").contains("--help");
  }

  @Test
  void everyValueInAHelpTextHasALabelInCapitals() {
    List<String> helps = new ArrayList<>();
    addHelps("", helps);
    assertThat(helps).hasSizeGreaterThan(5);
    assertThat(helps).filteredOn(help -> Pattern.compile("<[a-z]").matcher(help).find()).isEmpty();
  }

  /** Adds the help texts of a command and of its subcommands. */
  private static void addHelps(String command, List<String> helps) {
    String help = CommandLineRun.in((command + "--help").split(" ", -1)).out();
    helps.add(help);
    int commands = help.indexOf("Commands:\n");
    if (commands >= 0) {
      Matcher name = Pattern.compile("(?m)^  ([a-z-]+)  ").matcher(help.substring(commands));
      while (name.find()) {
        addHelps(command + name.group(1) + " ", helps);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "play --version", "replay verify --version"})
  void everyCommandTellsTheVersion(String line) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.code()).isZero();
    assertThat(typed.outLines().get(0)).matches("Towline \\d+\\.\\d+\\.\\d+.*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bogus | towline: unknown argument 'bogus'",
        "play --wavee 3 | towline play: unknown option '--wavee'; did you mean --wave",
        "play --wave 0 | towline play: Invalid value for option '--wave': 0 is out of range (1 to",
        "play --wave x | towline play: Invalid value for option '--wave': 'x' is not a whole number",
        "play --seed | towline play: Missing required parameter for option '--seed'",
        "play --seed 1.5 | towline play: Invalid value for option '--seed': '1.5' is not a whole number",
        "play --seed 9999999999999999999 | towline play: Invalid value for option '--seed':"
            + " '9999999999999999999' has too many digits",
        "play --speed nan | towline play: Invalid value for option '--speed': 'nan' is not a number",
        "play --seed 1 --seed 2 | towline play: option '--seed' (N) should be specified only once",
        "play --screen cellar | towline play: Invalid value for option '--screen': there is no screen"
            + " 'cellar'; choose one of title, modes, arcade, survival, daily, briefing, shots, practice,"
            + " range, race,",
        "play --screen race --modes LEAD,LEAD | towline play: Invalid value for option '--modes': a"
            + " race takes two different",
        "play --date 2026-13-01 | towline play: Invalid value for option '--date': '2026-13-01' is"
            + " not a day",
        "play --aim TELEPATHY | towline play: Invalid value for option '--aim': expected one of",
        "play --bot bender | towline play: Invalid value for option '--bot': there is no bot 'bender'",
        "play --size 10x10 | towline play: Invalid value for option '--size': '10x10' is not a"
            + " size",
        "play --size 1280 | towline play: Invalid value for option '--size': '1280' is not a size",
        "play --palette mauve | towline play: Invalid value for option '--palette': there is no palette"
            + " 'mauve'; choose one of standard, protan, deutan, tritan, contrast",
        "play --language tlh | towline play: Invalid value for option '--language': there is no language"
            + " 'tlh'; choose one of en, ",
        "play --text-scale 74 | towline play: Invalid value for option '--text-scale': '74' is not"
            + " a whole number from 75 to 200, or 0",
        "play --exit-after 0 | towline play: Invalid value for option '--exit-after': 0.0 is out",
        "play --exit-after NaN | towline play: Invalid value for option '--exit-after': NaN is",
        "play --screenshot /no/where/a.png | towline play: cannot save a screenshot as",
        "play --screenshot a.JPG | towline play: cannot save a screenshot as 'a.JPG': it would be a"
            + " PNG picture; choose another name",
        "replay record --ticks 9 | towline replay record: Missing required parameter: 'FILE'",
        "replay record a | towline replay record: Missing required option: '--ticks=N'",
        "replay record --ticks 0 a | towline replay record: Invalid value for option '--ticks'",
        "replay verify | towline replay verify: Missing required parameter: 'FILE'",
      })
  void badUsageIsOneSentenceAndCodeTwo(String line, String beginning) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines()).hasSize(1);
    assertThat(typed.err()).startsWith(beginning).doesNotContain("Exception");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lab", "lab duel --help", "soak --ticks 10", "replay sheet waves.png"})
  void commandsOfTheLaboratoryNameItsProgram(String line) {
    CommandLineRun typed = CommandLineRun.in(line.split(" ", -1));
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.errLines())
        .singleElement()
        .asString()
        .contains("java -jar lab/target/towline-lab.jar");
  }

  /** A challenge is read before a window opens. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://x.example/#c=AAAA | this challenge cannot be used: it is not a challenge: it does"
            + " not start like one",
        "#c=A*A | this challenge cannot be used: it is damaged or cut off: its last characters are"
            + " missing",
        "src | cannot read src: it is not a regular file; give the name of a replay",
        "pom.xml | this challenge cannot be used: it is not a challenge: it does not start like one",
        "none.towline | cannot read none.towline: no such file; check the name",
      })
  void aChallengeThatCannotBeUsedIsBadInput(String challenge, String sentence) {
    CommandLineRun typed = CommandLineRun.in("play", "--challenge", challenge);
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.errLines()).containsExactly("towline play: " + sentence);
  }
}
