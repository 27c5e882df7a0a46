package towline.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A screen that the game can open with, named as on the command line. */
public enum ScreenName {
  /** The title screen, with a fight in the background. */
  TITLE,
  /** The choice of modes. */
  MODES,
  /** A run in arcade mode. */
  ARCADE,
  /** A run in survival mode. */
  SURVIVAL,
  /** The daily run. */
  DAILY,
  /** The briefing before the daily run. */
  BRIEFING,
  /** Six Shots. */
  SHOTS,
  /** A run in practice mode. */
  PRACTICE,
  /** The range: its first page, or its workbench if a setup was chosen. */
  RANGE,
  /** Two aim modes that race each other on one seed. */
  RACE,
  /** The workbench of the range, for experiments with the routines. */
  WORKBENCH,
  /** The options. */
  OPTIONS,
  /** The key bindings. */
  CONTROLS,
  /** The high scores. */
  SCORES,
  /** The medals. */
  MEDALS,
  /** The statistics of all runs. */
  STATISTICS,
  /** The saved replays. */
  REPLAYS,
  /** The legend of the overlay's marks. */
  LEGEND,
  /** A run with the draft of modules open. */
  MODULES,
  /** A survival run with the draft of hazards open. */
  HAZARDS,
  /** A paused run. */
  PAUSE,
  /** A finished run at the entry of the initials. */
  INITIALS,
  /** A finished run at its results. */
  RESULTS;

  /** Returns the name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the screen with the name {@code label}; empty if there is none. */
  public static Optional<ScreenName> named(String label) {
    for (ScreenName screen : values()) {
      if (screen.label().equals(label)) {
        return Optional.of(screen);
      }
    }
    return Optional.empty();
  }

  /** Returns all names, in order. */
  public static List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (ScreenName screen : values()) {
      labels.add(screen.label());
    }
    return labels;
  }
}
