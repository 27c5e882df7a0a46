package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.SnakeSpec;

/** The state of one segment of a snake. */
public final class Segment extends Damageable {
  /** Id of its snake. */
  public int snake;

  /** Place in the snake, 0 for the head. */
  public int place;

  /** Name of its snake's spec. */
  public String variant = "";

  /** Look of its snake. */
  public SnakeSpec.Build build = SnakeSpec.Build.LINKED;

  /** Distance that its snake is about to dash, or has left to dash, m; 0 without a dash. */
  public double dashLength;

  /** Time until the dash, s. */
  public double timeToDash;

  /** Greatest acceleration that its snake can give it, m/s^2; computed in each tick. */
  public double mostAcceleration = Double.POSITIVE_INFINITY;

  @Override
  public EntityKind kind() {
    return place == 0 ? EntityKind.SNAKE_HEAD : EntityKind.SNAKE_SEGMENT;
  }

  @Override
  public String variant() {
    return variant;
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
    variant = "";
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
