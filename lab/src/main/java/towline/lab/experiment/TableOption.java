package towline.lab.experiment;

import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.CheckedOutput;

/** The option --csv, and the table that a command prints to standard output. */
public final class TableOption {
  @Option(names = "--csv", description = "Prints comma-separated values.")
  private boolean csv;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Prints the first line of {@code table}; returns the writer of its rows. */
  public <R> ResultTable.RowWriter<R> begin(ResultTable<R> table) throws IOException {
    return table.begin(csv ? TableFormat.CSV : TableFormat.READABLE, out());
  }

  /** Returns true if the table is for programs, not for people. */
  public boolean isCsv() {
    return csv;
  }

  /** Returns standard output, for text above or below the table. */
  public Appendable out() {
    return new CheckedOutput(spec.commandLine().getOut());
  }
}
