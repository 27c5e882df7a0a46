package towline.content.look;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import towline.content.JsonFields;

/**
 * Small drawings, of medals and of the controls of gamepads: strokes in a square from -1 to 1, y
 * upwards. A stroke is a list of points, {@code "x,y x,y"}, a circle {@code "o x,y radius"} or a
 * disc {@code "dot x,y radius"}.
 *
 * @param strokes the strokes of each drawing, by its name
 */
public record LineArt(Map<String, List<Stroke>> strokes) {
  /** The file of the medals' drawings. */
  public static final String MEDALS = "look/medal-icons.json";

  /** The file of the drawings of what is on a gamepad, by the keys of their names in the bundle. */
  public static final String GAMEPAD_CONTROLS = "look/gamepad-controls.json";

  private static final int CIRCLE_SIDES = 24;

  /**
   * A line from point to point, or a disc.
   *
   * @param points x and y of each point in turn
   * @param radius of a disc; 0 for a line
   */
  public record Stroke(List<Double> points, double radius) {
    /** Copies the list. */
    public Stroke {
      points = List.copyOf(points);
    }

    /** How far a point lies from the stroke; negative inside a disc. */
    public double distance(double x, double y) {
      double nearest = Double.POSITIVE_INFINITY;
      for (int i = 0; i + 1 < points.size(); i += 2) {
        int next = Math.min(i + 2, points.size() - 2);
        nearest =
            Math.min(
                nearest,
                squared(
                    x - points.get(i),
                    y - points.get(i + 1),
                    points.get(next) - points.get(i),
                    points.get(next + 1) - points.get(i + 1)));
      }
      return Math.sqrt(nearest) - radius;
    }

    private static double squared(double x, double y, double alongX, double alongY) {
      double square = alongX * alongX + alongY * alongY;
      double share = square == 0 ? 0 : (x * alongX + y * alongY) / square;
      double at = Math.max(0, Math.min(1, share));
      double dx = x - at * alongX;
      double dy = y - at * alongY;
      return dx * dx + dy * dy;
    }

    /** The same, that many times as wide; a disc stays round. */
    public Stroke widened(double share) {
      List<Double> wide = new ArrayList<>(points);
      for (int i = 0; i < wide.size(); i += 2) {
        wide.set(i, wide.get(i) * share);
      }
      return new Stroke(wide, radius);
    }
  }

  /** Copies the map. */
  public LineArt {
    strokes = Map.copyOf(strokes);
  }

  /**
   * The drawings in a file that comes with the game.
   *
   * @throws towline.content.ContentException with a sentence that names file, field and value
   */
  public static LineArt load(String file) {
    return JsonFields.read(file, LineArt::read);
  }

  private static LineArt read(JsonFields in) {
    Map<String, List<Stroke>> strokes = new LinkedHashMap<>();
    for (String name : in.names()) {
      List<Stroke> drawing = new ArrayList<>();
      for (String text : in.texts(name)) {
        drawing.add(stroke(in, name, text));
      }
      strokes.put(name, List.copyOf(drawing));
    }
    return new LineArt(strokes);
  }

  private static Stroke stroke(JsonFields in, String name, String text) {
    String[] words = text.split("[ ,]+");
    try {
      return switch (words[0]) {
        case "o" -> circle(number(words[1]), number(words[2]), number(words[3]));
        case "dot" -> new Stroke(List.of(number(words[1]), number(words[2])), number(words[3]));
        default -> line(words);
      };
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw in.error(name, text, "points x,y from -1 to 1, or o x,y radius, or dot x,y radius");
    }
  }

  private static Stroke line(String[] words) {
    List<Double> points = new ArrayList<>();
    for (int i = 0; i < words.length; i += 2) {
      points.add(number(words[i]));
      points.add(number(words[i + 1]));
    }
    return new Stroke(points, 0);
  }

  private static Stroke circle(double x, double y, double radius) {
    List<Double> points = new ArrayList<>();
    for (int side = 0; side <= CIRCLE_SIDES; side++) {
      double angle = 2 * Math.PI * side / CIRCLE_SIDES;
      points.add(x + radius * StrictMath.cos(angle));
      points.add(y + radius * StrictMath.sin(angle));
    }
    return new Stroke(points, 0);
  }

  private static double number(String word) {
    double number = Double.parseDouble(word);
    if (!(Math.abs(number) <= 1)) {
      throw new NumberFormatException(word);
    }
    return number;
  }
}
