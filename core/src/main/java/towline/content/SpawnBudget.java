package towline.content;

import towline.sim.api.WarpGuest;

/**
 * How the pressure of a crowd is weighed and kept up.
 *
 * @param segment the weight of a segment of a snake
 * @param tank the weight of a tank
 * @param mite the weight of a mite
 * @param vessel the weight of a vessel
 * @param margin how far outside the view something still presses, m
 * @param every the time between two arrivals while the pressure is raised, s
 * @param breathEvery the time from one breath to the next, s
 * @param breath how long nothing more comes, s
 * @param rest a wave is over when this part of the high end of its band is left
 * @param most no more comes while all that live, near or far, weigh this many times the high end
 */
public record SpawnBudget(
    double segment,
    double tank,
    double mite,
    double vessel,
    double margin,
    double every,
    double breathEvery,
    double breath,
    double rest,
    double most) {
  /** What one of these weighs: a tank, a vessel, a mite of a school, a segment of a snake. */
  public double weight(WarpGuest guest) {
    return switch (guest) {
      case SNAKE -> segment;
      case TANK -> tank;
      case MITES -> mite;
      case VESSEL -> vessel;
    };
  }

  static SpawnBudget read(JsonFields in) {
    return new SpawnBudget(
        in.number("segment", 0, 100),
        in.number("tank", 0, 100),
        in.number("mite", 0, 100),
        in.number("vessel", 0, 100),
        in.number("margin", 0, 50),
        in.number("every", 0.05, 10),
        in.number("breathEvery", 1, 600),
        in.number("breath", 0, 60),
        in.number("rest", 0, 1),
        in.number("most", 1, 100));
  }
}
