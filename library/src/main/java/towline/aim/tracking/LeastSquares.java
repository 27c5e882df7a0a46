package towline.aim.tracking;

/**
 * Normal equations of a fit with up to 7 unknowns, solved by Cholesky's method.
 *
 * <p>Source: Press et al., Numerical Recipes, sections 2.9 and 15.4.
 */
final class LeastSquares {
  private static final int MOST = 7;

  /** Standard deviations by which a sum of squares may exceed its expectation. */
  private static final double MOST_SIGMAS = 3;

  private final double[][] normal = new double[MOST][MOST];
  private final double[][] lower = new double[MOST][MOST];
  private final double[] right = new double[MOST];
  private final double[] solution = new double[MOST];
  private int size;

  void begin(int unknowns) {
    size = unknowns;
    for (int i = 0; i < size; i++) {
      right[i] = 0;
      for (int j = 0; j < size; j++) {
        normal[i][j] = 0;
      }
    }
  }

  /** Adds the equation: the sum of {@code row} times the unknowns is {@code value}. */
  void add(double[] row, double value) {
    for (int i = 0; i < size; i++) {
      right[i] += row[i] * value;
      for (int j = 0; j <= i; j++) {
        normal[i][j] += row[i] * row[j];
      }
    }
  }

  /**
   * Solves the equations, with {@code damping} times their diagonal added to it.
   *
   * @return true if they have a solution
   */
  boolean solve(double damping) {
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = normal[i][j] * (i == j ? 1 + damping : 1);
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i > j) {
          lower[i][j] = sum / lower[j][j];
        } else if (sum > 1e-14 * normal[i][i]) {
          lower[i][i] = Math.sqrt(sum);
        } else {
          return false;
        }
      }
    }
    for (int i = 0; i < size; i++) {
      solution[i] = right[i];
    }
    substitute(solution);
    return true;
  }

  private void substitute(double[] values) {
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) {
        values[i] -= lower[i][k] * values[k];
      }
      values[i] /= lower[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        values[i] -= lower[k][i] * values[k];
      }
      values[i] /= lower[i][i];
    }
  }

  /**
   * Returns whether the errors of the measurements explain the sum of squares of the residuals.
   *
   * @param error standard deviation of each measured number
   * @param freedom number of measured numbers less that of the unknowns
   */
  static boolean isExplained(double sum, double error, double freedom) {
    return sum <= error * error * (freedom + MOST_SIGMAS * Math.sqrt(2 * freedom));
  }

  double get(int unknown) {
    return solution[unknown];
  }

  /**
   * Returns the variance of the sum of {@code row} times the unknowns, for equations with a
   * variance of 1.
   */
  double variance(double[] row) {
    double sum = 0;
    // The square of the solution of L z = row.
    double[] z = right;
    for (int i = 0; i < size; i++) {
      z[i] = row[i];
      for (int k = 0; k < i; k++) {
        z[i] -= lower[i][k] * z[k];
      }
      z[i] /= lower[i][i];
      sum += z[i] * z[i];
    }
    return sum;
  }
}
