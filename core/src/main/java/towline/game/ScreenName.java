package towline.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where the game can be opened, by the names of the command line. */
public enum ScreenName {
  /** The title, with a fight behind it. */
  TITLE,
  /** The choice of modes. */
  MODES,
  /** A run in arcade mode. */
  ARCADE,
  /** A run in survival mode. */
  SURVIVAL,
  /** The run of the day. */
  DAILY,
  /** What is to be known before it. */
  BRIEFING,
  /** A run in practice mode. */
  PRACTICE,
  /** The range: its first page, or its workbench if a set-up was asked for. */
  RANGE,
  /** Two aim modes racing each other on one seed. */
  RACE,
  /** The workbench of the range, where the routines are played with. */
  WORKBENCH,
  /** The options. */
  OPTIONS,
  /** The key bindings. */
  CONTROLS,
  /** The high scores. */
  SCORES,
  /** The medals. */
  MEDALS,
  /** What all runs came to. */
  STATISTICS,
  /** The saved replays. */
  REPLAYS,
  /** What the marks of the overlay mean. */
  LEGEND,
  /** The open draft of a run. */
  MODULES,
  /** The open choice of a danger in survival. */
  DANGERS,
  /** A run that is paused. */
  PAUSE,
  /** The initials of a high score. */
  INITIALS,
  /** The results of a run. */
  RESULTS;

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
