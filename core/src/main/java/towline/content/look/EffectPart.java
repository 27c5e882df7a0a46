package towline.content.look;

import java.util.OptionalDouble;
import towline.data.JsonFields;

/** The parts of effects. */
public final class EffectPart {
  private static final double MAX_SECONDS = 5;
  private static final double MAX_RADIUS = 100;

  private EffectPart() {}

  /**
   * A burst of sparks in all directions; with a spread, a jet along the direction of the row.
   *
   * @param shape the shape of a spark
   * @param count the number of sparks, rounded down
   * @param speed the greatest speed, m/s
   * @param time the greatest lifetime, s
   * @param spread the half opening angle of a jet, radians
   * @param color their colour
   */
  public record SparkBurst(
      SparkShape shape,
      ScaledNumber count,
      ScaledNumber speed,
      double time,
      OptionalDouble spread,
      EffectColor color) {
    static SparkBurst read(JsonFields in) {
      return new SparkBurst(
          in.constant("shape", SparkShape.class),
          ScaledNumber.read(in, "count", 0, 300),
          ScaledNumber.read(in, "speed", 0, 100),
          in.number("time", 0.01, MAX_SECONDS),
          in.has("spread")
              ? OptionalDouble.of(in.number("spread", 0, Math.PI))
              : OptionalDouble.empty(),
          EffectColor.read(in, "color"));
    }

    SparkBurst usedWith(EffectColor used) {
      return new SparkBurst(shape, count, speed, time, spread, color.usedWith(used));
    }
  }

  /**
   * A ring that runs outwards.
   *
   * @param radius its final radius, m
   * @param time the duration, s
   * @param color its colour
   */
  public record RingWave(ScaledNumber radius, double time, EffectColor color) {
    static RingWave read(JsonFields in) {
      return new RingWave(
          ScaledNumber.read(in, "radius", 0, MAX_RADIUS),
          in.number("time", 0.01, MAX_SECONDS),
          EffectColor.read(in, "color"));
    }

    RingWave usedWith(EffectColor used) {
      return new RingWave(radius, time, color.usedWith(used));
    }
  }

  /**
   * A disc of light that fades.
   *
   * @param radius its radius, m
   * @param time the duration, s
   * @param strength its initial brightness, 0 to 1
   * @param color its colour
   */
  public record LightFlash(ScaledNumber radius, double time, double strength, EffectColor color) {
    static LightFlash read(JsonFields in) {
      return new LightFlash(
          ScaledNumber.read(in, "radius", 0, MAX_RADIUS),
          in.number("time", 0.01, MAX_SECONDS),
          in.number("strength", 0, 1),
          EffectColor.read(in, "color"));
    }

    LightFlash usedWith(EffectColor used) {
      return new LightFlash(radius, time, strength, color.usedWith(used));
    }
  }

  /**
   * A push on the grid under everything.
   *
   * @param radius the distance up to which nodes move, m
   * @param burst the outward speed of the nearest nodes, m/s; below 0 inwards
   * @param drag the speed of nodes along the direction of the row, m/s
   */
  public record GridPush(ScaledNumber radius, ScaledNumber burst, double drag) {
    static GridPush read(JsonFields in) {
      return new GridPush(
          ScaledNumber.read(in, "radius", 0, MAX_RADIUS),
          in.has("burst") ? ScaledNumber.read(in, "burst", -100, 100) : ScaledNumber.fixed(0),
          in.has("drag") ? in.number("drag", -100, 100) : 0);
    }
  }

  /** The range of a knock. */
  public enum Felt {
    /** Weaker with distance. */
    NEARBY,
    /** In full at any distance. */
    EVERYWHERE
  }

  /**
   * A knock that shakes the picture.
   *
   * @param force the force, 0 to 1
   * @param felt the range
   */
  public record Knock(ScaledNumber force, Felt felt) {
    static Knock read(JsonFields in) {
      return new Knock(ScaledNumber.read(in, "force", 0, 1), in.constant("felt", Felt.class));
    }
  }

  /**
   * The points of an award, displayed at the place where they were earned.
   *
   * @param above the distance above the place, m
   * @param color the colour
   */
  public record Popup(double above, ColorRole color) {
    static Popup read(JsonFields in) {
      return new Popup(in.number("above", 0, 10), in.constant("color", ColorRole.class));
    }
  }
}
