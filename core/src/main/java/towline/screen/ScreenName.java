package towline.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The screens that the game can be opened at, by the names used on the command line. */
public enum ScreenName {
  /** The title, with a fight going on behind it. */
  TITLE,
  /** A run of the arcade mode, at once. */
  ARCADE,
  /** A run of the survival mode, at once. */
  SURVIVAL;

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
