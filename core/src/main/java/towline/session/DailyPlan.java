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
 * The hazard and the kinds of courier of a day's daily run, which follow from the day alone.
 *
 * @param hazard the hazard of the whole run
 * @param couriers indices of the kinds of courier that come
 */
public record DailyPlan(HazardSpec hazard, List<Integer> couriers) {
  private static final long HAZARD_STREAM = 1;
  private static final long COURIER_STREAM = 2;

  /** Copies the list. */
  public DailyPlan {
    couriers = List.copyOf(couriers);
  }

  /**
   * Returns the plan of a day. Each hazard comes once in as many days as there are hazards;
   * couriers are drawn anew each day.
   *
   * @param day days since 1970-01-01
   */
  public static DailyPlan of(GameContent content, long day) {
    DailySpec spec = content.daily();
    int cycle = spec.hazards().size();
    List<HazardSpec> hazards = new ArrayList<>(spec.hazards());
    RandomStream order = new RandomStream(Math.floorDiv(day, (long) cycle)).split(HAZARD_STREAM);
    HazardSpec hazard = hazards.get(0);
    for (long draw = 0; draw <= Math.floorMod(day, (long) cycle); draw++) {
      hazard = hazards.remove(order.index(hazards.size()));
    }
    double gravity = content.arcade().sector(1).gravity() + hazard.gravity();
    return new DailyPlan(hazard, couriers(content, day, content.couriers().falls(gravity)));
  }

  /** Draws kinds with different modes while there are any. */
  private static List<Integer> couriers(GameContent content, long day, boolean falls) {
    RandomStream chance = new RandomStream(day).split(COURIER_STREAM);
    List<Integer> kindsLeft = new ArrayList<>(content.daily().kinds(content.couriers(), falls));
    List<Integer> drawn = new ArrayList<>();
    while (drawn.size() < content.daily().couriers()) {
      List<Integer> otherModes =
          kindsLeft.stream().filter(kind -> hasOtherMode(content, drawn, kind, falls)).toList();
      List<Integer> pool = otherModes.isEmpty() ? kindsLeft : otherModes;
      Integer next = pool.get(chance.index(pool.size()));
      drawn.add(next);
      kindsLeft.remove(next);
    }
    return drawn;
  }

  private static boolean hasOtherMode(
      GameContent content, List<Integer> drawn, int kind, boolean falls) {
    List<CourierTable.Kind> kinds = content.couriers().kinds();
    AimMode mode = kinds.get(kind).mode(falls);
    return drawn.stream().noneMatch(drawnKind -> kinds.get(drawnKind).mode(falls) == mode);
  }
}
