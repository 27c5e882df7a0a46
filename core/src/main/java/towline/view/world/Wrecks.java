package towline.view.world;

import org.jspecify.annotations.Nullable;
import towline.sim.Kind;
import towline.view.draw.Palette;
import towline.view.draw.Pen;

/** The vessels that are going down. */
final class Wrecks {
  private static final int MOST = 12;

  private final Effects effects;
  private final Wreck[] wrecks = new Wreck[MOST];
  private int size;

  Wrecks(Effects effects) {
    this.effects = effects;
    for (int i = 0; i < MOST; i++) {
      wrecks[i] = new Wreck();
    }
  }

  void clear() {
    size = 0;
  }

  /** The vessel with that core lost a part, m, for good. */
  void lose(int coreId, @Nullable Kind kind, double x, double y, double radius) {
    if (kind != null) {
      of(coreId).add(kind, x, y, radius);
    }
  }

  /** The vessel with that core goes down. */
  void sink(int coreId, double x, double y, double heading) {
    of(coreId).sink(x, y, heading);
  }

  /** With more of them than can be shown the last one makes room. */
  private Wreck of(int coreId) {
    for (int i = 0; i < size; i++) {
      if (wrecks[i].coreId() == coreId) {
        return wrecks[i];
      }
    }
    size = Math.min(MOST, size + 1);
    Wreck wreck = wrecks[size - 1];
    wreck.become(coreId);
    return wreck;
  }

  void pass(double seconds) {
    for (int i = size - 1; i >= 0; i--) {
      if (wrecks[i].pass(seconds, effects)) {
        size--;
        Wreck over = wrecks[i];
        wrecks[i] = wrecks[size];
        wrecks[size] = over;
      }
    }
  }

  void draw(Pen pen, Palette palette) {
    for (int i = 0; i < size; i++) {
      wrecks[i].draw(pen, palette);
    }
  }
}
