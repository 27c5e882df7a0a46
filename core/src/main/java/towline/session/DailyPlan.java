package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.DailySpec;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.internal.RandomStream;

/**
 * What is special about the daily run of a day, which follows from the day alone.
 *
 * @param hazard the hazard that lasts for the whole run
 * @param couriers the indices of the kinds of courier that come
 */
public record DailyPlan(HazardSpec hazard, List<Integer> couriers) {
  private static final long HAZARD_STREAM = 1;
  private static final long COURIER_STREAM = 2;

  /** Copies the list. */
  public DailyPlan {
    couriers = List.copyOf(couriers);
  }

  /**
   * The plan of a day. In as many days as there are hazards each comes once; couriers are drawn
   * anew each day.
   *
   * @param day days since 1970-01-01
   */
  public static DailyPlan of(GameContent content, long day) {
    DailySpec spec = content.daily();
    int round = spec.hazards().size();
    List<HazardSpec> hazards = new ArrayList<>(spec.hazards());
    RandomStream order = new RandomStream(Math.floorDiv(day, (long) round)).split(HAZARD_STREAM);
    HazardSpec hazard = hazards.get(0);
    for (long turn = 0; turn <= Math.floorMod(day, (long) round); turn++) {
      hazard = hazards.remove(order.index(hazards.size()));
    }
    double gravity = content.arcade().sector(1).gravity() + hazard.gravity();
    return new DailyPlan(hazard, couriers(content, day, content.couriers().falls(gravity)));
  }

  /** No two that open in the same mode, as far as there are others. */
  private static List<Integer> couriers(GameContent content, long day, boolean falls) {
    RandomStream chance = new RandomStream(day).split(COURIER_STREAM);
    List<Integer> left = new ArrayList<>(content.daily().kinds(content.couriers(), falls));
    List<Integer> drawn = new ArrayList<>();
    while (drawn.size() < content.daily().couriers()) {
      List<Integer> other =
          left.stream().filter(kind -> isOther(content, drawn, kind, falls)).toList();
      List<Integer> of = other.isEmpty() ? left : other;
      Integer next = of.get(chance.index(of.size()));
      drawn.add(next);
      left.remove(next);
    }
    return drawn;
  }

  private static boolean isOther(
      GameContent content, List<Integer> drawn, int kind, boolean falls) {
    List<CourierTable.Kind> kinds = content.couriers().kinds();
    AimMode mode = kinds.get(kind).mode(falls);
    return drawn.stream().noneMatch(one -> kinds.get(one).mode(falls) == mode);
  }
}
