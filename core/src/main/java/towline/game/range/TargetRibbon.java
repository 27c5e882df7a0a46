package towline.game.range;

import towline.trial.duel.DuelTurret;
import towline.view.draw.LinePath;
import towline.view.effect.CourierRibbons;

/** Where a target has been of late, as the ribbon of a courier shows it. Metres. */
final class TargetRibbon {
  private static final int PLACES = (int) Math.round(CourierRibbons.TIME / DuelTurret.TICK);

  private final double[] xs = new double[PLACES];
  private final double[] ys = new double[PLACES];
  private int next;
  private int size;

  void clear() {
    size = 0;
  }

  /** It is there after a tick. */
  void add(double x, double y) {
    xs[next] = x;
    ys[next] = y;
    next = (next + 1) % PLACES;
    size = Math.min(PLACES, size + 1);
  }

  int size() {
    return size;
  }

  /** Lays the way that it came, the latest place first; what is older is thinner. */
  void lay(LinePath path) {
    for (int before = 0; before < size; before++) {
      int at = Math.floorMod(next - 1 - before, PLACES);
      path.add(xs[at], ys[at], CourierRibbons.strength((double) before / PLACES));
    }
  }
}
