package towline.desktop.cli;

import picocli.CommandLine.Option;
import towline.lab.TableFormat;

/** The choice between CSV and a readable table. */
public final class CsvOption {
  @Option(names = "--csv", description = "Prints comma-separated values.")
  private boolean csv;

  public TableFormat format() {
    return csv ? TableFormat.CSV : TableFormat.READABLE;
  }
}
