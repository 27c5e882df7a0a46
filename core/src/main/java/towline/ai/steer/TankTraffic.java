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
 * The crowd of all vehicles, and of the obstacles that they make way for, which the pilots of a
 * world share. It is built once for each snapshot, at the first call.
 */
public final class TankTraffic {
  /** Size of a cell of the grid, m: about half the sight of tanks. */
  private static final double CELL_SIZE = 3.2;

  /** Options without a limit of neighbours. */
  private static final AvoidanceOptions OPTIONS =
      AvoidanceOptions.DEFAULT.withNeighbours(Integer.MAX_VALUE);

  private final Steerer[] steerers =
      Arrays.stream(AvoidanceLaw.values())
          .map(law -> new Steerer(law, OPTIONS))
          .toArray(Steerer[]::new);

  private Crowd crowd = new Crowd(new Bounds(0, 0, 1, 1), CELL_SIZE);
  private Crowd crowdWithoutShip = new Crowd(new Bounds(0, 0, 1, 1), CELL_SIZE);
  private int[] ids = new int[64];
  private @Nullable Snapshot source;
  private long tick;

  /** Returns the crowd of {@code snapshot}, in its order. */
  public Crowd of(Snapshot snapshot) {
    refresh(snapshot);
    return crowd;
  }

  /** Returns the crowd without the ship, for vehicles that want to ram it. */
  public Crowd withoutShip(Snapshot snapshot) {
    refresh(snapshot);
    return crowdWithoutShip;
  }

  private void refresh(Snapshot snapshot) {
    if (snapshot != source || snapshot.tick() != tick) {
      update(snapshot);
      source = snapshot;
      tick = snapshot.tick();
    }
  }

  /** Returns the index in the crowd of the vehicle at {@code index} of {@code snapshot}. */
  public static int indexOfTank(Snapshot snapshot, int index) {
    return index - snapshot.first(KindRange.VEHICLES);
  }

  /** Returns the id of the entity with index {@code disc} in the crowd. */
  public int id(int disc) {
    return ids[disc];
  }

  private void update(Snapshot snapshot) {
    Bounds bounds = crowd.bounds();
    if (bounds.right() != snapshot.width() || bounds.top() != snapshot.height()) {
      crowd = new Crowd(new Bounds(0, 0, snapshot.width(), snapshot.height()), CELL_SIZE);
      crowdWithoutShip =
          new Crowd(new Bounds(0, 0, snapshot.width(), snapshot.height()), CELL_SIZE);
    }
    crowd.clear();
    crowdWithoutShip.clear();
    for (int i = snapshot.first(KindRange.VEHICLES); i < snapshot.end(KindRange.VEHICLES); i++) {
      keepId(
          crowd.add(
              snapshot.x(i), snapshot.y(i), snapshot.vx(i), snapshot.vy(i), snapshot.radius(i)),
          snapshot.id(i));
      crowdWithoutShip.add(
          snapshot.x(i), snapshot.y(i), snapshot.vx(i), snapshot.vy(i), snapshot.radius(i));
    }
    addNonCooperative(
        snapshot, snapshot.first(EntityKind.WINGMAN), snapshot.end(EntityKind.WINGMAN));
    addNonCooperative(
        snapshot, snapshot.first(KindRange.VESSEL_PARTS), snapshot.end(KindRange.VESSEL_PARTS));
    crowdWithoutShip.build();
    // The ship is last, so that the others have the same index in both crowds.
    for (int i = snapshot.first(EntityKind.SHIP); i < snapshot.end(EntityKind.SHIP); i++) {
      keepId(
          crowd.addNonCooperative(
              snapshot.x(i), snapshot.y(i), snapshot.vx(i), snapshot.vy(i), snapshot.radius(i)),
          snapshot.id(i));
    }
    crowd.build();
  }

  /**
   * Returns the steerer of the present law; of the game's own law if the index is that of no law.
   */
  Steerer steerer(Snapshot snapshot) {
    int index = snapshot.enemyLaws().tankLaw();
    return steerers[index < steerers.length ? index : 0];
  }

  private void addNonCooperative(Snapshot snapshot, int from, int to) {
    for (int i = from; i < to; i++) {
      keepId(
          crowd.addNonCooperative(
              snapshot.x(i), snapshot.y(i), snapshot.vx(i), snapshot.vy(i), snapshot.radius(i)),
          snapshot.id(i));
      crowdWithoutShip.addNonCooperative(
          snapshot.x(i), snapshot.y(i), snapshot.vx(i), snapshot.vy(i), snapshot.radius(i));
    }
  }

  private void keepId(int disc, int id) {
    if (disc == ids.length) {
      ids = Arrays.copyOf(ids, 2 * disc);
    }
    ids[disc] = id;
  }
}
