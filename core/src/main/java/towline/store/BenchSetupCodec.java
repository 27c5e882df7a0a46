package towline.store;

import java.util.List;
import java.util.function.Consumer;
import towline.content.JsonFields;

/** The set-up of a bench as fields. */
final class BenchSetupCodec implements Codec<BenchSetup> {
  @Override
  public String kind() {
    return "range";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public BenchSetup defaults() {
    return new BenchSetup("", List.of(), List.of());
  }

  @Override
  public void write(BenchSetup setup, JsonWriter out) {
    out.field("bench").text(setup.bench());
    write("setup", setup.assignments(), out);
    write("table", setup.table(), out);
  }

  private static void write(String field, List<String> lines, JsonWriter out) {
    out.field(field).beginArray();
    for (String line : lines) {
      out.entry().text(line);
    }
    out.end();
  }

  @Override
  public BenchSetup read(JsonFields fields, Consumer<String> notes) {
    return new BenchSetup(
        fields.text("bench", "the name of a bench"), fields.texts("setup"), fields.texts("table"));
  }
}
