package towline.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The screens that the game can be opened at, by the names used on the command line. */
public enum ScreenName {
  /** The title, with a fight going on behind it. */
  TITLE,
  /** The choice of modes. */
  MODES,
  /** A run of the arcade mode, at once. */
  ARCADE,
  /** A run of the survival mode, at once. */
  SURVIVAL,
  /** What can be set. */
  OPTIONS,
  /** What each key does. */
  CONTROLS,
  /** The tables of scores. */
  SCORES,
  /** The replays that are kept. */
  REPLAYS,
  /** A run that is paused. */
  PAUSE,
  /** The initials of a score that goes into the table. */
  INITIALS,
  /** What a run came to. */
  RESULTS;

  /** Whether a run is seen, and not the title. */
  boolean showsARun() {
    return this == ARCADE
        || this == SURVIVAL
        || this == PAUSE
        || this == INITIALS
        || this == RESULTS;
  }

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The screen with that name, if there is one. */
  public static Optional<ScreenName> named(String label) {
    for (ScreenName screen : values()) {
      if (screen.label().equals(label)) {
        return Optional.of(screen);
      }
    }
    return Optional.empty();
  }

  /** All names, in order. */
  public static List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (ScreenName screen : values()) {
      labels.add(screen.label());
    }
    return labels;
  }
}
