package towline.lab.duel;

import towline.lab.Interval;

/** What came of the engagements of one mode with one motion. */
public final class DuelTally {
  private int engagements;
  private int shots;
  private int hits;
  private double timeToHitSum;
  private double delaySum;
  private double longestDelay;

  void add(DuelTurret.Outcome outcome, double bestTimeToFire) {
    engagements++;
    if (outcome.hasFired()) {
      shots++;
      double delay = outcome.timeToFire() - bestTimeToFire;
      delaySum += delay;
      longestDelay = Math.max(longestDelay, delay);
    }
    if (outcome.hasHit()) {
      hits++;
      timeToHitSum += outcome.timeToHit();
    }
  }

  /** How many there were. */
  public int engagements() {
    return engagements;
  }

  /** In how many the turret fired. */
  public int shots() {
    return shots;
  }

  /** In how many it hit. */
  public int hits() {
    return hits;
  }

  /** Hits for each engagement. */
  public double hitRate() {
    return (double) hits / engagements;
  }

  /** Where the true hit rate lies, with a probability of 95 %. */
  public Interval interval() {
    return Interval.wilson95(hits, engagements);
  }

  /** Mean seconds from the first sight to the hit; NaN without a hit. */
  public double meanTimeToHit() {
    return timeToHitSum / hits;
  }

  /** Mean seconds by which shots left later than the certain optimum's; NaN without a shot. */
  public double meanDelay() {
    return delaySum / shots;
  }

  /** Most seconds by which a shot left later than the certain optimum's. */
  public double longestDelay() {
    return longestDelay;
  }
}
