package towline.lab;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * A saved set-up: rows of name,value under that header, in any order. A name is that of a parameter
 * of the experiment; what is not named keeps its value.
 */
public final class SetupFile {
  private static final String NAME = "name";
  private static final String VALUE = "value";

  private SetupFile() {}

  /**
   * The values of a file on top of {@code base}.
   *
   * @throws InputException if the file cannot be used, with the line
   */
  public static ParameterValues read(Path path, ParameterValues base) throws InputException {
    try (InputStream in = CsvReader.open(path)) {
      return read(in, path.toString(), base);
    } catch (IOException e) {
      throw new InputException(path + " cannot be read: " + e.getMessage());
    }
  }

  private static ParameterValues read(InputStream in, String source, ParameterValues base)
      throws IOException, InputException {
    CsvReader rows = new CsvReader(in, source);
    ParameterValues values = base;
    while (rows.next()) {
      String name = rows.text(NAME);
      String value = rows.text(VALUE);
      try {
        values = values.with(name, value);
      } catch (IllegalArgumentException e) {
        throw rows.refusal(String.valueOf(e.getMessage()));
      }
    }
    return values;
  }
}
