package towline.view.world.vessel;

import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The vessels that are there, each with its parts. */
public final class VesselBodies {
  /** The most vessels that are drawn. */
  private static final int MOST = 48;

  private static final EntityKind[] PARTS = {
    EntityKind.VESSEL_TURRET,
    EntityKind.VESSEL_BAY,
    EntityKind.VESSEL_NEST,
    EntityKind.VESSEL_CORE,
    EntityKind.VESSEL_HULL
  };

  private final VesselBody[] bodies = new VesselBody[MOST];
  private int size;

  public VesselBodies() {
    for (int i = 0; i < MOST; i++) {
      bodies[i] = new VesselBody();
    }
  }

  public void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  VesselBody body(int n) {
    return bodies[n];
  }

  /** The vessel whose core has that id, or null. */
  @Nullable
  public VesselBody withCore(int coreId) {
    for (int n = 0; n < size; n++) {
      if (bodies[n].coreId() == coreId) {
        return bodies[n];
      }
    }
    return null;
  }

  /** Takes in what is there now and lets time pass, s. */
  public void update(Snapshot now, double seconds) {
    for (int n = 0; n < size; n++) {
      bodies[n].beginFrame();
    }
    for (EntityKind kind : PARTS) {
      for (int i = now.first(kind); i < now.end(kind); i++) {
        VesselBody body = of(now.row(i).vesselId);
        if (body != null) {
          body.put(now, kind, i);
        }
      }
    }
    for (int n = size - 1; n >= 0; n--) {
      bodies[n].update(now, seconds);
      if (!bodies[n].isPresent()) {
        remove(n);
      }
    }
  }

  private @Nullable VesselBody of(int vesselId) {
    for (int n = 0; n < size; n++) {
      if (bodies[n].id() == vesselId) {
        return bodies[n];
      }
    }
    if (size == MOST) {
      return null;
    }
    VesselBody fresh = bodies[size++];
    fresh.reset(vesselId);
    fresh.beginFrame();
    return fresh;
  }

  private void remove(int n) {
    size--;
    VesselBody gone = bodies[n];
    bodies[n] = bodies[size];
    bodies[size] = gone;
  }
}
