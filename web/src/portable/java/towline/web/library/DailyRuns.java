package towline.web.library;

import java.util.List;
import towline.content.GameContent;
import towline.session.DailyPlan;
import towline.sim.hash.StateHash;

/** Hashes the daily runs of many days, to compare two machines. */
public final class DailyRuns {
  /** 2026-11-22, days since 1970-01-01. */
  private static final long FIRST_DAY = 20_779;

  private static final int DAYS = 1_000;

  private DailyRuns() {}

  /** Returns a name and the hash. */
  public static String line(GameContent content) {
    StateHash hash = new StateHash();
    for (long day = FIRST_DAY; day < FIRST_DAY + DAYS; day++) {
      DailyPlan plan = DailyPlan.of(content, day);
      add(plan.hazard().name(), hash);
      List<Integer> couriers = plan.couriers();
      for (int i = 0; i < couriers.size(); i++) {
        add(content.couriers().kinds().get(couriers.get(i)).spec().name(), hash);
      }
    }
    return "daily runs " + Long.toHexString(hash.value());
  }

  private static void add(String name, StateHash hash) {
    for (int i = 0; i < name.length(); i++) {
      hash.add(name.charAt(i));
    }
    hash.add(name.length());
  }
}
