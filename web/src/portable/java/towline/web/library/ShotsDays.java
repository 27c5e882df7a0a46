package towline.web.library;

import java.util.Locale;
import towline.ai.aim.AimMode;
import towline.sim.hash.StateHash;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Puzzle;
import towline.view.text.Localization;

/** Hashes the Six Shots of some days, to compare two machines. */
public final class ShotsDays {
  /** 2026-11-22, days since 1970-01-01. */
  private static final long FIRST_DAY = 20_779;

  /** Number of days whose hash takes a page a moment. */
  public static final int FEW = 3;

  /** Key of a text whose French has letters beyond the first 256. */
  private static final String TEXT = "shots.why.RIGHT.SWINGS";

  private ShotsDays() {}

  /** Returns a name and the hash of {@code days} days, and of a text with letters of all kinds. */
  public static String line(int days) {
    StateHash hash = new StateHash();
    Localization texts = Localization.load((day, language) -> "");
    texts.setLocale(Locale.FRENCH);
    texts.of(TEXT).chars().forEach(hash::add);
    for (long day = FIRST_DAY; day < FIRST_DAY + days; day++) {
      for (Puzzle puzzle : DayDraw.draw(day).puzzles()) {
        add(puzzle, hash);
      }
    }
    return "six shots " + days + " " + Long.toHexString(hash.value());
  }

  private static void add(Puzzle puzzle, StateHash hash) {
    hash.add(puzzle.family().ordinal());
    hash.add(puzzle.answer().ordinal());
    hash.add(puzzle.situation().facing());
    puzzle.offered().forEach(mode -> hash.add(mode.ordinal()));
    for (AimMode mode : AimMode.values()) {
      hash.add(puzzle.timeToFire(mode));
      hash.add(puzzle.timeToHit(mode));
      hash.add(puzzle.mark(mode).ordinal());
      hash.add(puzzle.why(mode).cause().ordinal());
    }
  }
}
