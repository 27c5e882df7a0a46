package towline.lab;

import java.io.IOException;
import java.util.List;
import towline.store.InputException;

/**
 * A command of the lab: what can be asked of it, and what it prints. The command line is made of
 * this alone.
 */
public interface Experiment {
  /** Its name after {@code lab}. */
  String name();

  /** What it shows, in a sentence. */
  String description();

  /** What else its help says below the options; empty: nothing. */
  default String footer() {
    return "";
  }

  /** All its options, in the order in which their values are checked. */
  List<LabOption<?>> options();

  /**
   * Runs it and writes its results, for most a {@link ResultTable}. The same values give the same
   * text, unless times are asked for.
   *
   * @param asked the values of {@link #options}
   * @param workers how many runs go side by side, 1 or more; no result depends on it
   * @throws UsageException if values do not go together
   * @throws InputException if a file cannot be used
   * @throws IOException if {@code out} takes no more
   * @throws InterruptedException if the thread is interrupted while it waits for runs
   */
  void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException, InterruptedException;
}
