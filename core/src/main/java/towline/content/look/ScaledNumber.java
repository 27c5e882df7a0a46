package towline.content.look;

import towline.data.JsonFields;

/**
 * A number of an effect that may grow with the magnitude of the event. In the file it is either a
 * plain number or an object such as {@code {"base": 10, "times": 1.1, "max": 40}}; base is 0, and
 * there is no maximum, unless the object says so.
 *
 * @param base the number at magnitude 0
 * @param times what one unit of magnitude adds
 * @param max the largest number
 */
public record ScaledNumber(double base, double times, double max) {
  /** The magnitude itself. */
  static final ScaledNumber MAGNITUDE = new ScaledNumber(0, 1, Double.POSITIVE_INFINITY);

  /** A number that never changes. */
  static ScaledNumber fixed(double number) {
    return new ScaledNumber(number, 0, Double.POSITIVE_INFINITY);
  }

  /** The number for an event of that magnitude. */
  public double at(double magnitude) {
    return Math.min(max, base + times * magnitude);
  }

  /** The number as a function of what {@code inner} is a function of; times must not be below 0. */
  ScaledNumber of(ScaledNumber inner) {
    double limit = times > 0 ? Math.min(max, base + times * inner.max) : max;
    return new ScaledNumber(base + times * inner.base, times * inner.times, limit);
  }

  /** Reads a field whose numbers all lie from {@code low} to {@code high}. */
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
