package towline.aim.search;

import towline.aim.situation.LobArc;

/**
 * The branches of a search for a turret: each {@linkplain ArcParts part of the arc} by itself, and
 * in each of these the lowest flights and the {@linkplain HighFlights others} by themselves. The
 * earliest shot is the earliest of all branches. One branch is entered at a time.
 */
final class Branches {
  private final Engagement engagement;
  private final FiringConditions conditions;
  private final ArcParts arcParts;
  private int parts;
  private int lowBranches;
  private int highBranches;

  Branches(Engagement engagement, FiringConditions conditions, ArcParts arcParts) {
    this.engagement = engagement;
    this.conditions = conditions;
    this.arcParts = arcParts;
  }

  /**
   * Finds the branches of the engagement.
   *
   * @return number of branches
   */
  int find(LobArc lobArc) {
    parts = 1;
    if (engagement.hasArcParts()) {
      arcParts.find();
      parts = arcParts.count();
    }
    boolean hasGravity = engagement.hasGravity();
    lowBranches = hasGravity && lobArc == LobArc.HIGH ? 0 : parts;
    boolean isHighInRange = HighFlights.least(engagement) * engagement.speed <= engagement.range;
    highBranches = hasGravity && lobArc != LobArc.LOW && isHighInRange ? parts : 0;
    return lowBranches + highBranches;
  }

  /** Sets conditions and engagement to those of branch {@code index}. */
  void enter(int index) {
    if (engagement.hasArcParts()) {
      arcParts.enter(index % parts);
    }
    conditions.load(index >= lowBranches);
  }

  /** Returns a lower bound on the impact times in the branch that was entered, s. */
  double soonest() {
    double soonest = engagement.soonest();
    return conditions.isHigh() ? Math.max(soonest, HighFlights.least(engagement)) : soonest;
  }

  /** Restores the engagement's whole arc. */
  void leave() {
    arcParts.leave();
  }
}
