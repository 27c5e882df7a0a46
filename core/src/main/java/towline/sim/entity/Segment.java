package towline.sim.entity;

import towline.math.StateHash;

/** The state of one segment of a snake. */
public final class Segment extends Entity {
  /** The snake it belongs to, by id. */
  public int snake;

  /** Its place in the snake: 0 is the head. */
  public int place;

  /** The points of health left. */
  public double health;

  /** The points of health of an unhurt one. */
  public double fullHealth;

  /** For how long the drone cannot ram it again, s. */
  public double ramPause;

  /** Whether it has been close to the ship in this pass. */
  public boolean grazing;

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(snake);
    hash.add(place);
    hash.add(health);
    hash.add(ramPause);
    hash.add(grazing);
  }
}
