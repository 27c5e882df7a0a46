package towline.content;

import towline.sim.World;
import towline.sim.api.PowerUpKind;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/** Something that a wave sends. */
public sealed interface Spawn {
  /** How something comes. */
  enum Entrance {
    /** Through a warp gate near the view. */
    WARP,
    /** Through warp gates in a ring round the ship. */
    RING,
    /** It is just there, near the ship. */
    DRIFT
  }

  /** How a school of mites comes. */
  enum Formation {
    /** In rows out of one gate. */
    STREAM,
    /** Each out of a gate of its own, in a ring round the ship that leaves a gap. */
    RING
  }

  /**
   * Lets it come to a place of the world, pointing there.
   *
   * @param number a number of its own, for what comes in a school
   */
  void spawn(World world, double x, double y, double heading, int number);

  /** How it comes. */
  default Entrance entrance() {
    return Entrance.WARP;
  }

  /** How much room it needs, m. */
  double radius();

  /** Whether more of it may come when the game is harder, and fewer when it is easier. */
  default boolean isMany() {
    return true;
  }

  /** A snake of that many segments. */
  record OfSnake(SnakeSpec kind, int segments) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading, int number) {
      world.warpIn(kind, x, y, heading, segments);
    }

    @Override
    public double radius() {
      return kind.headRadius();
    }
  }

  /** A tank. */
  record OfTank(TankSpec kind) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading, int number) {
      world.warpIn(kind, x, y, heading);
    }

    @Override
    public double radius() {
      return kind.radius() + 2 * kind.speed() / kind.turnRate();
    }
  }

  /** A school of so many mites. */
  record OfSchool(MiteSpec kind, int size, Formation formation) implements Spawn {
    /** The most in one school. */
    public static final int MOST = 60;

    @Override
    public void spawn(World world, double x, double y, double heading, int number) {
      world.warpIn(kind, x, y, heading, formation == Formation.RING ? 1 : size, number);
    }

    @Override
    public Entrance entrance() {
      return formation == Formation.RING ? Entrance.RING : Entrance.WARP;
    }

    @Override
    public double radius() {
      return 2;
    }
  }

  /** A vessel. */
  record OfVessel(VesselSpec kind) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading, int number) {
      world.warpIn(kind, x, y, heading);
    }

    @Override
    public double radius() {
      return kind.radius();
    }

    @Override
    public boolean isMany() {
      return kind.phases() == 1;
    }
  }

  /** A power-up. */
  record OfPowerUp(PowerUpKind kind) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading, int number) {
      world.spawnPowerUp(kind, x, y);
    }

    @Override
    public Entrance entrance() {
      return Entrance.DRIFT;
    }

    @Override
    public double radius() {
      return 1;
    }

    @Override
    public boolean isMany() {
      return false;
    }
  }
}
