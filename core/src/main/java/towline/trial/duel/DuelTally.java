package towline.trial.duel;

import towline.trial.Interval;

/** The results of one mode against one motion. */
public final class DuelTally {
  private int engagements;
  private int shots;
  private int hits;
  private int certainEngagements;
  private double timeToHitSum;
  private double delaySum;
  private double longestDelay;

  /** Counts a finished engagement. */
  void add(DuelTurret turret, double bestTimeToFire) {
    engagements++;
    if (turret.hasFired()) {
      shots++;
      double delay = turret.timeToFire() - bestTimeToFire;
      delaySum += delay;
      longestDelay = Math.max(longestDelay, delay);
    }
    if (turret.timeToHit() < Double.POSITIVE_INFINITY) {
      hits++;
      timeToHitSum += turret.timeToHit();
    }
  }

  /** Counts the last engagement as one with a certain moment. */
  void addPossible() {
    certainEngagements++;
  }

  /** Returns the number of engagements with a certain moment; 0 without SURE. */
  public int certainEngagements() {
    return certainEngagements;
  }

  /** Returns the number of engagements. */
  public int engagements() {
    return engagements;
  }

  /** Returns the number of engagements in which the turret fired. */
  public int shots() {
    return shots;
  }

  /** Returns the number of hits. */
  public int hits() {
    return hits;
  }

  /** Returns the hits per engagement. */
  public double hitRate() {
    return (double) hits / engagements;
  }

  /** Returns the 95 % confidence interval of the hit rate. */
  public Interval interval() {
    return Interval.wilson95(hits, engagements);
  }

  /** Returns the mean time from the start of an engagement to the hit, s; NaN without a hit. */
  public double meanTimeToHit() {
    return timeToHitSum / hits;
  }

  /** Returns the mean delay of shots behind the certain optimum, s; NaN without a shot. */
  public double meanDelay() {
    return delaySum / shots;
  }

  /** Returns the longest delay of a shot behind the certain optimum, s. */
  public double longestDelay() {
    return longestDelay;
  }
}
