package towline.desktop;

import picocli.CommandLine.Option;
import towline.lab.TableFormat;

/** The choice between a table for programs and one for people. */
final class CsvOption {
  @Option(names = "--csv", description = "Writes comma-separated values.")
  private boolean csv;

  TableFormat format() {
    return csv ? TableFormat.CSV : TableFormat.READABLE;
  }
}
