package towline.session;

/** The result of the last cleared wave. Read by the HUD, written by {@link Scoring}. */
public final class WaveResult {
  private final int[] shots;
  private final int[] hits;
  private final int[] shotsBefore;
  private final int[] hitsBefore;
  private int number;
  private double seconds;
  private int kills;
  private int killsBefore;
  private int bestSwing;
  private int swingKills;

  WaveResult(int aimModes) {
    shots = new int[aimModes];
    hits = new int[aimModes];
    shotsBefore = new int[aimModes];
    hitsBefore = new int[aimModes];
  }

  /** Records a swing of the drone with {@code kills} kills. */
  void swing(int kills) {
    swingKills = Math.max(swingKills, kills);
  }

  /**
   * Records the end of wave {@code wave} after {@code time} s; {@code score} is that of the whole
   * run.
   */
  void close(int wave, double time, Score score) {
    number = wave;
    seconds = time;
    kills = score.kills() - killsBefore;
    killsBefore = score.kills();
    bestSwing = swingKills;
    swingKills = 0;
    for (int mode = 0; mode < shots.length; mode++) {
      shots[mode] = score.shots(mode) - shotsBefore[mode];
      hits[mode] = score.hits(mode) - hitsBefore[mode];
      shotsBefore[mode] = score.shots(mode);
      hitsBefore[mode] = score.hits(mode);
    }
  }

  /** Returns the number of the wave; 0 before the first one is cleared. */
  public int number() {
    return number;
  }

  /** Returns the duration of the wave, s. */
  public double seconds() {
    return seconds;
  }

  /** Returns the number of foes destroyed in the wave. */
  public int kills() {
    return kills;
  }

  /** Returns the greatest number of kills in one swing of the drone. */
  public int bestSwing() {
    return bestSwing;
  }

  /** Returns the number of the drone's shots in the aim mode at index {@code aimMode}. */
  public int shots(int aimMode) {
    return shots[aimMode];
  }

  /** Returns the number of these shots that struck their target. */
  public int hits(int aimMode) {
    return hits[aimMode];
  }
}
