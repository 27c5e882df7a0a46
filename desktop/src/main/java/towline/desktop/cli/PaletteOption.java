package towline.desktop.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import towline.settings.ColourVision;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;

/** The option that chooses the colours. */
public final class PaletteOption {
  /** Name of the palette of high contrast; the others are those of {@link ColourVision}. */
  private static final String CONTRAST = "contrast";

  @Option(
      names = "--palette",
      paramLabel = "NAME",
      converter = Palettes.class,
      completionCandidates = Palettes.class,
      description = "The colours of this session: ${COMPLETION-CANDIDATES}.")
  private @Nullable String palette;

  /** Returns the settings that the option has set. */
  public SessionOptions options() {
    if (palette == null) {
      return SessionOptions.NONE;
    }
    Settings usual = Settings.defaults();
    return new SessionOptions(
        Set.of(Options.COLOUR_VISION, Options.HIGH_CONTRAST),
        palette.equals(CONTRAST)
            ? usual.with(Options.HIGH_CONTRAST, OnOff.ON)
            : usual.with(
                Options.COLOUR_VISION, ColourVision.valueOf(palette.toUpperCase(Locale.ROOT))));
  }

  /** The palettes by name. */
  static final class Palettes extends NamedValue<String> {
    private static final List<String> NAMES =
        Stream.concat(
                Arrays.stream(ColourVision.values())
                    .map(vision -> vision.name().toLowerCase(Locale.ROOT)),
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
}
