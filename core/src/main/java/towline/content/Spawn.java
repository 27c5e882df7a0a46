package towline.content;

import towline.sim.World;
import towline.sim.api.PowerUpKind;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/** Something that a wave sends. */
public sealed interface Spawn {
  /** Where something comes from. */
  enum Entrance {
    /** From outside the sector. */
    OUTSIDE,
    /** At the edge of the sector. */
    EDGE,
    /** Anywhere in the sector. */
    INSIDE
  }

  /** Lets it come to a place of the world, pointing there. */
  void spawn(World world, double x, double y, double heading);

  /** Where it comes from. */
  Entrance entrance();

  /** How much room it needs, m. */
  double radius();

  /** Whether more of it may come when the game is harder, and fewer when it is easier. */
  boolean isMany();

  /** A snake of that many segments. */
  record OfSnake(SnakeSpec kind, int segments) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading) {
      world.spawnSnake(kind, x, y, heading, segments);
    }

    @Override
    public Entrance entrance() {
      return Entrance.OUTSIDE;
    }

    @Override
    public double radius() {
      return kind.headRadius();
    }

    @Override
    public boolean isMany() {
      return true;
    }
  }

  /** A tank. */
  record OfTank(TankSpec kind) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading) {
      world.spawnTank(kind, x, y, heading);
    }

    @Override
    public Entrance entrance() {
      return Entrance.EDGE;
    }

    @Override
    public double radius() {
      return kind.radius() + 2 * kind.speed() / kind.turnRate();
    }

    @Override
    public boolean isMany() {
      return true;
    }
  }

  /** A vessel. */
  record OfVessel(VesselSpec kind) implements Spawn {
    @Override
    public void spawn(World world, double x, double y, double heading) {
      world.spawnVessel(kind, x, y, heading);
    }

    @Override
    public Entrance entrance() {
      return Entrance.EDGE;
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
    public void spawn(World world, double x, double y, double heading) {
      world.spawnPowerUp(kind, x, y);
    }

    @Override
    public Entrance entrance() {
      return Entrance.INSIDE;
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
