package towline.desktop.cli;

import picocli.CommandLine.Option;
import towline.lab.TableFormat;

/** The option --csv, for all commands that print a table. */
public final class CsvOption {
  @Option(names = "--csv", description = "Prints comma-separated values.")
  private boolean csv;

  public TableFormat format() {
    return csv ? TableFormat.CSV : TableFormat.READABLE;
  }
}
