package towline.sim.state;

import org.jspecify.annotations.Nullable;
import towline.math.StateHash;
import towline.sim.api.WarpGuest;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/**
 * The state of a warp gate: it shows for a while, then lets one guest in, or a school in a stream.
 */
public final class WarpGate extends Entity {
  /** What it lets in; the spec of that kind is there, the others are null. */
  public WarpGuest guest = WarpGuest.SNAKE;

  /** The kind of snake. */
  public @Nullable SnakeSpec snake;

  /** The kind of tank. */
  public @Nullable TankSpec tank;

  /** The kind of mite. */
  public @Nullable MiteSpec mite;

  /** The kind of vessel. */
  public @Nullable VesselSpec vessel;

  /** The mites still to come, or the segments of the snake; else 1. */
  public int left;

  /** The number of the school. */
  public int school;

  /** How long it shows before it opens, s. */
  public double telegraph;

  /** The time until it opens or lets the next row in, s. */
  public double timeLeft;

  /** For how long ship or drone have been too near, s. */
  public double waited;

  /** Whether its being there has been told. */
  public boolean announced;

  /** Whether it has let anybody in. */
  public boolean open;

  @Override
  public void reset() {
    super.reset();
    guest = WarpGuest.SNAKE;
    snake = null;
    tank = null;
    mite = null;
    vessel = null;
    left = 0;
    school = 0;
    telegraph = 0;
    timeLeft = 0;
    waited = 0;
    announced = false;
    open = false;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(guest.ordinal());
    hash.add(left);
    hash.add(school);
    hash.add(timeLeft);
    hash.add(waited);
    hash.add(open);
  }
}
