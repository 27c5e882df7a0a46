package towline.trial.duel;

import towline.trial.Interval;

/** The results of one mode against one motion. */
public final class DuelTally {
  private int engagements;
  private int shots;
  private int hits;
  private int possible;
  private double timeToHitSum;
  private double delaySum;
  private double longestDelay;

  /** Counts an engagement that is over. */
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
    possible++;
  }

  /** The number of engagements with a certain moment; only looked for with SURE. */
  public int possible() {
    return possible;
  }

  /** The number of engagements. */
  public int engagements() {
    return engagements;
  }

  /** The number of engagements in which the turret fired. */
  public int shots() {
    return shots;
  }

  /** The number of hits. */
  public int hits() {
    return hits;
  }

  /** Hits per engagement. */
  public double hitRate() {
    return (double) hits / engagements;
  }

  /** The 95 % confidence interval of the hit rate. */
  public Interval interval() {
    return Interval.wilson95(hits, engagements);
  }

  /** Mean seconds from the start of the engagement to the hit; NaN without a hit. */
  public double meanTimeToHit() {
    return timeToHitSum / hits;
  }

  /** Mean delay of the shots behind the certain optimum's, s; NaN without a shot. */
  public double meanDelay() {
    return delaySum / shots;
  }

  /** Longest delay of a shot behind the certain optimum's, s. */
  public double longestDelay() {
    return longestDelay;
  }
}
