package towline.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ResultTableTest {
  private record Row(String name, double value) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("name", "%s", Row::name).readable("name   ", "%-7s"),
          ResultColumn.of("value", "%.3f", Row::value),
          ResultColumn.<Row>of("exact", "%.5f", Row::value).csvOnly(),
          ResultColumn.<Row>of("rough", "%.4f", Row::value).readable("  ~", " %2s", "%.0f"),
          ResultColumn.readableOnly(
              "  said", "  %4s", "%s", row -> row.value > 1 ? "many" : "few"));

  private static String table(TableFormat format) throws IOException {
    StringBuilder out = new StringBuilder();
    ResultTable.RowWriter<Row> rows = TABLE.begin(format, out);
    rows.write(new Row("one", 1));
    rows.write(new Row("none", Double.NaN));
    rows.write(new Row("all", Double.POSITIVE_INFINITY));
    return out.toString();
  }

  @Test
  void csvHasTheNamesAndNoReadableColumns() throws IOException {
    assertThat(table(TableFormat.CSV))
        .isEqualTo("name,value,exact,rough\none,1.000,1.00000,1.0000\nnone,,,\nall,inf,inf,inf\n");
  }

  @Test
  void theReadableTableIsAligned() throws IOException {
    assertThat(table(TableFormat.READABLE))
        .isEqualTo(
            """
            name     value  ~  said
            one      1.000  1   few
            none                few
            all        inf inf  many
            """);
  }
}
