package towline.web.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.range.SetupFile;
import towline.session.BotRun.ModeChoice;

class PageOptionsTest {
  private static final long NEW_SEED = 4711;

  private static LaunchOptions of(String search) throws AddressException {
    return PageOptions.of(Address.of(search, ""), NEW_SEED);
  }

  @Test
  void withoutOptionsTheTitleOpensAndTheSeedIsNew() throws AddressException {
    LaunchOptions options = of("");
    assertThat(options.screen()).isEqualTo(ScreenName.TITLE);
    assertThat(options.run().seed()).isEqualTo(NEW_SEED);
    assertThat(options.run().flownByBot()).isFalse();
  }

  @Test
  void thePageHasTheOptionsOfTheCommandLine() throws AddressException {
    LaunchOptions options = of("?screen=survival&wave=14&seed=7&bot=demo&aim=sure&overlay");
    assertThat(options.screen()).isEqualTo(ScreenName.SURVIVAL);
    assertThat(options.run().wave()).isEqualTo(14);
    assertThat(options.run().seed()).isEqualTo(7);
    assertThat(options.run().bot()).isEqualTo("demo");
    assertThat(options.run().aimMode()).isEqualTo(AimMode.SURE.ordinal());
    assertThat(options.run().modeChoice()).isEqualTo(ModeChoice.FIXED);
    assertThat(options.overlay()).isEqualTo(LaunchOptions.Overlay.VISION);
    assertThat(of("?date=2026-11-23").run().day()).contains(LocalDate.of(2026, 11, 23));
    assertThat(of("?modes=lob,sure").race()).isEqualTo(List.of(AimMode.LOB, AimMode.SURE));
  }

  @Test
  void practiceOpensWithAMode() throws AddressException {
    assertThat(PageOptions.practised(Address.of("?practise=sure", ""))).contains(AimMode.SURE);
    assertThat(PageOptions.practised(Address.of("?screen=title", ""))).isEmpty();
    assertThat(of("?practise=sure").screen()).isEqualTo(ScreenName.TITLE);
    assertThatThrownBy(() -> PageOptions.practised(Address.of("?practise=x", "")))
        .isInstanceOf(AddressException.class)
        .hasMessageStartingWith("there is no aim mode 'x'");
  }

  @ParameterizedTest
  @CsvSource({
    "?wave=2,ARCADE",
    "?seed=2,ARCADE",
    "?aim=LEAD,ARCADE",
    "?bot=demo,ARCADE",
    "?overlay,ARCADE",
    "?date=2026-11-23,DAILY",
    "?bench=swarm,RANGE",
    "?speed=2,RANGE"
  })
  void optionsChooseTheScreen(String search, ScreenName screen) throws AddressException {
    assertThat(of(search).screen()).isEqualTo(screen);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?screen=nowhere",
        "?wave=0",
        "?wave=13",
        "?wave=x",
        "?screen=survival&wave=0",
        "?seed=",
        "?aim=",
        "?aim=hopeful",
        "?bot=nobody",
        "?date=yesterday",
        "?date=",
        "?date=1969-12-31",
        "?date=4707-11-30",
        "?date=-0001-01-01",
        "?date=+12026-01-01",
        "?bench=work",
        "?preset=none",
        "?speed=0",
        "?speed=65",
        "?speed=NaN",
        "?modes=LEAD",
        "?modes=LEAD,LEAD",
        "?modes=LEAD,LEAP",
        "?setup=nonsense",
        "?setup=%",
        "?setup=%4",
        "?setup=%zz",
        "?colour=red"
      })
  void unknownValuesAreRefusedInASentence(String search) {
    assertThatThrownBy(() -> of(search))
        .isInstanceOf(AddressException.class)
        .hasMessageMatching("(?s).{12,}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1969-12-31", "4707-11-30", "today"})
  void aRefusedDateNamesTheValidDates(String date) {
    assertThatThrownBy(() -> of("?date=" + date))
        .hasMessage(
            "date must be a day from 1970-01-01 to 4707-11-29, written YYYY-MM-DD, not '%s'", date);
  }

  /** The page and the command line accept equal dates and seeds. */
  @Test
  void theFirstAndLastValuesAreAccepted() throws AddressException {
    assertThat(of("?date=1970-01-01").run().day()).contains(LocalDate.EPOCH);
    assertThat(of("?date=4707-11-29").run().day()).contains(LocalDate.ofEpochDay(1_000_000));
    assertThat(of("?seed=-9223372036854775808").run().seed()).isEqualTo(Long.MIN_VALUE);
    assertThat(of("?seed=9223372036854775807").run().seed()).isEqualTo(Long.MAX_VALUE);
  }

  /** Like the command: without options the range opens with its first page. */
  @Test
  void theRangeOpensItsFirstPageByDefault() throws AddressException {
    assertThat(of("?screen=range").range().isDefault()).isTrue();
    assertThat(of("?screen=range&bench=aim").range().isDefault()).isFalse();
    assertThat(of("?preset=everyday").range().isDefault()).isFalse();
  }

  @Test
  void aSetUpIsReadBackFromItsLink() throws Exception {
    String text = SetupFile.text("aim", List.of("seed=5", "muzzleSpeed=12.5"));
    SetupFile read =
        of("?screen=range&setup=" + Address.encoded(text)).range().setup().orElseThrow();
    assertThat(read.assignments()).containsExactly("seed=5", "muzzleSpeed=12.5");
  }

  @Property(seed = "271", tries = 500)
  void encodedTextIsDecoded(@ForAll String value) throws AddressException {
    String valid = new String(value.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    assertThat(Address.of("?x=" + Address.encoded(valid)).value("x")).contains(valid);
  }
}
