package towline.web.launch;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.range.BenchPresets;
import towline.game.range.RangeStart;
import towline.game.range.SetupFile;
import towline.game.run.DailyDate;
import towline.game.run.RunOptions;
import towline.session.BotRun.ModeChoice;
import towline.session.RunSetup;
import towline.settings.SessionOptions;
import towline.store.InputException;

/** Reads the options in the address, which are those of the command "play". */
public final class PageOptions {
  /** Options that do not select a screen of their own. */
  private static final Set<String> RUN_OPTIONS = Set.of("wave", "seed", "aim", "bot", "overlay");

  private static final Set<String> RANGE_OPTIONS = Set.of("setup", "bench", "preset", "speed");

  /** Option that opens practice against couriers of an aim mode. */
  private static final String PRACTISE = "practise";

  private static final Set<String> OTHER_OPTIONS =
      Set.of("screen", "date", "modes", "replay", "c", PRACTISE);

  private static final double MAX_RANGE_SPEED = 64;

  private final Address address;

  private PageOptions(Address address) {
    this.address = address;
  }

  /**
   * Returns the launch options of an address.
   *
   * @param newSeed the seed of the first run, if the address names none
   * @throws AddressException if an option is unknown or out of range
   */
  public static LaunchOptions of(Address address, long newSeed) throws AddressException {
    return new PageOptions(address).read(newSeed);
  }

  /**
   * Returns the aim mode whose couriers an address opens practice with, if any.
   *
   * @throws AddressException if there is no such mode
   */
  public static Optional<AimMode> practised(Address address) throws AddressException {
    return address.has(PRACTISE)
        ? Optional.of(mode(address.value(PRACTISE).orElse("")))
        : Optional.empty();
  }

  private LaunchOptions read(long newSeed) throws AddressException {
    Set<String> known = new TreeSet<>(OTHER_OPTIONS);
    known.addAll(RUN_OPTIONS);
    known.addAll(RANGE_OPTIONS);
    for (String name : address.options().keySet()) {
      if (!known.contains(name)) {
        throw unknown("option", name, known);
      }
    }
    ScreenName screen = screen();
    Optional<AimMode> aim =
        address.has("aim") ? Optional.of(mode(address.value("aim").orElse(""))) : Optional.empty();
    return new LaunchOptions(
        screen,
        new RunOptions(
            wave(screen),
            address.has("seed") ? whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : newSeed,
            aim.orElse(AimMode.DIRECT).ordinal(),
            bot(),
            aim.isPresent() ? ModeChoice.FIXED : ModeChoice.FREE,
            date(),
            false),
        SessionOptions.NONE,
        address.has("overlay") ? LaunchOptions.Overlay.VISION : LaunchOptions.Overlay.OFF,
        range(),
        modes(),
        new LaunchOptions.End(LaunchOptions.NEVER, Optional.empty()));
  }

  private static AddressException unknown(String what, String name, Iterable<String> known) {
    return new AddressException(
        String.format(
            Locale.ROOT,
            "there is no %s '%s'; choose one of %s",
            what,
            name,
            String.join(", ", known)));
  }

  private ScreenName screen() throws AddressException {
    Optional<String> name = address.value("screen");
    if (name.isPresent()) {
      return ScreenName.named(name.get())
          .orElseThrow(() -> unknown("screen", name.get(), ScreenName.labels()));
    }
    if (address.has("date")) {
      return ScreenName.DAILY;
    }
    if (RANGE_OPTIONS.stream().anyMatch(address::has)) {
      return ScreenName.RANGE;
    }
    return RUN_OPTIONS.stream().anyMatch(address::has) ? ScreenName.ARCADE : ScreenName.TITLE;
  }

  private int wave(ScreenName screen) throws AddressException {
    if (!address.has("wave")) {
      return 1;
    }
    boolean endless = screen == ScreenName.SURVIVAL || screen == ScreenName.DAILY;
    int last =
        endless
            ? RunSetup.LAST_FIRST_WAVE
            : GameContent.load(
                    (frame, ship, drone) -> {
                      throw new IllegalStateException("nothing moves yet");
                    })
                .arcade()
                .last();
    return (int) whole("wave", 1, last);
  }

  private long whole(String name, long least, long most) throws AddressException {
    String value = address.value(name).orElse("");
    try {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The sentence below describes the expected value.
    }
    throw new AddressException(
        String.format(
            Locale.ROOT,
            "%s must be a whole number from %d to %d, not '%s'",
            name,
            least,
            most,
            value));
  }

  private static AimMode mode(String value) throws AddressException {
    List<String> all = Arrays.stream(AimMode.values()).map(AimMode::name).toList();
    int at = all.indexOf(value.toUpperCase(Locale.ROOT));
    if (at < 0) {
      throw unknown("aim mode", value, all);
    }
    return AimMode.values()[at];
  }

  private List<AimMode> modes() throws AddressException {
    if (!address.has("modes")) {
      return LaunchOptions.DEFAULT_RACE;
    }
    String[] names = address.value("modes").orElse("").split(",", -1);
    if (names.length != 2 || names[0].equalsIgnoreCase(names[1])) {
      throw new AddressException("a race takes two different aim modes, such as LEAD,PREDICT");
    }
    return List.of(mode(names[0]), mode(names[1]));
  }

  private String bot() throws AddressException {
    Optional<String> name = address.value("bot");
    if (name.isPresent() && !Bots.names().contains(name.get())) {
      throw unknown("bot", name.get(), Bots.names());
    }
    return name.orElse(RunOptions.NO_BOT);
  }

  private Optional<LocalDate> date() throws AddressException {
    if (!address.has("date")) {
      return Optional.empty();
    }
    String value = address.value("date").orElse("");
    Optional<LocalDate> date = DailyDate.parse(value);
    if (date.isEmpty()) {
      throw new AddressException("date must be " + DailyDate.RANGE + ", not '" + value + "'");
    }
    return date;
  }

  private RangeStart range() throws AddressException {
    List<String> benches = BenchPresets.benches();
    String bench = address.value("bench").orElse("");
    if (address.has("bench") && !benches.contains(bench)) {
      throw unknown("bench", bench, benches);
    }
    String preset = address.value("preset").orElse("");
    List<String> presets = BenchPresets.names(bench.isEmpty() ? benches.get(0) : bench);
    if (address.has("preset") && !presets.contains(preset)) {
      throw unknown("preset", preset, presets);
    }
    return new RangeStart(bench, preset, speed(), setup());
  }

  private double speed() throws AddressException {
    String value = address.value("speed").orElse("1");
    double speed = Double.NaN;
    try {
      speed = Double.parseDouble(value);
    } catch (NumberFormatException e) {
      // The sentence below describes the expected value.
    }
    if (!(speed > 0 && speed <= MAX_RANGE_SPEED)) {
      throw new AddressException(
          String.format(
              Locale.ROOT, "speed must be a number above 0, at most 64, not '%s'", value));
    }
    return speed;
  }

  private Optional<SetupFile> setup() throws AddressException {
    if (!address.has("setup")) {
      return Optional.empty();
    }
    try {
      return Optional.of(SetupFile.parse(address.value("setup").orElse(""), "the set-up"));
    } catch (InputException e) {
      throw new AddressException(String.valueOf(e.getMessage()));
    }
  }
}
