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
 * The high-score tables, one for each mode, difficulty and version of the rules, ten entries each.
 * Immutable.
 */
public final class Scores {
  /** The most entries of a table. */
  public static final int MOST = 10;

  private static final Scores NONE = new Scores(List.of());

  /** The entries of all tables, mixed; those of one table from best to last. */
  private final List<ScoreEntry> entries;

  private Scores(List<ScoreEntry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** Tables without entries. */
  public static Scores empty() {
    return NONE;
  }

  /** The table of the rules of today, the best first. */
  public List<ScoreEntry> of(PlayMode mode, Difficulty difficulty) {
    return of(mode, difficulty, RulesVersion.CURRENT);
  }

  /** The table of a version of the rules, the best first. */
  public List<ScoreEntry> of(PlayMode mode, Difficulty difficulty, int rules) {
    return entries.stream().filter(entry -> entry.isIn(mode, difficulty, rules)).toList();
  }

  /** The versions of the rules that have entries, and today's; the latest first. */
  public List<Integer> rules() {
    return Stream.concat(Stream.of(RulesVersion.CURRENT), entries.stream().map(ScoreEntry::rules))
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /** The rank, from 1 on, that a run of today's rules would get in its table; empty if none. */
  public OptionalInt rank(PlayMode mode, Difficulty difficulty, long points) {
    return rank(of(mode, difficulty), points);
  }

  private static OptionalInt rank(List<ScoreEntry> table, long points) {
    long better = table.stream().filter(entry -> entry.points() >= points).count();
    return points >= 1 && better < MOST ? OptionalInt.of((int) better + 1) : OptionalInt.empty();
  }

  /** A copy with one more entry, which may push out the last; equals rank in order of arrival. */
  Scores with(ScoreEntry added) {
    List<ScoreEntry> table = new ArrayList<>(of(added.mode(), added.difficulty(), added.rules()));
    OptionalInt rank = rank(table, added.points());
    if (rank.isEmpty()) {
      return this;
    }
    table.add(rank.getAsInt() - 1, added);
    List<ScoreEntry> all = new ArrayList<>(entries);
    all.removeIf(entry -> entry.isIn(added.mode(), added.difficulty(), added.rules()));
    all.addAll(table.subList(0, Math.min(MOST, table.size())));
    return new Scores(all);
  }

  /** A copy in which an entry is replaced by another one of the same points and table. */
  Scores replaced(ScoreEntry old, ScoreEntry by) {
    List<ScoreEntry> all = new ArrayList<>(entries);
    Collections.replaceAll(all, old, by);
    return new Scores(all);
  }

  /** The entries of all tables. */
  List<ScoreEntry> all() {
    return entries;
  }

  /** Whether an entry has that replay. */
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
