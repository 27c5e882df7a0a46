package towline.trial.swarm;

import towline.internal.RandomStream;

/** Draws the start places of the tanks of a scene. */
final class StartPlaces {
  /** Greatest number of draws for a place. */
  static final int MOST_ATTEMPTS = 100_000;

  private StartPlaces() {}

  /** Returns true if place {@code i} is at least {@code apart} m from all before it. */
  static boolean isFree(double[] xs, double[] ys, int i, double apart) {
    for (int j = 0; j < i; j++) {
      double dx = xs[j] - xs[i];
      double dy = ys[j] - ys[i];
      if (dx * dx + dy * dy < apart * apart) {
        return false;
      }
    }
    return true;
  }

  /** A drawer of one place. */
  interface Draw {
    /** Draws place {@code i}. */
    void at(int i, RandomStream random);
  }

  /** Draws each of the places {@code from} to {@code to} - 1 until it is free. */
  static void fill(
      double[] xs, double[] ys, int from, int to, double apart, RandomStream random, Draw draw) {
    for (int i = from; i < to; i++) {
      int attempts = 0;
      do {
        if (attempts++ > MOST_ATTEMPTS) {
          throw new IllegalArgumentException(
              "there is no room for "
                  + (to - from)
                  + " tanks, only for "
                  + (i - from)
                  + ": choose fewer");
        }
        draw.at(i, random);
      } while (!isFree(xs, ys, i, apart));
    }
  }

  /** Returns the numbers from 0 to {@code count} - 1 in random order. */
  static int[] shuffled(int count, RandomStream random) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int j = random.index(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
