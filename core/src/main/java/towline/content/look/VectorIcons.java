package towline.content.look;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import towline.data.JsonFields;

/**
 * Small drawings, of medals and of the controls of gamepads: strokes in a square from -1 to 1, y
 * upwards. A stroke is a list of points, {@code "x,y x,y"}, a circle {@code "o x,y radius"} or a
 * disc {@code "dot x,y radius"}.
 *
 * @param strokes the strokes of each drawing, by its name
 */
public record VectorIcons(Map<String, List<Stroke>> strokes) {
  /** File of the medals' drawings. */
  public static final String MEDALS = "look/medal-icons.json";

  /** File of the drawings of gamepad controls, by the keys of their names in the bundle. */
  public static final String GAMEPAD_CONTROLS = "look/gamepad-controls.json";

  /** A line from point to point, a circle or a disc. */
  public static final class Stroke {
    private final double[] xs;
    private final double[] ys;
    private final double radius;
    private final boolean hollow;

    private Stroke(double[] xs, double[] ys, double radius, boolean hollow) {
      this.xs = xs;
      this.ys = ys;
      this.radius = radius;
      this.hollow = hollow;
    }

    /** Returns the radius of a disc; 0 for a line or a circle. */
    public double discRadius() {
      return hollow ? 0 : radius;
    }

    /** Returns the distance of a point from the stroke; negative inside a disc. */
    public double distance(double x, double y) {
      double nearest = Double.POSITIVE_INFINITY;
      for (int i = 0; i < xs.length; i++) {
        int next = Math.min(i + 1, xs.length - 1);
        double squared = squared(x - xs[i], y - ys[i], xs[next] - xs[i], ys[next] - ys[i]);
        nearest = Math.min(nearest, squared);
      }
      double outside = Math.sqrt(nearest) - radius;
      return hollow ? Math.abs(outside) : outside;
    }

    private static double squared(double x, double y, double alongX, double alongY) {
      double square = alongX * alongX + alongY * alongY;
      double share = square == 0 ? 0 : (x * alongX + y * alongY) / square;
      double part = Math.max(0, Math.min(1, share));
      double dx = x - part * alongX;
      double dy = y - part * alongY;
      return dx * dx + dy * dy;
    }

    /** Returns a copy that is {@code share} times as wide; circles and discs stay round. */
    public Stroke widened(double share) {
      double[] wide = Arrays.stream(xs).map(x -> x * share).toArray();
      return new Stroke(wide, ys, radius, hollow);
    }
  }

  /** Copies the map. */
  public VectorIcons {
    strokes = Map.copyOf(strokes);
  }

  /**
   * Loads the drawings in a file of the game.
   *
   * @throws towline.content.ContentException with a sentence that names file, field and value
   */
  public static VectorIcons load(String file) {
    return JsonFields.read(file, VectorIcons::read);
  }

  private static VectorIcons read(JsonFields in) {
    Map<String, List<Stroke>> strokes = new LinkedHashMap<>();
    for (String name : in.names()) {
      List<Stroke> drawing = new ArrayList<>();
      for (String text : in.texts(name)) {
        drawing.add(stroke(in, name, text));
      }
      strokes.put(name, List.copyOf(drawing));
    }
    return new VectorIcons(strokes);
  }

  private static Stroke stroke(JsonFields in, String name, String text) {
    String[] words = text.split("[ ,]+");
    try {
      return switch (words[0]) {
        case "o" -> round(words, true);
        case "dot" -> round(words, false);
        default -> line(words);
      };
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw in.error(name, text, "points x,y from -1 to 1, or o x,y radius, or dot x,y radius");
    }
  }

  private static Stroke line(String[] words) {
    double[] xs = new double[(words.length + 1) / 2];
    double[] ys = new double[xs.length];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = number(words[2 * i]);
      ys[i] = number(words[2 * i + 1]);
    }
    return new Stroke(xs, ys, 0, false);
  }

  private static Stroke round(String[] words, boolean hollow) {
    double[] x = {number(words[1])};
    double[] y = {number(words[2])};
    return new Stroke(x, y, number(words[3]), hollow);
  }

  private static double number(String word) {
    double number = Double.parseDouble(word);
    if (!(Math.abs(number) <= 1)) {
      throw new NumberFormatException(word);
    }
    return number;
  }
}
