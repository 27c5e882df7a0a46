package towline.store;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import towline.content.Difficulty;
import towline.session.PlayMode;

/** The high-score tables, one for each mode and difficulty, ten entries each. Immutable. */
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

  /** A table, the best first. */
  public List<ScoreEntry> of(PlayMode mode, Difficulty difficulty) {
    return entries.stream()
        .filter(entry -> entry.mode() == mode && entry.difficulty() == difficulty)
        .toList();
  }

  /** The rank, from 1 on, that a run would get in its table; empty if none. */
  public OptionalInt rank(PlayMode mode, Difficulty difficulty, long points) {
    long better = of(mode, difficulty).stream().filter(entry -> entry.points() >= points).count();
    return points >= 1 && better < MOST ? OptionalInt.of((int) better + 1) : OptionalInt.empty();
  }

  /** A copy with one more entry, which may push out the last; equals rank in order of arrival. */
  Scores with(ScoreEntry added) {
    OptionalInt rank = rank(added.mode(), added.difficulty(), added.points());
    if (rank.isEmpty()) {
      return this;
    }
    List<ScoreEntry> table = new ArrayList<>(of(added.mode(), added.difficulty()));
    table.add(rank.getAsInt() - 1, added);
    List<ScoreEntry> all = new ArrayList<>(entries);
    all.removeIf(entry -> entry.mode() == added.mode() && entry.difficulty() == added.difficulty());
    all.addAll(table.subList(0, Math.min(MOST, table.size())));
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
