package towline.view.world.vessel;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The drawn state of one vessel: the entities that are its parts, and their motion. */
public final class VesselBody {
  /** Maximum number of parts that are drawn. */
  static final int MAX_PARTS = 64;

  /** Speed of a flash along the hull, m/s, and the length of its light, m. */
  private static final double FLASH_SPEED = 16;

  private static final double FLASH_LENGTH = 3.5;

  /** Time before it can act at which a part begins to open, s. */
  private static final double OPENING_LEAD = 0.7;

  /** Rates at which parts open and close, 1/s: slow enough that they stay open during a salvo. */
  private static final double OPENING_RATE = 3;

  private static final double CLOSING_RATE = 1.1;

  private final int[] entity = new int[MAX_PARTS];
  private final double[] open = new double[MAX_PARTS];
  private int id;
  private int core = -1;
  private int coreId;
  private int end;
  private double heading;
  private boolean isPresent;
  private double sinceFlash = Double.POSITIVE_INFINITY;

  /** Makes this the vessel with an id, without parts. */
  void reset(int vesselId) {
    id = vesselId;
    Arrays.fill(open, 0);
    sinceFlash = Double.POSITIVE_INFINITY;
  }

  void beginFrame() {
    Arrays.fill(entity, -1);
    core = -1;
    end = 0;
    isPresent = false;
  }

  /** Adds entity {@code i} of the snapshot as a part. */
  void put(Snapshot snapshot, EntityKind kind, int i) {
    isPresent = true;
    heading = snapshot.row(i).vesselHeading;
    int place = snapshot.row(i).partIndex;
    if (place >= 0 && place < MAX_PARTS) {
      entity[place] = i;
      end = Math.max(end, place + 1);
    }
    if (kind == EntityKind.VESSEL_CORE) {
      core = i;
      coreId = snapshot.id(i);
    }
  }

  void update(Snapshot snapshot, double seconds) {
    sinceFlash += seconds;
    for (int place = 0; place < end; place++) {
      int i = entity[place];
      if (i >= 0) {
        double rate = mustOpen(snapshot, i) ? OPENING_RATE : -CLOSING_RATE;
        open[place] = Math.max(0, Math.min(1, open[place] + rate * seconds));
      }
    }
  }

  /** True if a part is to open; the core opens as soon as it can be hurt. */
  private boolean mustOpen(Snapshot snapshot, int i) {
    return !snapshot.row(i).armoured && (i == core || snapshot.row(i).reloadLeft < OPENING_LEAD);
  }

  /** Starts a flash at the core. */
  public void flash() {
    sinceFlash = 0;
  }

  /** Returns the brightness of the flash at a distance from the core in m; 0 to 1. */
  double flashAt(double distance) {
    double behind = sinceFlash * FLASH_SPEED - distance;
    return behind < 0 ? 0 : Math.max(0, 1 - behind / FLASH_LENGTH);
  }

  int id() {
    return id;
  }

  int coreId() {
    return coreId;
  }

  /** Returns the vessel's last known heading, rad. */
  public double heading() {
    return heading;
  }

  boolean isPresent() {
    return isPresent;
  }

  /** Returns the index of the core, or -1. */
  int core() {
    return core;
  }

  /** Returns one more than the index of the last part. */
  int end() {
    return end;
  }

  /** Returns the scene index of the part at an index of its list, or -1. */
  int entity(int place) {
    return entity[place];
  }

  /** Returns the opening of the part at an index of its list, 0 to 1. */
  double open(int place) {
    return open[place];
  }
}
