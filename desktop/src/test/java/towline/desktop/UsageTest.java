package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        "lab --help",
        "lab duel --help",
        "lab sortie --help",
        "lab load --help"
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
    assertThat(helps).hasSizeGreaterThan(15);
    assertThat(helps).filteredOn(help -> Pattern.compile("<[a-z]").matcher(help).find()).isEmpty();
  }

  /** The help texts of a command and of all below it. */
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
  @ValueSource(strings = {"--version", "play --version", "lab duel --version"})
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
        "lab | towline lab: Missing required subcommand",
        "lab duel --set bogus=1 | towline lab duel: Invalid value for option '--set': there is no"
            + " parameter 'bogus' (there are muzzleSpeed, slewRate",
        "lab duel --set range=x | towline lab duel: Invalid value for option '--set': range must"
            + " be",
        "lab duel --set range | towline lab duel: Invalid value for option '--set': 'range' is not",
        "lab swarm --setup none.csv | towline lab swarm: none.csv does not exist",
        "lab swarm2 | towline lab: unknown argument 'swarm2'",
        "play --wavee 3 | towline play: unknown option '--wavee'; did you mean --wave",
        "play --wave 0 | towline play: Invalid value for option '--wave': 0 is out of range (1 to",
        "play --wave x | towline play: Invalid value for option '--wave': 'x' is not an int",
        "play --seed | towline play: Missing required parameter for option '--seed'",
        "play --seed 1.5 | towline play: Invalid value for option '--seed': '1.5' is not a long",
        "play --seed 1 --seed 2 | towline play: option '--seed' (N) should be specified only once",
        "play --screen cellar | towline play: Invalid value for option '--screen': no screen"
            + " 'cellar'; choose one of title, modes, arcade, survival, daily, briefing, practice,"
            + " range, race,",
        "play --screen race --modes LEAD,LEAD | towline play: Invalid value for option '--modes': a"
            + " race takes two different",
        "play --date 2026-13-01 | towline play: Invalid value for option '--date': '2026-13-01' is"
            + " not a day",
        "play --aim TELEPATHY | towline play: Invalid value for option '--aim': expected one of",
        "play --bot bender | towline play: Invalid value for option '--bot': no bot 'bender'",
        "play --size 10x10 | towline play: Invalid value for option '--size': '10x10' is not a"
            + " size",
        "play --size 1280 | towline play: Invalid value for option '--size': '1280' is not a size",
        "play --palette mauve | towline play: Invalid value for option '--palette': no palette"
            + " 'mauve'; choose one of standard, protan, deutan, tritan, contrast",
        "play --language tlh | towline play: Invalid value for option '--language': no language"
            + " 'tlh'; choose one of en, ",
        "play --text-scale 74 | towline play: Invalid value for option '--text-scale': '74' is not"
            + " a whole number from 75 to 200, or 0",
        "play --exit-after 0 | towline play: Invalid value for option '--exit-after': 0.0 is out",
        "play --exit-after NaN | towline play: Invalid value for option '--exit-after': NaN is",
        "play --screenshot /no/where/a.png | towline play: cannot save a screenshot as",
        "lab duel --shots 0 | towline lab duel: Invalid value for option '--shots': 0 is out of",
        "lab duel --mode UP | towline lab duel: Invalid value for option '--mode'",
        "lab duel --motion UP | towline lab duel: Invalid value for option '--motion'",
        "lab duel --motion STILL,,STILL | towline lab duel: Invalid value for option '--motion'",
        "lab sortie --seeds -1 | towline lab sortie: Invalid value for option '--seeds': -1 is",
        "lab swarm --scene maze | towline lab swarm: Invalid value for option '--scene': there is"
            + " no",
        "lab swarm --scene ring --hz 30 | towline lab swarm: option '--hz' does not go with"
            + " --scene",
        "lab swarm --seeds 3 | towline lab swarm: option '--seeds' goes with --scene only",
        "lab swarm --scene ring --seeds 0 | towline lab swarm: Invalid value for option '--seeds':"
            + " 0",
        "lab swarm --scene ring --tanks 1 | towline lab swarm: Invalid value for option '--tanks':"
            + " 1",
        "lab sortie --seconds 0 | towline lab sortie: Invalid value for option '--seconds': 0 is",
        "lab sortie --bot bender | towline lab sortie: Invalid value for option '--bot'",
        "lab load --tanks -3 | towline lab load: Invalid value for option '--tanks'",
        "lab load --ticks 0 | towline lab load: Invalid value for option '--ticks': 0 is out of",
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

  @Test
  void numbersHaveADotWhateverTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      CommandLineRun german =
          CommandLineRun.in("lab", "duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      CommandLineRun arabic =
          CommandLineRun.in("lab", "duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      Locale.setDefault(Locale.ROOT);
      CommandLineRun root =
          CommandLineRun.in("lab", "duel", "--shots", "50", "--motion", "STRAIGHT", "--csv");
      assertThat(root.out()).contains("TURN_LEAD,STRAIGHT,50,").contains("0.");
      assertThat(german).isEqualTo(root);
      assertThat(arabic).isEqualTo(root);
    } finally {
      Locale.setDefault(before);
    }
  }
}
