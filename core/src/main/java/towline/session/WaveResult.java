package towline.session;

/** What came of the wave that was cleared last. Read by the HUD, written by {@link Scoring}. */
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
  private int swing;

  WaveResult(int aimModes) {
    shots = new int[aimModes];
    hits = new int[aimModes];
    shotsBefore = new int[aimModes];
    hitsBefore = new int[aimModes];
  }

  /** Counts a swing of the drone. */
  void swing(int kills) {
    swing = Math.max(swing, kills);
  }

  /** The wave with that number was cleared after that time, s, with that score. */
  void close(int wave, double time, Score score) {
    number = wave;
    seconds = time;
    kills = score.kills() - killsBefore;
    killsBefore = score.kills();
    bestSwing = swing;
    swing = 0;
    for (int mode = 0; mode < shots.length; mode++) {
      shots[mode] = score.shots(mode) - shotsBefore[mode];
      hits[mode] = score.hits(mode) - hitsBefore[mode];
      shotsBefore[mode] = score.shots(mode);
      hitsBefore[mode] = score.hits(mode);
    }
  }

  /** The number of the wave; 0: none was cleared yet. */
  public int number() {
    return number;
  }

  /** How long it took, s. */
  public double seconds() {
    return seconds;
  }

  /** The foes destroyed in it. */
  public int kills() {
    return kills;
  }

  /** The most kills in one swing of the drone. */
  public int bestSwing() {
    return bestSwing;
  }

  /** The drone's shots in the aim mode with that index. */
  public int shots(int aimMode) {
    return shots[aimMode];
  }

  /** Those of them that struck what they were aimed at. */
  public int hits(int aimMode) {
    return hits[aimMode];
  }
}
