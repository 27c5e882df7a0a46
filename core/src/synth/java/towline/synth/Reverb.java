package towline.synth;

/** A reverberator with eight combs and four all-passes for each ear, after Schroeder and Moorer. */
final class Reverb {
  private static final int[] COMBS = {1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617};
  private static final int[] ALL_PASSES = {556, 441, 341, 225};
  private static final double DAMPING = 0.35;
  private static final double INPUT = 0.045;

  private final double[][] combs = new double[COMBS.length][];
  private final double[] damped = new double[COMBS.length];
  private final double[][] passes = new double[ALL_PASSES.length][];
  private final double feedback;
  private long sample;

  /**
   * Creates a reverb of about {@code seconds}; the two ears' delays differ by {@code spread}
   * samples.
   */
  Reverb(double seconds, int spread) {
    feedback = Math.pow(0.001, COMBS[4] / (seconds * Render.RATE));
    for (int i = 0; i < combs.length; i++) {
      combs[i] = new double[COMBS[i] + spread];
    }
    for (int i = 0; i < passes.length; i++) {
      passes[i] = new double[ALL_PASSES[i] + spread];
    }
  }

  double next(double input) {
    double sum = 0;
    for (int i = 0; i < combs.length; i++) {
      int at = (int) (sample % combs[i].length);
      double out = combs[i][at];
      damped[i] = out * (1 - DAMPING) + damped[i] * DAMPING;
      combs[i][at] = input * INPUT * 4 + damped[i] * feedback;
      sum += out;
    }
    for (double[] pass : passes) {
      int at = (int) (sample % pass.length);
      double out = pass[at];
      pass[at] = sum + out * 0.5;
      sum = out - sum;
    }
    sample++;
    return sum * 0.5;
  }
}
