package towline.view.world;

import org.jspecify.annotations.Nullable;
import towline.sim.Kind;
import towline.sim.Snapshot;

/** The vessels that are there, each with its parts. */
final class Fleet {
  /** The most vessels that are drawn. */
  private static final int MOST = 48;

  private static final Kind[] PARTS = {
    Kind.VESSEL_TURRET, Kind.VESSEL_BAY, Kind.VESSEL_NEST, Kind.VESSEL_CORE, Kind.VESSEL_HULL
  };

  private final VesselBody[] bodies = new VesselBody[MOST];
  private int size;

  Fleet() {
    for (int i = 0; i < MOST; i++) {
      bodies[i] = new VesselBody();
    }
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  VesselBody body(int n) {
    return bodies[n];
  }

  /** The vessel whose core has that id, or null. */
  @Nullable VesselBody withCore(int coreId) {
    for (int n = 0; n < size; n++) {
      if (bodies[n].coreId() == coreId) {
        return bodies[n];
      }
    }
    return null;
  }

  /** Takes in what is there now and lets time pass, s. */
  void pass(Snapshot now, double seconds) {
    for (int n = 0; n < size; n++) {
      bodies[n].beginFrame();
    }
    for (Kind kind : PARTS) {
      for (int i = now.first(kind); i < now.end(kind); i++) {
        VesselBody body = of(now.group(i));
        if (body != null) {
          body.put(now, kind, i);
        }
      }
    }
    for (int n = size - 1; n >= 0; n--) {
      bodies[n].pass(now, seconds);
      if (!bodies[n].seen()) {
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
    fresh.become(vesselId);
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
