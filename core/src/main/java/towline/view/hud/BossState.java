package towline.view.hud;

import java.util.Arrays;
import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** What a snapshot says of the large vessel that is there, if one is. */
final class BossState {
  /** A vessel of more parts than this is large. */
  static final int MOST_PARTS_OF_A_SMALL_ONE = 6;

  private static final EntityKind[] BREAKABLE = {
    EntityKind.VESSEL_TURRET, EntityKind.VESSEL_BAY, EntityKind.VESSEL_NEST, EntityKind.VESSEL_CORE
  };

  private final List<VesselSpec> kinds;
  private final double[] health;
  private int kind = -1;
  private int phase;

  BossState(List<VesselSpec> kinds) {
    this.kinds = kinds;
    int most = kinds.stream().mapToInt(spec -> spec.parts().size()).max().orElse(0);
    health = new double[most];
  }

  void update(Snapshot now) {
    int core = largeCore(now);
    kind = core < 0 ? -1 : now.row(core).vesselKind;
    phase = 0;
    Arrays.fill(health, 0);
    if (core >= 0) {
      for (EntityKind breakable : BREAKABLE) {
        addParts(now, breakable, now.row(core).vesselId);
      }
    }
  }

  private int largeCore(Snapshot now) {
    for (int i = now.first(EntityKind.VESSEL_CORE); i < now.end(EntityKind.VESSEL_CORE); i++) {
      if (kinds.get(now.row(i).vesselKind).parts().size() > MOST_PARTS_OF_A_SMALL_ONE) {
        return i;
      }
    }
    return -1;
  }

  private void addParts(Snapshot now, EntityKind of, int vessel) {
    for (int i = now.first(of); i < now.end(of); i++) {
      if (now.row(i).vesselId == vessel) {
        int place = now.row(i).partIndex;
        health[place] = now.health(i);
        if (!now.row(i).armoured) {
          phase = Math.max(phase, spec().parts().get(place).phase());
        }
      }
    }
  }

  /** Whether a large vessel is there; the rest says nothing if none is. */
  boolean present() {
    return kind >= 0;
  }

  /** The index of its kind. */
  int kind() {
    return kind;
  }

  /** What it is. */
  VesselSpec spec() {
    return kinds.get(kind);
  }

  /** The phase that it is in, from 0 on. */
  int phase() {
    return phase;
  }

  /** How whole the part at that place of its list is, 1 to 0; 0 when it is gone. */
  double health(int place) {
    return health[place];
  }

  /** Whether the part at that place can be hurt now. */
  boolean open(int place) {
    return spec().parts().get(place).phase() <= phase;
  }

  /**
   * How much of a phase is left, 1 to 0: the health of the core in the core's phase, in another
   * that of all its parts.
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
