package towline.session;

import towline.sim.hash.StateHash;

/** What a run has earned so far. Read by the HUD, written by {@link Scoring}. */
public final class Score {
  long points;
  int multiplier = 1;
  double haul = 1;
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

  /** What came of the wave that was cleared last. */
  public WaveResult lastWave() {
    return lastWave;
  }

  /** The foes destroyed by what is fitted. */
  public int moduleKills() {
    return moduleKills;
  }

  /** Adds all that decides what comes. */
  void hashInto(StateHash hash) {
    hash.add(points);
    hash.add(multiplier);
    hash.add(haul);
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

  /** What the next kill is multiplied with, 1 or more. */
  public int multiplier() {
    return multiplier;
  }

  /** What couriers have made of everything that is earned: a factor, 1 or more. */
  public double haul() {
    return haul;
  }

  /** The couriers that were opened. */
  public int couriers() {
    return sum(couriersOpened);
  }

  /** The couriers that left unopened. */
  public int couriersEscaped() {
    return sum(couriersEscaped);
  }

  /** The couriers of the kind with that index that were opened. */
  public int couriers(int kind) {
    return couriersOpened[kind];
  }

  /** Those of them that left unopened. */
  public int couriersEscaped(int kind) {
    return couriersEscaped[kind];
  }

  /** The highest that {@link #haul} was. */
  public double bestHaul() {
    return bestHaul;
  }

  /** How much of the time is left to keep the chain alive, 1 to 0. */
  public double chainLeft() {
    return chainLeft;
  }

  /** The shards picked up. */
  public int shards() {
    return shards;
  }

  /** All foes destroyed, by whatever means. */
  public int kills() {
    return kills;
  }

  /** The foes destroyed by ramming them with the drone. */
  public int whipKills() {
    return whipKills;
  }

  /** The foes destroyed by missiles that were lured into them. */
  public int luredKills() {
    return luredKills;
  }

  /** The foes destroyed by the ship's gun. */
  public int shipKills() {
    return shipKills;
  }

  /** The foes destroyed by wingmen. */
  public int wingmanKills() {
    return wingmanKills;
  }

  /** The foes destroyed by missiles of the ship. */
  public int missileKills() {
    return missileKills;
  }

  /** The foes destroyed by the drone's gun, in whatever aim mode. */
  public int droneKills() {
    return sum(killsByMode);
  }

  /** The drone's shots, in whatever aim mode. */
  public int droneShots() {
    return sum(shots);
  }

  /** The drone's shots that struck what they were aimed at, in whatever aim mode. */
  public int droneHits() {
    return sum(hits);
  }

  /** The most kills in a row, each before the time for the next had run out. */
  public int bestChain() {
    return bestChain;
  }

  /** The most kills in one swing of the drone. */
  public int bestSwing() {
    return bestSwing;
  }

  /** What burst because something next to it did. */
  public int chainKills() {
    return chainKills;
  }

  /** The threats that passed the ship closely. */
  public int nearMisses() {
    return nearMisses;
  }

  /** The blows that the ship's hull took. */
  public int blows() {
    return blows;
  }

  /** The great vessels that were destroyed. */
  public int bosses() {
    return bosses;
  }

  /** The drone's shots in the aim mode with that index. */
  public int shots(int aimMode) {
    return shots[aimMode];
  }

  /** Those of them that struck what they were aimed at. */
  public int hits(int aimMode) {
    return hits[aimMode];
  }

  /** The foes that they destroyed. */
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
