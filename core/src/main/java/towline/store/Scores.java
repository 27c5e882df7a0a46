package towline.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.session.RulesVersion;

/**
 * The high-score tables, one for each mode, difficulty and version of the rules, and of daily runs
 * one for each day; ten entries each. Immutable.
 */
public final class Scores {
  /** Greatest number of entries of a table. */
  public static final int MAX_ENTRIES = 10;

  /** Greatest number of days of daily runs. */
  public static final int MOST_DAYS = 14;

  private static final Scores NONE = new Scores(List.of());

  /** The entries of all tables in one list; those of each table from best to last. */
  private final List<ScoreEntry> entries;

  private Scores(List<ScoreEntry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** Returns tables without entries. */
  public static Scores empty() {
    return NONE;
  }

  /** Returns the table of the current rules, the best first. */
  public List<ScoreEntry> of(PlayMode mode, Difficulty difficulty) {
    return of(mode, difficulty, RulesVersion.CURRENT);
  }

  /** Returns the table of a version of the rules, the best first. */
  public List<ScoreEntry> of(PlayMode mode, Difficulty difficulty, int rules) {
    return entries.stream().filter(entry -> entry.isIn(mode, difficulty, rules)).toList();
  }

  /** Returns the current version of the rules and all versions with entries; the latest first. */
  public List<Integer> rules() {
    return Stream.concat(Stream.of(RulesVersion.CURRENT), entries.stream().map(ScoreEntry::rules))
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /**
   * Returns the table of the daily run of a day, in days since 1970-01-01, by the latest rules that
   * have entries for it; the best first.
   */
  public List<ScoreEntry> daily(long day) {
    for (int rules : rules()) {
      List<ScoreEntry> table =
          of(PlayMode.DAILY, Difficulty.NORMAL, rules).stream()
              .filter(entry -> entry.seed() == day)
              .toList();
      if (!table.isEmpty()) {
        return table;
      }
    }
    return List.of();
  }

  /** Returns the days with entries of daily runs, in days since 1970-01-01; the latest first. */
  public List<Long> days() {
    return entries.stream()
        .filter(entry -> entry.mode() == PlayMode.DAILY)
        .map(ScoreEntry::seed)
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /** Returns the rank, from 1 on, that a run would get in its table; empty if none. */
  public OptionalInt rank(ScoreEntry entry) {
    return rank(board(entry), entry.points());
  }

  /** Returns the table to which {@code entry} belongs, the best first. */
  public List<ScoreEntry> board(ScoreEntry entry) {
    return entries.stream().filter(other -> other.sharesBoard(entry)).toList();
  }

  private static OptionalInt rank(List<ScoreEntry> table, long points) {
    long better = table.stream().filter(entry -> entry.points() >= points).count();
    return points >= 1 && better < MAX_ENTRIES
        ? OptionalInt.of((int) better + 1)
        : OptionalInt.empty();
  }

  /**
   * Returns a copy with one more entry, which may push out the last; equal points rank in order of
   * arrival.
   */
  Scores with(ScoreEntry added) {
    List<ScoreEntry> table = new ArrayList<>(board(added));
    OptionalInt rank = rank(table, added.points());
    if (rank.isEmpty()) {
      return this;
    }
    table.add(rank.getAsInt() - 1, added);
    List<ScoreEntry> all = new ArrayList<>(entries);
    all.removeIf(entry -> entry.sharesBoard(added));
    all.addAll(table.subList(0, Math.min(MAX_ENTRIES, table.size())));
    if (added.mode() == PlayMode.DAILY) {
      dropOldestDays(all, added);
    }
    return new Scores(all);
  }

  /** Keeps the boards of {@link #MOST_DAYS} days, that of {@code added} among them. */
  private static void dropOldestDays(List<ScoreEntry> all, ScoreEntry added) {
    List<Long> others =
        all.stream()
            .filter(entry -> entry.mode() == PlayMode.DAILY && entry.seed() != added.seed())
            .map(ScoreEntry::seed)
            .distinct()
            .sorted(Comparator.reverseOrder())
            .toList();
    if (others.size() >= MOST_DAYS) {
      List<Long> dropped = others.subList(MOST_DAYS - 1, others.size());
      all.removeIf(entry -> entry.mode() == PlayMode.DAILY && dropped.contains(entry.seed()));
    }
  }

  /** Returns a copy with an entry replaced by another one of equal points and table. */
  Scores replaced(ScoreEntry old, ScoreEntry replacement) {
    List<ScoreEntry> all = new ArrayList<>(entries);
    Collections.replaceAll(all, old, replacement);
    return new Scores(all);
  }

  /** Returns the entries of all tables. */
  List<ScoreEntry> all() {
    return entries;
  }

  /** Returns true if an entry has the replay named {@code replay}. */
  boolean hasReplay(String replay) {
    return entries.stream().anyMatch(entry -> entry.replay().filter(replay::equals).isPresent());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Scores scores && scores.entries.equals(entries);
  }

  @Override
  public int hashCode() {
    return entries.hashCode();
  }

  @Override
  public String toString() {
    return entries.toString();
  }
}
