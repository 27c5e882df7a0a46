package towline.ai.steer;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.AvoidanceOptions;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.avoidance.Steerer;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * The picture of all tanks, and of what they make way for, that the tanks of a world share. It is
 * taken from a snapshot once, whoever asks first.
 */
public final class TankTraffic {
  /** About half of how far tanks see, m. */
  private static final double CELL = 3.2;

  /** Nobody in sight is left out. */
  private static final AvoidanceOptions OPTIONS =
      AvoidanceOptions.DEFAULT.withNeighbours(Integer.MAX_VALUE);

  private final Steerer[] steerers =
      Arrays.stream(AvoidanceLaw.values())
          .map(law -> new Steerer(law, OPTIONS))
          .toArray(Steerer[]::new);

  private Crowd crowd = new Crowd(new Bounds(0, 0, 1, 1), CELL);
  private Crowd shipless = new Crowd(new Bounds(0, 0, 1, 1), CELL);
  private int[] ids = new int[64];
  private @Nullable Snapshot taken;
  private long tick;

  /** Everybody in {@code seen}; in its order. */
  public Crowd of(Snapshot seen) {
    refresh(seen);
    return crowd;
  }

  /** The same without the ship, for those who want to run into it. */
  public Crowd withoutShip(Snapshot seen) {
    refresh(seen);
    return shipless;
  }

  private void refresh(Snapshot seen) {
    if (seen != taken || seen.tick() != tick) {
      update(seen);
      taken = seen;
      tick = seen.tick();
    }
  }

  /** The index in the crowd of the vehicle at {@code index} of {@code seen}. */
  public static int indexOfTank(Snapshot seen, int index) {
    return index - seen.first(KindRange.VEHICLES);
  }

  /** The id of a disc of the crowd. */
  public int id(int disc) {
    return ids[disc];
  }

  private void update(Snapshot seen) {
    Bounds bounds = crowd.bounds();
    if (bounds.right() != seen.width() || bounds.top() != seen.height()) {
      crowd = new Crowd(new Bounds(0, 0, seen.width(), seen.height()), CELL);
      shipless = new Crowd(new Bounds(0, 0, seen.width(), seen.height()), CELL);
    }
    crowd.clear();
    shipless.clear();
    for (int i = seen.first(KindRange.VEHICLES); i < seen.end(KindRange.VEHICLES); i++) {
      keepId(crowd.add(seen.x(i), seen.y(i), seen.vx(i), seen.vy(i), seen.radius(i)), seen.id(i));
      shipless.add(seen.x(i), seen.y(i), seen.vx(i), seen.vy(i), seen.radius(i));
    }
    addNonCooperative(seen, seen.first(EntityKind.WINGMAN), seen.end(EntityKind.WINGMAN));
    addNonCooperative(seen, seen.first(KindRange.VESSEL_PARTS), seen.end(KindRange.VESSEL_PARTS));
    shipless.build();
    // The ship comes last, so that the others have the same index in both pictures.
    for (int i = seen.first(EntityKind.SHIP); i < seen.end(EntityKind.SHIP); i++) {
      keepId(
          crowd.addNonCooperative(seen.x(i), seen.y(i), seen.vx(i), seen.vy(i), seen.radius(i)),
          seen.id(i));
    }
    crowd.build();
  }

  /**
   * Decides by the law that is in force; an index that stands for none stands for the game's own.
   */
  Steerer steerer(Snapshot seen) {
    int index = seen.enemyLaws().tankLaw();
    return steerers[index < steerers.length ? index : 0];
  }

  private void addNonCooperative(Snapshot seen, int from, int to) {
    for (int i = from; i < to; i++) {
      keepId(
          crowd.addNonCooperative(seen.x(i), seen.y(i), seen.vx(i), seen.vy(i), seen.radius(i)),
          seen.id(i));
      shipless.addNonCooperative(seen.x(i), seen.y(i), seen.vx(i), seen.vy(i), seen.radius(i));
    }
  }

  private void keepId(int disc, int id) {
    if (disc == ids.length) {
      ids = Arrays.copyOf(ids, 2 * disc);
    }
    ids[disc] = id;
  }
}
