package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.sim.spec.CableSpec;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.GunSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PowerUpSpec;
import towline.sim.spec.RackSpec;
import towline.sim.spec.SectorSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.WingmanSpec;
import towline.sim.spec.WorldSpec;

/** Fields of data files become specs; the ranges here are what makes a playable game. */
final class Specs {
  private Specs() {}

  static WorldSpec world(Fields in, List<GunSpec> droneGuns, List<MissileSpec> missiles) {
    return new WorldSpec(
        in.part("sector", Specs::sector),
        in.part("ship", Specs::ship),
        in.part("drone", drone -> drone(drone, droneGuns)),
        in.part("cable", Specs::cable),
        in.part("shard", Specs::shard),
        in.part("rack", rack -> rack(rack, missiles)),
        in.part("wingman", Specs::wingman),
        in.part("powerUp", Specs::powerUp));
  }

  static List<SnakeSpec> snakes(Fields in) {
    List<SnakeSpec> snakes = new ArrayList<>();
    for (String name : in.names()) {
      snakes.add(in.part(name, snake -> snake(name, snake)));
    }
    return snakes;
  }

  private static SectorSpec sector(Fields in) {
    return new SectorSpec(
        in.number("width", 40, 400), in.number("height", 30, 400), in.number("bounce", 0, 1));
  }

  private static ShipSpec ship(Fields in) {
    return new ShipSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("thrust", 1, 200),
        in.number("topSpeed", 1, 60),
        in.number("turnRate", 0.1, 100),
        in.whole("hull", 1, 100),
        in.number("immunity", 0, 10),
        in.part("gun", Specs::gun),
        in.part("shot", Specs::shot),
        in.number("reach", 0, 10),
        in.number("nearMiss", 0, 10));
  }

  private static DroneSpec drone(Fields in, List<GunSpec> guns) {
    return new DroneSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("topSpeed", 1, 100),
        in.number("drag", 0, 10),
        in.number("slewRate", 0.1, 50),
        in.part("shot", Specs::shot),
        guns,
        in.number("jam", 0, 10),
        in.number("ramSpeed", 1, 100),
        in.number("ramDamage", 0, 100));
  }

  private static CableSpec cable(Fields in) {
    return new CableSpec(
        in.number("shortest", 1, 50),
        in.number("longest", 1, 50),
        in.number("start", 1, 50),
        in.number("reelRate", 0, 60),
        in.number("softZone", 0.01, 0.9),
        in.number("stiffness", 0.1, 10),
        in.number("damping", 0, 2),
        in.number("fullTension", 1, 1e5),
        in.number("biteWear", 0, 1),
        in.number("mendRate", 0, 1),
        in.number("hookReach", 0.1, 20));
  }

  private static ShardSpec shard(Fields in) {
    return new ShardSpec(
        in.number("radius", 0.05, 2),
        in.number("life", 0.5, 120),
        in.number("burst", 0, 60),
        in.number("drag", 0, 20),
        in.whole("most", 0, 100_000),
        in.number("pullReach", 0, 50),
        in.number("pull", 0, 500));
  }

  private static SnakeSpec snake(String name, Fields in) {
    return new SnakeSpec(
        name,
        in.constant("prey", SnakeSpec.Prey.class),
        in.number("speed", 0.5, 30),
        in.number("acceleration", 0.1, 100),
        in.number("turnRate", 0.1, 20),
        in.number("headRadius", 0.1, 5),
        in.number("radius", 0.1, 5),
        in.number("spacing", 0.2, 3),
        in.number("headHealth", 0.1, 1000),
        in.number("health", 0.1, 1000),
        in.number("weaveAngle", 0, 1.5),
        in.number("weaveRate", 0, 5),
        in.number("bitePause", 0.05, 20));
  }

  private static RackSpec rack(Fields in, List<MissileSpec> missiles) {
    return new RackSpec(
        in.named("missile", missiles, MissileSpec::name),
        in.whole("most", 0, 99),
        in.number("reload", 0.1, 600),
        in.number("pause", 0.05, 60));
  }

  private static WingmanSpec wingman(Fields in) {
    return new WingmanSpec(
        in.number("radius", 0.1, 5),
        in.number("health", 0.1, 1000),
        in.number("speed", 1, 100),
        in.number("agility", 0.01, 0.999),
        in.number("turnRate", 0.1, 50),
        in.number("behind", -20, 20),
        in.number("beside", 0.5, 20),
        in.part("gun", Specs::gun),
        in.part("shot", Specs::shot));
  }

  private static PowerUpSpec powerUp(Fields in) {
    return new PowerUpSpec(
        in.number("radius", 0.1, 5),
        in.number("life", 1, 600),
        in.number("speed", 0, 20),
        in.whole("repair", 1, 100));
  }

  static ShotSpec shot(Fields in) {
    return new ShotSpec(
        in.number("speed", 1, 200), in.number("range", 1, 500), in.number("radius", 0, 2));
  }

  private static GunSpec gun(Fields in) {
    return new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000));
  }
}
