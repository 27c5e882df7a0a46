package towline.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks a port, in whatever it is written, for the answers to docs/vectors/aim.csv. It needs nothing
 * of Towline; docs/vectors.md says what the columns mean.
 */
public final class VectorRunner {
  /** Largest error allowed for a port's times, relative, and bearings, rad. */
  public static final double PRECISION = 1e-9;

  /** A port under test. Columns hold the text of the file; see {@link #number}. */
  @FunctionalInterface
  public interface Port {
    Answer answer(Map<String, String> question);
  }

  /**
   * The answer of a port.
   *
   * @param outcome HIT, or the reason why there is no shot; NONE: it gives no reason
   * @param timeToGo seconds to the impact, of a hit
   * @param bearing direction of the barrel, rad, of a hit; NaN: not given
   */
  public record Answer(String outcome, double timeToGo, double bearing) {}

  /** The verdict on an answer. */
  public enum Verdict {
    RIGHT,
    /** The answer is no shot, although there is one. */
    MISSED,
    /** The answer is a shot, although there is none. */
    FALSE_HIT,
    /** The time is before the earliest shot, and no shot at that time meets the target. */
    TOO_SOON,
    /** The time is after the earliest shot, or no shot at that time meets the target. */
    TOO_LATE,
    /** The time is right, and the bearing is wrong. */
    WRONG_BEARING,
    /** There is no shot, but for another reason. */
    WRONG_REASON
  }

  private VectorRunner() {}

  /** The rows of a file, each as its cells by the name of their column. */
  public static List<Map<String, String>> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] names = lines.get(0).split(",", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < names.length; i++) {
        row.put(names[i], cells[i]);
      }
      rows.add(row);
    }
    return rows;
  }

  /** Returns the number in a column; {@code inf} is infinity. */
  public static double number(Map<String, String> row, String column) {
    String cell = row.getOrDefault(column, "");
    return cell.equals("inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(cell);
  }

  /** Judges a port's answer to a row; its times and bearings may be off by {@code precision}. */
  public static Verdict judge(Map<String, String> row, Port port, double precision) {
    Answer answer = port.answer(row);
    String outcome = row.getOrDefault("outcome", "");
    boolean isHit = answer.outcome().equals("HIT");
    if (!outcome.equals("HIT")) {
      boolean isReason = answer.outcome().equals(outcome) || answer.outcome().equals("NONE");
      return isHit ? Verdict.FALSE_HIT : isReason ? Verdict.RIGHT : Verdict.WRONG_REASON;
    }
    if (!isHit) {
      return Verdict.MISSED;
    }
    double expected = number(row, "t_impact");
    double off = answer.timeToGo() - expected;
    if (Math.abs(off) > precision * expected) {
      return off < 0 ? Verdict.TOO_SOON : Verdict.TOO_LATE;
    }
    boolean isTold = expected > 0 && !Double.isNaN(answer.bearing());
    double beside = isTold ? answer.bearing() - number(row, "bearing") : 0;
    return Math.abs(Math.IEEEremainder(beside, 2 * Math.PI)) <= precision
        ? Verdict.RIGHT
        : Verdict.WRONG_BEARING;
  }
}
