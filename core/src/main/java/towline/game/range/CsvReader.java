package towline.game.range;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import towline.store.InputException;
import towline.trial.Excerpt;

/**
 * Reads comma-separated values without quotes, with a header row, in UTF-8, with lines of at most 1
 * MB. Skips blank lines.
 */
public final class CsvReader {
  private static final int MAX_LINE_BYTES = 1_000_000;

  private final InputStream in;
  private final String source;
  private final Map<String, Integer> columns = new LinkedHashMap<>();
  private int line;
  private String[] cells = {};

  /**
   * Creates a reader and reads the header row.
   *
   * @param source the name of the text in error messages
   * @throws InputException if there is no header row, or the text cannot be read
   */
  public CsvReader(InputStream in, String source) throws InputException {
    this.in = in;
    this.source = source;
    if (!readCells()) {
      throw new InputException(source + " is empty; a header row was expected");
    }
    for (int i = 0; i < cells.length; i++) {
      String name = i == 0 ? withoutMark(cells[i]) : cells[i];
      if (columns.put(name.strip(), i) != null) {
        throw new InputException(place(name.strip()) + " appears twice");
      }
    }
  }

  /**
   * Opens a file for reading.
   *
   * @throws InputException if it does not exist or cannot be opened
   */
  public static InputStream open(Path path) throws InputException {
    try {
      return new BufferedInputStream(Files.newInputStream(path));
    } catch (NoSuchFileException e) {
      throw new InputException(path + " does not exist");
    } catch (IOException e) {
      throw new InputException(path + " cannot be read: " + e.getMessage());
    }
  }

  private static String withoutMark(String name) {
    return name.startsWith("\uFEFF") ? name.substring(1) : name;
  }

  /** Reads the next row; returns false if there is none. */
  public boolean next() throws InputException {
    boolean hasRow = readCells();
    while (hasRow && cells.length == 1 && cells[0].isBlank()) {
      hasRow = readCells();
    }
    if (hasRow && cells.length != columns.size()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s, line %d has %d columns, but the header row has %d",
              source,
              line,
              cells.length,
              columns.size()));
    }
    return hasRow;
  }

  /**
   * Checks the header row, even if no other row follows.
   *
   * @throws InputException if a column of {@code needed} is missing
   */
  public void require(List<String> needed) throws InputException {
    for (String column : needed) {
      if (!has(column)) {
        throw missing(column);
      }
    }
  }

  private InputException missing(String column) {
    return new InputException(
        String.format(Locale.ROOT, "%s, line 1: column %s is missing", source, column));
  }

  public boolean has(String column) {
    return columns.containsKey(column);
  }

  /** Returns the text of a cell in the current row. */
  public String text(String column) throws InputException {
    Integer index = columns.get(column);
    if (index == null) {
      throw missing(column);
    }
    return cells[index].strip();
  }

  /** Returns the line number of the current row, from 1 on. */
  int line() {
    return line;
  }

  /** Returns the exception for an invalid cell of the current row. */
  public InputException refusal(String column, String value, String expected) {
    return new InputException(
        String.format(
            Locale.ROOT,
            "%s is \"%s\"; %s was expected",
            place(column),
            Excerpt.of(value),
            expected));
  }

  /** Returns the exception for an invalid current row. */
  public InputException refusal(String sentence) {
    return new InputException(
        String.format(Locale.ROOT, "%s, line %d: %s", source, line, sentence));
  }

  private String place(String column) {
    return String.format(Locale.ROOT, "%s, line %d, column %s", source, line, Excerpt.of(column));
  }

  private boolean readCells() throws InputException {
    try {
      return readLine();
    } catch (IOException e) {
      throw new InputException(source + " cannot be read: " + e.getMessage());
    }
  }

  private boolean readLine() throws IOException, InputException {
    line++;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    int read = in.read();
    if (read < 0) {
      return false;
    }
    while (read >= 0 && read != '\n') {
      bytes.write(read);
      if (bytes.size() > MAX_LINE_BYTES) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "%s, line %d, column %d: a line may have at most %d bytes",
                source,
                line,
                bytes.size(),
                MAX_LINE_BYTES));
      }
      read = in.read();
    }
    String text = bytes.toString(StandardCharsets.UTF_8);
    cells = (text.endsWith("\r") ? text.substring(0, text.length() - 1) : text).split(",", -1);
    return true;
  }
}
