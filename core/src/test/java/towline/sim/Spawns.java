package towline.sim;

import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.api.Spawn.Entrance;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.HaulGateSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/** Sends entities into a world, at the end of the next tick or through warp gates. */
public final class Spawns {
  private Spawns() {}

  public static void snake(
      World world, SnakeSpec spec, double x, double y, double heading, int segments) {
    drift(world, EntityKind.SNAKE_HEAD, spec, segments, x, y, heading, 0);
  }

  public static void tank(World world, TankSpec spec, double x, double y, double heading) {
    drift(world, EntityKind.TANK, spec, 1, x, y, heading, 0);
  }

  public static void enemy(
      World world, EntityKind kind, FoeSpec spec, double x, double y, double heading) {
    drift(world, kind, spec, 1, x, y, heading, 0);
  }

  public static void mite(
      World world, MiteSpec spec, double x, double y, double heading, int school) {
    drift(world, EntityKind.MITE, spec, 1, x, y, heading, school);
  }

  public static void courier(World world, CourierSpec spec, double x, double y) {
    drift(world, EntityKind.COURIER, spec, 1, x, y, 0, spec.index());
  }

  public static void vessel(World world, VesselSpec spec, double x, double y, double heading) {
    drift(world, EntityKind.VESSEL_CORE, spec, 1, x, y, heading, 0);
  }

  public static void missile(World world, MissileSpec spec, double x, double y, double heading) {
    drift(world, EntityKind.MISSILE, spec, 1, x, y, heading, 0);
  }

  public static void powerUp(World world, PowerUpKind kind, double x, double y) {
    drift(world, EntityKind.POWER_UP, kind, 1, x, y, 0, 0);
  }

  public static void haulGate(World world, HaulGateSpec spec, double x, double y, double heading) {
    drift(world, EntityKind.HAUL_GATE, spec, 1, x, y, heading, 0);
  }

  public static void warpIn(World world, TankSpec spec, double x, double y, double heading) {
    world.spawn(new Spawn(EntityKind.TANK, spec), x, y, heading, 0);
  }

  public static void warpIn(
      World world, SnakeSpec spec, double x, double y, double heading, int segments) {
    Spawn snake = new Spawn(EntityKind.SNAKE_HEAD, spec, segments, Entrance.STREAM);
    world.spawn(snake, x, y, heading, 0);
  }

  public static void warpIn(
      World world, MiteSpec spec, double x, double y, double heading, int count, int school) {
    world.spawn(new Spawn(EntityKind.MITE, spec, count, Entrance.STREAM), x, y, heading, school);
  }

  private static void drift(
      World world,
      EntityKind kind,
      EntitySpec spec,
      int count,
      double x,
      double y,
      double heading,
      int school) {
    world.spawn(new Spawn(kind, spec, count, Entrance.DRIFT), x, y, heading, school);
  }
}
