package towline.view.world.vessel;

import org.jspecify.annotations.Nullable;
import towline.content.look.EffectTable;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.EffectPlayer;

/** The vessels that are going down. */
public final class Wrecks {
  private static final int MAX_WRECKS = 12;

  private final EffectTable effects;
  private final EffectPlayer player;
  private final Wreck[] wrecks = new Wreck[MAX_WRECKS];
  private int size;

  /** Creates an empty set of wrecks, which burst as {@code effects} defines. */
  public Wrecks(EffectTable effects, EffectPlayer player) {
    this.effects = effects;
    this.player = player;
    for (int i = 0; i < MAX_WRECKS; i++) {
      wrecks[i] = new Wreck();
    }
  }

  public void clear() {
    size = 0;
  }

  /** Adds a part, size in m, to the wreck of the vessel with a core's id. */
  public void lose(int coreId, @Nullable EntityKind kind, double x, double y, double radius) {
    if (kind != null) {
      of(coreId).add(kind, x, y, radius);
    }
  }

  /** Starts the wreck of the vessel with a core's id. */
  public void add(int coreId, double x, double y, double heading) {
    of(coreId).start(x, y, heading);
  }

  /** Returns the wreck of a core; when there are too many, the last one is replaced. */
  private Wreck of(int coreId) {
    for (int i = 0; i < size; i++) {
      if (wrecks[i].coreId() == coreId) {
        return wrecks[i];
      }
    }
    size = Math.min(MAX_WRECKS, size + 1);
    Wreck wreck = wrecks[size - 1];
    wreck.reset(coreId);
    return wreck;
  }

  public void update(double seconds) {
    for (int i = size - 1; i >= 0; i--) {
      if (wrecks[i].update(seconds, effects, player)) {
        size--;
        Wreck over = wrecks[i];
        wrecks[i] = wrecks[size];
        wrecks[size] = over;
      }
    }
  }

  public void draw(ShapeDrawer pen, Palette palette) {
    for (int i = 0; i < size; i++) {
      wrecks[i].draw(pen, palette);
    }
  }
}
