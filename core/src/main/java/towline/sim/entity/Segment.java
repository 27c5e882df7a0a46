package towline.sim.entity;

import towline.math.StateHash;
import towline.sim.Kind;

/** The state of one segment of a snake. */
public final class Segment extends Target {
  /** The snake it belongs to, by id. */
  public int snake;

  /** Its place in the snake: 0 is the head. */
  public int place;

  @Override
  public Kind kind() {
    return place == 0 ? Kind.SNAKE_HEAD : Kind.SNAKE_SEGMENT;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(snake);
    hash.add(place);
  }
}
