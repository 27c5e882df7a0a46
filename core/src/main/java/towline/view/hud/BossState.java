package towline.view.hud;

import java.util.Arrays;
import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** The state of the large vessel, if there is one, read from a snapshot. */
final class BossState {
  /** Maximum number of parts of a vessel that counts as small. */
  static final int SMALL_VESSEL_MAX_PARTS = 6;

  private static final EntityKind[] BREAKABLE = {
    EntityKind.VESSEL_TURRET, EntityKind.VESSEL_BAY, EntityKind.VESSEL_NEST, EntityKind.VESSEL_CORE
  };

  private final List<VesselSpec> kinds;
  private final double[] health;
  private int kind = -1;
  private int phase;

  BossState(List<VesselSpec> kinds) {
    this.kinds = kinds;
    int maxParts = kinds.stream().mapToInt(spec -> spec.parts().size()).max().orElse(0);
    health = new double[maxParts];
  }

  void update(Snapshot snapshot) {
    int core = largeCore(snapshot);
    kind = core < 0 ? -1 : snapshot.row(core).vesselKind;
    phase = 0;
    Arrays.fill(health, 0);
    if (core >= 0) {
      for (EntityKind breakable : BREAKABLE) {
        addParts(snapshot, breakable, snapshot.row(core).vesselId);
      }
    }
  }

  private int largeCore(Snapshot snapshot) {
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (kinds.get(snapshot.row(i).vesselKind).parts().size() > SMALL_VESSEL_MAX_PARTS) {
        return i;
      }
    }
    return -1;
  }

  private void addParts(Snapshot snapshot, EntityKind partKind, int vessel) {
    for (int i = snapshot.first(partKind); i < snapshot.end(partKind); i++) {
      if (snapshot.row(i).vesselId == vessel) {
        int place = snapshot.row(i).partIndex;
        health[place] = snapshot.health(i);
        if (!snapshot.row(i).armoured) {
          phase = Math.max(phase, spec().parts().get(place).phase());
        }
      }
    }
  }

  /** True if a large vessel is present; the other methods are meaningless otherwise. */
  boolean present() {
    return kind >= 0;
  }

  /** Returns the index of the vessel's kind. */
  int kind() {
    return kind;
  }

  VesselSpec spec() {
    return kinds.get(kind);
  }

  /** Returns the current phase, counted from 0. */
  int phase() {
    return phase;
  }

  /**
   * Returns the health of the part at an index of the spec's list, 1 to 0; 0 if it is destroyed.
   */
  double health(int place) {
    return health[place];
  }

  /** True if the part at an index of the spec's list can be hurt now. */
  boolean open(int place) {
    return spec().parts().get(place).phase() <= phase;
  }

  /**
   * Returns the remaining share of a phase, 1 to 0: the core's health in the core's phase, in the
   * others the health of all their parts together.
   */
  double left(int inPhase) {
    double sum = 0;
    double full = 0;
    List<PartSpec> parts = spec().parts();
    for (int place = 0; place < parts.size(); place++) {
      PartSpec part = parts.get(place);
      if (part.role() == PartSpec.Role.HULL || part.phase() != inPhase) {
        continue;
      }
      if (part.role() == PartSpec.Role.CORE) {
        return health[place];
      }
      sum += health[place] * part.health();
      full += part.health();
    }
    return full > 0 ? sum / full : 0;
  }
}
