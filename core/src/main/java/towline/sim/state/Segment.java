package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.SnakeSpec;

/** The state of one segment of a snake. */
public final class Segment extends Damageable {
  /** The snake it belongs to, by id. */
  public int snake;

  /** Its place in the snake: 0 is the head. */
  public int place;

  /** How its snake is built. */
  public SnakeSpec.Build build = SnakeSpec.Build.LINKED;

  /** How far its snake is about to dash, or dashes on, m; 0: it does not. */
  public double dashLength;

  /** The time until it dashes, s. */
  public double timeToDash;

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
    row.snakeBuild = build;
    row.dashLength = dashLength;
    row.timeToDash = timeToDash;
    row.acceleration = mostAcceleration;
  }

  @Override
  public void reset() {
    super.reset();
    snake = 0;
    place = 0;
    build = SnakeSpec.Build.LINKED;
    dashLength = 0;
    timeToDash = 0;
    mostAcceleration = Double.POSITIVE_INFINITY;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(snake);
    hash.add(place);
  }
}
