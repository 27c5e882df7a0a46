package towline.view.world.vessel;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** What the picture remembers of one vessel: which things are its parts, and how they move. */
public final class VesselBody {
  /** The most parts that are drawn. */
  static final int MOST_PARTS = 64;

  /** How fast a flash runs along the hull, m/s, and how long its light is, m. */
  private static final double FLASH_SPEED = 16;

  private static final double FLASH_LENGTH = 3.5;

  /** A part begins to open this long before it can act, s. */
  private static final double OPENS = 0.7;

  /** How fast parts open and close, 1/s: they stay open while a salvo leaves. */
  private static final double OPENING = 3;

  private static final double CLOSING = 1.1;

  private final int[] thing = new int[MOST_PARTS];
  private final double[] open = new double[MOST_PARTS];
  private int id;
  private int core = -1;
  private int coreId;
  private int end;
  private double heading;
  private boolean isPresent;
  private double sinceFlash = Double.POSITIVE_INFINITY;

  /** Becomes the vessel with that id, of which nothing is known yet. */
  void reset(int vesselId) {
    id = vesselId;
    Arrays.fill(open, 0);
    sinceFlash = Double.POSITIVE_INFINITY;
  }

  void beginFrame() {
    Arrays.fill(thing, -1);
    core = -1;
    end = 0;
    isPresent = false;
  }

  /** Thing {@code i} is one of its parts. */
  void put(Snapshot now, EntityKind kind, int i) {
    isPresent = true;
    heading = now.row(i).vesselHeading;
    int place = now.row(i).partIndex;
    if (place >= 0 && place < MOST_PARTS) {
      thing[place] = i;
      end = Math.max(end, place + 1);
    }
    if (kind == EntityKind.VESSEL_CORE) {
      core = i;
      coreId = now.id(i);
    }
  }

  void update(Snapshot now, double seconds) {
    sinceFlash += seconds;
    for (int place = 0; place < end; place++) {
      int i = thing[place];
      if (i >= 0) {
        double rate = opens(now, i) ? OPENING : -CLOSING;
        open[place] = Math.max(0, Math.min(1, open[place] + rate * seconds));
      }
    }
  }

  /** The core stands open as soon as it can be hurt. */
  private boolean opens(Snapshot now, int i) {
    return !now.row(i).armoured && (i == core || now.row(i).reloadLeft < OPENS);
  }

  /** A flash starts at the core. */
  public void flash() {
    sinceFlash = 0;
  }

  /** How brightly the flash lights a part that is so far from the core, m; 0 to 1. */
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

  /** Where it pointed when it was last seen. */
  public double heading() {
    return heading;
  }

  boolean isPresent() {
    return isPresent;
  }

  /** The index of its core, or -1. */
  int core() {
    return core;
  }

  /** One more than the place of its last part. */
  int end() {
    return end;
  }

  /** The index of the part at a place of its list, or -1. */
  int thing(int place) {
    return thing[place];
  }

  /** How far open the part at a place is, 0 to 1. */
  double open(int place) {
    return open[place];
  }
}
