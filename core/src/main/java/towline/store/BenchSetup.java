package towline.store;

import java.util.List;

/**
 * The set-up of a bench of the range, and the table that it gave.
 *
 * @param bench its name; empty: nothing has been saved
 * @param assignments NAME=VALUE
 * @param table its lines, a heading first
 */
public record BenchSetup(String bench, List<String> assignments, List<String> table) {
  /** Copies the lists. */
  public BenchSetup {
    assignments = List.copyOf(assignments);
    table = List.copyOf(table);
  }
}
