package towline.session;

import towline.sim.hash.StateHash;

/** The score and statistics of a run. Read by the HUD, written by {@link Scoring}. */
public final class Score {
  long points;
  int multiplier = 1;
  double bankedHaul = 1;
  double haulAtRisk;
  double bestHaul = 1;
  double chainLeft;
  int shards;
  int whipKills;
  int luredKills;
  int bosses;
  int kills;
  int shipKills;
  int wingmanKills;
  int missileKills;
  int bestChain;
  int bestSwing;
  int chainKills;
  int moduleKills;
  int nearMisses;
  int blows;
  final int[] shots;
  final int[] hits;
  final int[] killsByMode;
  final int[] couriersOpened;
  final int[] couriersEscaped;
  final WaveResult lastWave;

  Score(int aimModes, int courierKinds) {
    shots = new int[aimModes];
    hits = new int[aimModes];
    killsByMode = new int[aimModes];
    couriersOpened = new int[courierKinds];
    couriersEscaped = new int[courierKinds];
    lastWave = new WaveResult(aimModes);
  }

  /** Returns the result of the last cleared wave. */
  public WaveResult lastWave() {
    return lastWave;
  }

  /** Returns the number of foes destroyed by modules. */
  public int moduleKills() {
    return moduleKills;
  }

  /** Adds all that later ticks depend on. */
  void hashInto(StateHash hash) {
    hash.add(points);
    hash.add(multiplier);
    hash.add(bankedHaul);
    hash.add(haulAtRisk);
    hash.add(bestHaul);
    for (int kind = 0; kind < couriersOpened.length; kind++) {
      hash.add(couriersOpened[kind]);
      hash.add(couriersEscaped[kind]);
    }
    hash.add(chainLeft);
    hash.add(shards);
    hash.add(whipKills);
    hash.add(luredKills);
    hash.add(bosses);
    hash.add(kills);
    hash.add(shipKills);
    hash.add(wingmanKills);
    hash.add(missileKills);
    hash.add(bestChain);
    hash.add(bestSwing);
    hash.add(chainKills);
    hash.add(moduleKills);
    hash.add(nearMisses);
    hash.add(blows);
    for (int mode = 0; mode < shots.length; mode++) {
      hash.add(shots[mode]);
      hash.add(hits[mode]);
      hash.add(killsByMode[mode]);
    }
  }

  public long points() {
    return points;
  }

  /** Returns the factor of the next kill, 1 or more. */
  public int multiplier() {
    return multiplier;
  }

  /** Returns the haul, the factor of all points that couriers raise, 1 or more. */
  public double haul() {
    return bankedHaul + haulAtRisk;
  }

  /** Returns the part of the haul that stays for the rest of the run, 1 or more. */
  public double bankedHaul() {
    return bankedHaul;
  }

  /** Returns the part of the haul that a blow to the ship costs, and that a gate banks. */
  public double haulAtRisk() {
    return haulAtRisk;
  }

  /** Returns the number of opened couriers. */
  public int couriers() {
    return sum(couriersOpened);
  }

  /** Returns the number of couriers that left unopened. */
  public int couriersEscaped() {
    return sum(couriersEscaped);
  }

  /** Returns the number of opened couriers of the kind at index {@code kind}. */
  public int couriers(int kind) {
    return couriersOpened[kind];
  }

  /** Returns the number of couriers of the kind at index {@code kind} that left unopened. */
  public int couriersEscaped(int kind) {
    return couriersEscaped[kind];
  }

  /** Returns the greatest value of {@link #haul} so far. */
  public double bestHaul() {
    return bestHaul;
  }

  /** Returns the share of the chain's time that is left, 1 to 0. */
  public double chainLeft() {
    return chainLeft;
  }

  /** Returns the number of shards picked up. */
  public int shards() {
    return shards;
  }

  /** Returns the number of all foes destroyed, by any means. */
  public int kills() {
    return kills;
  }

  /** Returns the number of foes destroyed by ramming them with the drone. */
  public int whipKills() {
    return whipKills;
  }

  /** Returns the number of foes destroyed by missiles that were lured into them. */
  public int luredKills() {
    return luredKills;
  }

  /** Returns the number of foes destroyed by the ship's gun. */
  public int shipKills() {
    return shipKills;
  }

  /** Returns the number of foes destroyed by wingmen. */
  public int wingmanKills() {
    return wingmanKills;
  }

  /** Returns the number of foes destroyed by missiles of the ship. */
  public int missileKills() {
    return missileKills;
  }

  /** Returns the number of foes destroyed by the drone's gun, in all aim modes. */
  public int droneKills() {
    return sum(killsByMode);
  }

  /** Returns the number of the drone's shots, in all aim modes. */
  public int droneShots() {
    return sum(shots);
  }

  /** Returns the number of the drone's shots that struck their target, in all aim modes. */
  public int droneHits() {
    return sum(hits);
  }

  /** Returns the greatest number of kills in a row, each before the chain's time had run out. */
  public int bestChain() {
    return bestChain;
  }

  /** Returns the greatest number of kills in one swing of the drone. */
  public int bestSwing() {
    return bestSwing;
  }

  /** Returns the number of foes destroyed by the explosion of another. */
  public int chainKills() {
    return chainKills;
  }

  /** Returns the number of threats that passed close to the ship. */
  public int nearMisses() {
    return nearMisses;
  }

  /** Returns the number of blows to the ship's hull. */
  public int blows() {
    return blows;
  }

  /** Returns the number of bosses destroyed. */
  public int bosses() {
    return bosses;
  }

  /** Returns the number of the drone's shots in the aim mode at index {@code aimMode}. */
  public int shots(int aimMode) {
    return shots[aimMode];
  }

  /** Returns the number of the drone's shots in that mode that struck their target. */
  public int hits(int aimMode) {
    return hits[aimMode];
  }

  /**
   * Returns the number of foes destroyed by the drone's shots in the aim mode at index {@code
   * aimMode}.
   */
  public int kills(int aimMode) {
    return killsByMode[aimMode];
  }

  private static int sum(int[] counts) {
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }
}
