package towline.shots;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.Mark;

/** The marks of a player, by the mode that was chosen. */
final class Marks {
  private final Map<AimMode, Tally> tallies = new EnumMap<>(AimMode.class);

  /** Counts the marks of a record. */
  Marks(ShotsRecord record) {
    for (AimMode mode : AimMode.values()) {
      tallies.put(mode, new Tally(0, 0, 0));
    }
    for (ShotsDay day : record.days().values()) {
      int known = Math.min(day.choices().size(), day.marks().length());
      for (int i = 0; i < known; i++) {
        char mark = day.marks().charAt(i);
        named(day.choices().get(i))
            .ifPresent(mode -> tallies.computeIfPresent(mode, (key, old) -> old.with(mark)));
      }
    }
  }

  private static Optional<AimMode> named(String name) {
    for (AimMode mode : AimMode.values()) {
      if (mode.name().equals(name)) {
        return Optional.of(mode);
      }
    }
    return Optional.empty();
  }

  /** Returns the letter of a mark in a {@link ShotsDay}. */
  static char letter(Mark mark) {
    return switch (mark) {
      case FULL -> ShotsDay.FULL;
      case HALF -> ShotsDay.HALF;
      case NONE -> ShotsDay.NONE;
    };
  }

  Tally of(AimMode mode) {
    return tallies.getOrDefault(mode, new Tally(0, 0, 0));
  }

  /** Returns the number of choices of the mode that was chosen most. */
  int most() {
    return tallies.values().stream().mapToInt(Tally::all).max().orElse(0);
  }

  /** Returns the mode with the smallest share of marks; empty if no mode has lost any. */
  Optional<AimMode> worst() {
    AimMode worst = null;
    for (AimMode mode : AimMode.values()) {
      Tally tally = of(mode);
      boolean lost = tally.full() < tally.all();
      if (lost && (worst == null || tally.share() < of(worst).share())) {
        worst = mode;
      }
    }
    return Optional.ofNullable(worst);
  }

  /**
   * The marks of a mode.
   *
   * @param full number of full marks
   * @param half number of half marks
   * @param none number of choices without a mark
   */
  record Tally(int full, int half, int none) {
    int all() {
      return full + half + none;
    }

    /** Returns the share of the marks, 0 to 1; 1 without any choice. */
    double share() {
      return all() == 0 ? 1 : (full + 0.5 * half) / all();
    }

    private Tally with(char mark) {
      return switch (mark) {
        case ShotsDay.FULL -> new Tally(full + 1, half, none);
        case ShotsDay.HALF -> new Tally(full, half + 1, none);
        default -> new Tally(full, half, none + 1);
      };
    }
  }
}
