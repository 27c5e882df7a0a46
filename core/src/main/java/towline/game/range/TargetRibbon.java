package towline.game.range;

import towline.trial.duel.DuelTurret;
import towline.view.draw.LinePath;
import towline.view.effect.CourierRibbons;

/** The last positions of a target, drawn as a courier's ribbon. Metres. */
final class TargetRibbon {
  private static final int LENGTH = (int) Math.round(CourierRibbons.TIME / DuelTurret.TICK);

  private final double[] xs = new double[LENGTH];
  private final double[] ys = new double[LENGTH];
  private int next;
  private int size;

  void clear() {
    size = 0;
  }

  /** Adds the position after a tick. */
  void add(double x, double y) {
    xs[next] = x;
    ys[next] = y;
    next = (next + 1) % LENGTH;
    size = Math.min(LENGTH, size + 1);
  }

  int size() {
    return size;
  }

  /** Adds the positions to {@code path}, the latest first; older ones are thinner. */
  void lay(LinePath path) {
    for (int before = 0; before < size; before++) {
      int at = Math.floorMod(next - 1 - before, LENGTH);
      path.add(xs[at], ys[at], CourierRibbons.strength((double) before / LENGTH));
    }
  }
}
