package towline.lab.runs;

import towline.trial.Interval;

/** The results of one aim mode. */
final class SortieTally {
  int runs;
  int shots;
  int hits;

  /** Shots whose target died before they arrived. */
  int late;

  int kills;
  int deaths;
  long points;

  /** The couriers that were opened or escaped. */
  int couriers;

  int opened;

  void add(SortieTally other) {
    runs += other.runs;
    shots += other.shots;
    hits += other.hits;
    late += other.late;
    kills += other.kills;
    deaths += other.deaths;
    points += other.points;
    couriers += other.couriers;
    opened += other.opened;
  }

  double hitRate() {
    return (double) hits / shots;
  }

  /** Returns the 95 % interval of the hit rate; NaN without a shot. */
  Interval interval() {
    return Interval.wilson95(hits, shots);
  }

  /** Returns the share of hits among the shots whose target was alive when they arrived. */
  double hitRateAlive() {
    return (double) hits / (shots - late);
  }

  double meanScore() {
    return (double) points / runs;
  }
}
