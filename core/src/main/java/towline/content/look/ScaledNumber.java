package towline.content.look;

import towline.data.JsonFields;

/**
 * A number of an effect that may grow with the magnitude of the event. In the file it is either a
 * plain number or an object such as {@code {"base": 10, "times": 1.1, "max": 40}}; without these
 * fields base is 0, and there is no maximum.
 *
 * @param base the number at magnitude 0
 * @param times the gain for a unit of magnitude
 * @param max the greatest number
 */
public record ScaledNumber(double base, double times, double max) {
  /** The magnitude itself. */
  static final ScaledNumber MAGNITUDE = new ScaledNumber(0, 1, Double.POSITIVE_INFINITY);

  /** Returns a constant number. */
  static ScaledNumber fixed(double number) {
    return new ScaledNumber(number, 0, Double.POSITIVE_INFINITY);
  }

  /** Returns the number for an event of {@code magnitude}. */
  public double at(double magnitude) {
    return Math.min(max, base + times * magnitude);
  }

  /** Returns the number with {@code inner} as its magnitude; {@code times} must not be below 0. */
  ScaledNumber of(ScaledNumber inner) {
    double limit = times > 0 ? Math.min(max, base + times * inner.max) : max;
    return new ScaledNumber(base + times * inner.base, times * inner.times, limit);
  }

  /** Reads a field with all numbers from {@code low} to {@code high}. */
  static ScaledNumber read(JsonFields in, String field, double low, double high) {
    return in.isObject(field)
        ? in.part(field, scaled -> readScaled(scaled, low, high))
        : fixed(in.number(field, low, high));
  }

  private static ScaledNumber readScaled(JsonFields in, double low, double high) {
    return new ScaledNumber(
        in.has("base") ? in.number("base", low, high) : 0,
        in.number("times", low, high),
        in.has("max") ? in.number("max", low, high) : Double.POSITIVE_INFINITY);
  }
}
