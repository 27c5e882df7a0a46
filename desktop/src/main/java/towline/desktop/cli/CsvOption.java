package towline.desktop.cli;

import picocli.CommandLine.Option;
import towline.lab.TableFormat;

/** The choice between a table for programs and one for people. */
public final class CsvOption {
  @Option(names = "--csv", description = "Prints comma-separated values.")
  private boolean csv;

  public TableFormat format() {
    return csv ? TableFormat.CSV : TableFormat.READABLE;
  }
}
