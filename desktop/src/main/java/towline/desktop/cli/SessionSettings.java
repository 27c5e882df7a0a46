package towline.desktop.cli;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import towline.settings.Language;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;

/** The settings that the command line can set for one session. */
public final class SessionSettings {
  @Mixin private final PaletteOption palette = new PaletteOption();

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

  /** True if the lessons are open as in a first run. */
  public boolean firstRun() {
    return firstRun;
  }

  /** Returns the settings that the options have set. */
  public SessionOptions options() {
    SessionOptions colours = palette.options();
    Set<towline.settings.Option<?>> set = new HashSet<>(colours.options());
    Settings values = colours.values();
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

  /** The languages with translations, by their tags, such as "de". */
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
                      String.format(
                          Locale.ROOT, "'%s' is not %s", text, Options.UI_SCALE.range())));
    }
  }
}
