package towline.desktop.cli;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import towline.settings.ColourVision;
import towline.settings.Language;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;

/** What of the settings the command line can set for one session. */
public final class SessionSettings {
  /** The palette of high contrast; the others are those of {@link ColourVision}. */
  private static final String CONTRAST = "contrast";

  @Option(
      names = "--palette",
      paramLabel = "NAME",
      converter = Palettes.class,
      completionCandidates = Palettes.class,
      description = "The colours of this session: ${COMPLETION-CANDIDATES}.")
  private @Nullable String palette;

  @Option(
      names = "--language",
      paramLabel = "L",
      converter = Languages.class,
      completionCandidates = Languages.class,
      description = "The language of this session: ${COMPLETION-CANDIDATES}.")
  private @Nullable Language language;

  @Option(
      names = "--text-scale",
      paramLabel = "P",
      converter = TextScaleReader.class,
      description =
          "The scale of text and HUD in this session, from 75 to 200 percent; 0: by the size of"
              + " the window.")
  private @Nullable Integer textScale;

  @Option(
      names = "--first-run",
      description = "Teaches all lessons, as in a player's first run; a bot's run has them, too.")
  private boolean firstRun;

  /** Whether the lessons are open as in a first run. */
  public boolean firstRun() {
    return firstRun;
  }

  /** What was set. */
  public SessionOptions options() {
    Set<towline.settings.Option<?>> set = new HashSet<>();
    Settings values = Settings.defaults();
    if (palette != null) {
      set.add(Options.COLOUR_VISION);
      set.add(Options.HIGH_CONTRAST);
      values =
          palette.equals(CONTRAST)
              ? values.with(Options.HIGH_CONTRAST, OnOff.ON)
              : values.with(
                  Options.COLOUR_VISION, ColourVision.valueOf(palette.toUpperCase(Locale.ROOT)));
    }
    if (language != null) {
      set.add(Options.LANGUAGE);
      values = values.with(Options.LANGUAGE, language);
    }
    if (textScale != null) {
      set.add(Options.UI_SCALE);
      values = values.with(Options.UI_SCALE, textScale);
    }
    if (firstRun) {
      set.add(Options.LESSONS);
    }
    return new SessionOptions(set, values);
  }

  /** The palettes. */
  static final class Palettes extends NamedValue<String> {
    private static final List<String> NAMES =
        Stream.concat(
                Arrays.stream(ColourVision.values())
                    .map(eyes -> eyes.name().toLowerCase(Locale.ROOT)),
                Stream.of(CONTRAST))
            .toList();

    Palettes() {
      super("palette", NAMES);
    }

    @Override
    protected Optional<String> named(String name) {
      return Optional.of(name.toLowerCase(Locale.ROOT)).filter(NAMES::contains);
    }
  }

  /** The languages that there are texts in, by their tags, such as "de". */
  static final class Languages extends NamedValue<Language> {
    Languages() {
      super(
          "language",
          Arrays.stream(Language.values())
              .filter(language -> language != Language.SYSTEM)
              .map(language -> language.locale(Locale.ROOT).toLanguageTag())
              .toList());
    }

    @Override
    protected Optional<Language> named(String name) {
      return Optional.of(Language.of(Locale.forLanguageTag(name)))
          .filter(language -> language != Language.SYSTEM);
    }
  }

  /** Reads percent. */
  static final class TextScaleReader implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return Options.UI_SCALE
          .parse(text)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'%s' is not %s".formatted(text, Options.UI_SCALE.range())));
    }
  }
}
