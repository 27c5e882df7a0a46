package towline.lab.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.range.SetupFile;
import towline.store.InputException;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** Long numbers are refused at once and in a short sentence; long tables need no memory. */
class LongInputTest {
  private static final int LONG = 900_000;

  private static final String HEADER =
      "id,mode,psx,psy,vsx,vsy,inherit,phi0,omega,s,ptx,pty,vtx,vty,ax,ay,gx,gy,t_max,max_range\n";

  private static String row(String id, String x) {
    return id + ",ROT," + x + ",0,0,0,0,0,10,20,5,0,0,0,0,0,0,0,10,Infinity\n";
  }

  /** Backtracking would take hours, so the time limit needs no precision. */
  @ParameterizedTest
  @ValueSource(strings = {"%sx", ".%sx", "%s.", "%s.%1$sx", "-%se", "%se123456", "%s 1"})
  void aLongCellIsRefusedAtOnce(String shape) {
    String cell = String.format(Locale.ROOT, shape, "1".repeat(LONG / 2));
    assertTimeoutPreemptively(
        Duration.ofMinutes(1),
        () ->
            assertThatThrownBy(() -> solve(HEADER + row("a", cell)))
                .isInstanceOf(InputException.class)
                .message()
                .hasSizeLessThan(150)
                .contains("column psx", "a finite number was expected"));
  }

  @Test
  void everyNumberOfNormalLengthIsRead() throws Exception {
    for (String number : List.of("1", "+1.", "-.5", "1.25e-3", "007.50", "1E+2", "1".repeat(200))) {
      assertThat(solve(HEADER + row("a", number)).lines()).as(number).hasSize(2);
    }
    for (String none : List.of("", ".", "+", "e5", "1e", "1e+", "0x1", "1_0", "NaN", "1..2")) {
      assertThatThrownBy(() -> solve(HEADER + row("a", none)))
          .as(none)
          .isInstanceOf(InputException.class);
    }
  }

  private static String solve(String table) throws IOException, InputException {
    return Solve.solve(
        new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)), "the table");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "%s1", "1%s", "%s.5", "1e%s"})
  void aLongWholeNumberIsRefusedInAShortSentence(String shape) throws Exception {
    SetupFile file =
        SetupFile.parse(
            "name,value\nseed," + String.format(Locale.ROOT, shape, "0".repeat(LONG)) + "\n",
            "range.csv");
    assertThatThrownBy(() -> file.number("seed", 1))
        .isInstanceOf(InputException.class)
        .message()
        .hasSizeLessThan(150)
        .startsWith("range.csv, line 2: seed must be a whole number, not '");
  }

  @Test
  void longTextsAreQuotedShortened() throws Exception {
    String text = "z".repeat(LONG);
    SetupFile file =
        SetupFile.parse(
            String.format(
                Locale.ROOT,
                "name,value\nbench,%1$s\nframe,%1$s\nLEFT,%1$s\nsize,%1$s\n%1$s,1\n",
                text),
            "range.csv");
    ParameterValues values = ParameterValues.standard(List.of(new Parameter("size", "m", 1, 0, 2)));
    assertShort(() -> file.requireBench("aim"));
    assertShort(() -> file.choice("frame", Side.values()));
    assertShort(() -> file.shown(Side.values()));
    assertShort(() -> file.values(values, ""));
    assertShort(file::requireAllUsed);
    assertShort(
        () ->
            SetupFile.parse(String.format(Locale.ROOT, "name,value\n%1$s,1\n%1$s,1\n", text), "a"));
    assertShort(
        () ->
            SetupFile.parse(
                String.format(Locale.ROOT, "%1$s,%1$s\n", text.substring(LONG / 2)), "a"));
  }

  private enum Side {
    LEFT
  }

  private static void assertShort(ThrowingCallable refused) {
    assertThatThrownBy(refused)
        .isInstanceOf(InputException.class)
        .message()
        .hasSizeLessThan(250)
        .contains("...");
  }

  /** An endless table: when a row is read, the answers of earlier rows have been written. */
  @Test
  void answersAreWrittenWhileRowsAreRead() {
    int mostRows = 3000;
    Answers answers = new Answers();
    InputStream endless =
        new InputStream() {
          private byte[] now = HEADER.getBytes(StandardCharsets.UTF_8);
          private int at;
          private int rows;

          @Override
          public int read() throws IOException {
            if (at == now.length) {
              // A buffer may read some rows ahead.
              assertThat(answers.lines).isGreaterThanOrEqualTo(rows - 400);
              if (rows == mostRows) {
                throw new IOException("the cable is out");
              }
              at = 0;
              rows++;
              now = row("a" + rows, "1").getBytes(StandardCharsets.UTF_8);
            }
            return now[at++];
          }

          /** Returns one byte at a time, so that a failure is passed on. */
          @Override
          public int read(byte[] into, int start, int length) throws IOException {
            into[start] = (byte) read();
            return 1;
          }
        };
    assertThatThrownBy(() -> Solve.solve(endless, "the table", answers))
        .isInstanceOf(InputException.class)
        .hasMessage("the table cannot be read: the cable is out");
    assertThat(answers.lines).isGreaterThan(mostRows - 800);
  }

  private static final class Answers implements Appendable {
    private int lines;

    @Override
    public Appendable append(CharSequence text) {
      lines += (int) text.chars().filter(letter -> letter == '\n').count();
      return this;
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) {
      return append(text.subSequence(start, end));
    }

    @Override
    public Appendable append(char letter) {
      return append(String.valueOf(letter));
    }
  }
}
