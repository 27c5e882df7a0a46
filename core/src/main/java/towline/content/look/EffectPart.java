package towline.content.look;

import java.util.OptionalDouble;
import towline.data.JsonFields;

/** What effects are made of. */
public final class EffectPart {
  private static final double LONGEST = 5;
  private static final double WIDEST = 100;

  private EffectPart() {}

  /**
   * A burst of sparks to all sides; a jet along the direction of the row if it has a spread.
   *
   * @param shape how they are drawn
   * @param count how many; rounded down
   * @param speed the fastest, m/s
   * @param time how long they burn at most, s
   * @param spread how far a jet opens to either side, radians
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
          in.number("time", 0.01, LONGEST),
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
   * @param radius how far it runs, m
   * @param time how long it takes, s
   * @param color its colour
   */
  public record RingWave(ScaledNumber radius, double time, EffectColor color) {
    static RingWave read(JsonFields in) {
      return new RingWave(
          ScaledNumber.read(in, "radius", 0, WIDEST),
          in.number("time", 0.01, LONGEST),
          EffectColor.read(in, "color"));
    }

    RingWave usedWith(EffectColor used) {
      return new RingWave(radius, time, color.usedWith(used));
    }
  }

  /**
   * A disc of light that dies away.
   *
   * @param radius how large it is, m
   * @param time how long it is seen, s
   * @param strength how bright it starts, 0 to 1
   * @param color its colour
   */
  public record LightFlash(ScaledNumber radius, double time, double strength, EffectColor color) {
    static LightFlash read(JsonFields in) {
      return new LightFlash(
          ScaledNumber.read(in, "radius", 0, WIDEST),
          in.number("time", 0.01, LONGEST),
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
   * @param radius how far away nodes still move, m
   * @param burst how fast the nearest are driven outwards, m/s; below 0 inwards
   * @param drag how fast they are dragged along the direction of the row, m/s
   */
  public record GridPush(ScaledNumber radius, ScaledNumber burst, double drag) {
    static GridPush read(JsonFields in) {
      return new GridPush(
          ScaledNumber.read(in, "radius", 0, WIDEST),
          in.has("burst") ? ScaledNumber.read(in, "burst", -100, 100) : ScaledNumber.fixed(0),
          in.has("drag") ? in.number("drag", -100, 100) : 0);
    }
  }

  /** How far away a knock is felt. */
  public enum Felt {
    /** The less, the farther away it happens. */
    NEARBY,
    /** In full wherever it happens. */
    EVERYWHERE
  }

  /**
   * A knock that shakes the picture.
   *
   * @param force how hard, 0 to 1
   * @param felt how far away it is felt
   */
  public record Knock(ScaledNumber force, Felt felt) {
    static Knock read(JsonFields in) {
      return new Knock(ScaledNumber.read(in, "force", 0, 1), in.constant("felt", Felt.class));
    }
  }

  /**
   * The points of an award, written where they were earned.
   *
   * @param above how far above the place, m
   * @param color the colour
   */
  public record Popup(double above, ColorRole color) {
    static Popup read(JsonFields in) {
      return new Popup(in.number("above", 0, 10), in.constant("color", ColorRole.class));
    }
  }
}
