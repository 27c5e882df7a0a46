package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;

/** The state of one segment of a snake. */
public final class Segment extends Damageable {
  /** The snake it belongs to, by id. */
  public int snake;

  /** Its place in the snake: 0 is the head. */
  public int place;

  /** The largest acceleration that its snake can give it, m/s^2; found anew in each tick. */
  public double mostAcceleration = Double.POSITIVE_INFINITY;

  @Override
  public EntityKind kind() {
    return place == 0 ? EntityKind.SNAKE_HEAD : EntityKind.SNAKE_SEGMENT;
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.snakeId = snake;
    row.chainPlace = place;
    row.acceleration = mostAcceleration;
  }

  @Override
  public void reset() {
    super.reset();
    snake = 0;
    place = 0;
    mostAcceleration = Double.POSITIVE_INFINITY;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(snake);
    hash.add(place);
  }
}
