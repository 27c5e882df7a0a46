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
  /** What a port is held to; relative, and for a bearing in radians. */
  public static final double PRECISION = 1e-9;

  /** One that answers. Columns hold what stands in the file; see {@link #number}. */
  @FunctionalInterface
  public interface Port {
    Answer answer(Map<String, String> question);
  }

  /**
   * What a port says.
   *
   * @param outcome HIT, or the reason why not; NONE: it knows none
   * @param timeToGo seconds to the impact, of a hit
   * @param bearing where to point, radians, of a hit; NaN: it does not say
   */
  public record Answer(String outcome, double timeToGo, double bearing) {}

  /** What an answer is worth. */
  public enum Verdict {
    RIGHT,
    /** No shot is said to be possible, and one is. */
    MISSED,
    /** A shot is said to be possible, and none is. */
    FALSE_HIT,
    /** Before the earliest shot: at that time none meets the target. */
    TOO_SOON,
    /** After the earliest shot: it waits, or meets the target never. */
    TOO_LATE,
    /** The time is right, and the barrel points elsewhere. */
    WRONG_BEARING,
    /** There is no shot, for another reason. */
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

  /** The number in a column; {@code inf} is infinity. */
  public static double number(Map<String, String> row, String column) {
    String cell = row.getOrDefault(column, "");
    return cell.equals("inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(cell);
  }

  /** What a port makes of a row, if its times and bearings may be off by {@code precision}. */
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
