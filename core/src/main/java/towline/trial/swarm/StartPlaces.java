package towline.trial.swarm;

import towline.internal.RandomStream;

/** Where the tanks of a scene stand at first. */
final class StartPlaces {
  /** Draws before a place is given up. */
  static final int TRIES = 100_000;

  private StartPlaces() {}

  /** Whether place {@code i} is at least {@code apart} from all before it, m. */
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

  /** Draws one place. */
  interface Draw {
    /** Sets place {@code i}. */
    void at(int i, RandomStream random);
  }

  /** Draws places {@code from} to {@code to} until each is free. */
  static void fill(
      double[] xs, double[] ys, int from, int to, double apart, RandomStream random, Draw draw) {
    for (int i = from; i < to; i++) {
      int tries = 0;
      do {
        if (tries++ > TRIES) {
          throw new IllegalArgumentException(
              "there is no room for " + (to - from) + " tanks, only for " + (i - from));
        }
        draw.at(i, random);
      } while (!isFree(xs, ys, i, apart));
    }
  }

  /** The numbers from 0 to {@code count} - 1 in random order. */
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
