package towline.view.world.vessel;

import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The vessels that are present, each with its parts. */
public final class VesselBodies {
  /** Maximum number of vessels that are drawn. */
  private static final int MAX_VESSELS = 48;

  private static final EntityKind[] PARTS = {
    EntityKind.VESSEL_TURRET,
    EntityKind.VESSEL_BAY,
    EntityKind.VESSEL_NEST,
    EntityKind.VESSEL_CORE,
    EntityKind.VESSEL_HULL
  };

  private final VesselBody[] bodies = new VesselBody[MAX_VESSELS];
  private int size;

  public VesselBodies() {
    for (int i = 0; i < MAX_VESSELS; i++) {
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

  /** Returns the vessel whose core has an id, or null. */
  @Nullable
  public VesselBody withCore(int coreId) {
    for (int n = 0; n < size; n++) {
      if (bodies[n].coreId() == coreId) {
        return bodies[n];
      }
    }
    return null;
  }

  /** Takes in a snapshot, {@code seconds} after the last one. */
  public void update(Snapshot snapshot, double seconds) {
    for (int n = 0; n < size; n++) {
      bodies[n].beginFrame();
    }
    for (EntityKind kind : PARTS) {
      for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
        VesselBody body = findOrAdd(snapshot.row(i).vesselId);
        if (body != null) {
          body.put(snapshot, kind, i);
        }
      }
    }
    for (int n = size - 1; n >= 0; n--) {
      bodies[n].update(snapshot, seconds);
      if (!bodies[n].isPresent()) {
        remove(n);
      }
    }
  }

  private @Nullable VesselBody findOrAdd(int vesselId) {
    for (int n = 0; n < size; n++) {
      if (bodies[n].id() == vesselId) {
        return bodies[n];
      }
    }
    if (size == MAX_VESSELS) {
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
