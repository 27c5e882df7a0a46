package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.CableSpec;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.GunSpec;
import towline.sim.spec.KickSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PowerUpSpec;
import towline.sim.spec.RackSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.WarpSpec;
import towline.sim.spec.WhipSpec;
import towline.sim.spec.WingmanSpec;
import towline.sim.spec.WorldSpec;

/** Fields of data files become specs; the ranges here are what makes a playable game. */
final class SpecReader {
  private SpecReader() {}

  static WorldSpec world(JsonFields in, List<GunSpec> droneGuns, List<MissileSpec> missiles) {
    return new WorldSpec(
        in.part("arena", SpecReader::arena),
        in.part("ship", SpecReader::ship),
        in.part("drone", drone -> drone(drone, droneGuns)),
        in.part("cable", SpecReader::cable),
        in.part("shard", SpecReader::shard),
        in.part("rack", rack -> rack(rack, missiles)),
        in.part("wingman", SpecReader::wingman),
        in.part("powerUp", SpecReader::powerUp),
        in.part("warp", SpecReader::warp));
  }

  static List<SnakeSpec> snakes(JsonFields in) {
    List<SnakeSpec> snakes = new ArrayList<>();
    for (String name : in.names()) {
      snakes.add(in.part(name, snake -> snake(name, snake)));
    }
    return snakes;
  }

  private static ArenaSpec arena(JsonFields in) {
    return new ArenaSpec(
        in.number("width", 40, 400), in.number("height", 30, 400), in.number("bounce", 0, 1));
  }

  private static ShipSpec ship(JsonFields in) {
    return new ShipSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("thrust", 1, 200),
        in.number("topSpeed", 1, 60),
        in.number("turnRate", 0.1, 100),
        in.integer("hull", 1, 100),
        in.number("immunity", 0, 10),
        in.part("gun", SpecReader::gun),
        in.part("shot", SpecReader::shot),
        in.number("reach", 0, 10),
        in.number("nearMiss", 0, 10),
        in.part("kick", SpecReader::kick));
  }

  private static KickSpec kick(JsonFields in) {
    return new KickSpec(
        in.number("touch", 0, 60), in.number("shot", 0, 60), in.number("blast", 0, 60));
  }

  private static DroneSpec drone(JsonFields in, List<GunSpec> guns) {
    return new DroneSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("topSpeed", 1, 100),
        in.number("drag", 0, 10),
        in.number("slewRate", 0.1, 50),
        in.part("shot", SpecReader::shot),
        guns,
        in.number("snapReload", 0.05, 1),
        in.number("jam", 0, 10),
        in.part("whip", SpecReader::whip));
  }

  private static WhipSpec whip(JsonFields in) {
    return new WhipSpec(
        in.number("ramSpeed", 1, 100),
        in.number("ramDamage", 0, 100),
        in.number("ploughSpeed", 1, 100),
        in.number("swingGrace", 0, 5),
        in.number("knock", 0, 2),
        in.number("knockTime", 0, 5),
        in.number("knockDamage", 0, 10),
        in.number("ramPause", 0, 5),
        in.number("harmless", 0, 50));
  }

  private static CableSpec cable(JsonFields in) {
    return new CableSpec(
        in.number("shortest", 1, 50),
        in.number("longest", 1, 50),
        in.number("start", 1, 50),
        in.number("reelRate", 0, 60),
        in.number("softZone", 0.01, 0.9),
        in.number("stiffness", 0.1, 10),
        in.number("damping", 0, 2),
        in.number("fullTension", 1, 1e5),
        in.number("reach", 0, 2),
        in.number("biteWear", 0, 1),
        in.number("mendRate", 0, 1),
        in.number("driftDrag", 0, 20),
        in.number("hookReach", 0.1, 20),
        in.number("hookPause", 0, 20));
  }

  private static ShardSpec shard(JsonFields in) {
    return new ShardSpec(
        in.number("radius", 0.05, 2),
        in.number("life", 0.5, 120),
        in.number("burst", 0, 60),
        in.number("drag", 0, 20),
        in.integer("most", 0, 100_000),
        in.number("pullReach", 0, 50),
        in.number("pull", 0, 500),
        in.integer("deathsAShard", 1, 1000));
  }

  private static SnakeSpec snake(String name, JsonFields in) {
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

  private static RackSpec rack(JsonFields in, List<MissileSpec> missiles) {
    return new RackSpec(
        in.reference("missile", missiles, MissileSpec::name),
        in.integer("most", 0, 99),
        in.number("reload", 0.1, 600),
        in.number("pause", 0.05, 60));
  }

  private static WingmanSpec wingman(JsonFields in) {
    return new WingmanSpec(
        in.number("radius", 0.1, 5),
        in.number("health", 0.1, 1000),
        in.number("speed", 1, 100),
        in.number("directionKept", 0.01, 0.999),
        in.number("turnRate", 0.1, 50),
        in.number("behind", -20, 20),
        in.number("beside", 0.5, 20),
        in.part("gun", SpecReader::gun),
        in.part("shot", SpecReader::shot));
  }

  private static PowerUpSpec powerUp(JsonFields in) {
    return new PowerUpSpec(
        in.number("radius", 0.1, 5),
        in.number("life", 1, 600),
        in.number("speed", 0, 20),
        in.integer("repair", 1, 100));
  }

  private static WarpSpec warp(JsonFields in) {
    return new WarpSpec(
        in.number("telegraph", WarpSpec.SHORTEST_TELEGRAPH, 10),
        in.number("clearance", 0, 20),
        in.number("foresight", 0, 5),
        in.number("patience", 0.1, 10),
        in.number("jump", 1, 40),
        in.number("spacing", 0.2, 5));
  }

  static ShotSpec shot(JsonFields in) {
    return new ShotSpec(
        in.number("speed", 1, 200), in.number("range", 1, 500), in.number("radius", 0, 2));
  }

  private static GunSpec gun(JsonFields in) {
    return new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000));
  }
}
