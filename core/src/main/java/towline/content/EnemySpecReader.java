package towline.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.homing.HomingLaw;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SchoolSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/** Fields of data files become the specs of missiles, tanks and vessels. */
final class EnemySpecReader {
  private EnemySpecReader() {}

  static List<MissileSpec> missiles(JsonFields in) {
    List<MissileSpec> missiles = new ArrayList<>();
    for (String name : in.names()) {
      missiles.add(in.part(name, missile -> missile(name, missile)));
    }
    return missiles;
  }

  static List<TankSpec> tanks(JsonFields in, List<MissileSpec> missiles) {
    List<TankSpec> tanks = new ArrayList<>();
    for (String name : in.names()) {
      tanks.add(in.part(name, tank -> tank(name, tank, missiles)));
    }
    return tanks;
  }

  static List<MiteSpec> mites(JsonFields in) {
    List<MiteSpec> mites = new ArrayList<>();
    for (String name : in.names()) {
      mites.add(in.part(name, mite -> mite(name, mite)));
    }
    return mites;
  }

  static List<VesselSpec> vessels(
      JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    List<VesselSpec> vessels = new ArrayList<>();
    for (String name : in.names()) {
      int index = vessels.size();
      vessels.add(in.part(name, vessel -> vessel(index, name, vessel, missiles, snakes)));
    }
    return vessels;
  }

  private static MissileSpec missile(String name, JsonFields in) {
    return new MissileSpec(
        name,
        in.constant("form", MissileSpec.Form.class),
        in.constant("law", HomingLaw.class).ordinal(),
        in.number("speed", 1, 60),
        in.number("turnRate", 0.01, 50),
        in.number("directionKept", 0.01, 0.999),
        in.number("radius", 0.05, 3),
        in.number("health", 0.1, 1000),
        in.number("fuel", 0.1, 60),
        in.number("fuse", 0, 5),
        in.number("blast", 0, 20),
        in.number("damage", 0, 1000),
        in.number("atRim", 0, 1),
        in.number("arming", 0, 10),
        in.number("shipWeight", 0.01, 100));
  }

  private static TankSpec tank(String name, JsonFields in, List<MissileSpec> missiles) {
    return new TankSpec(
        name,
        in.constant("aim", TankSpec.Aim.class),
        in.number("missDistance", 0, 10),
        in.number("speed", 0.1, 20),
        in.number("turnRate", 0.1, 20),
        in.number("radius", 0.2, 5),
        in.number("health", 0.1, 1000),
        in.number("sight", 1, 50),
        in.number("margin", 1, 5),
        in.number("slewRate", 0.05, 20),
        in.number("reload", 0.05, 60),
        in.number("reach", 1, 200),
        in.partIfThere("shot", SpecReader::shot),
        in.partIfThere("mortar", EnemySpecReader::mortar),
        in.optionalReference("seeker", missiles, MissileSpec::name));
  }

  private static MiteSpec mite(String name, JsonFields in) {
    return new MiteSpec(
        name,
        in.number("speed", 0.1, 20),
        in.number("turnRate", 0.1, 20),
        in.number("radius", 0.1, 2),
        in.number("health", 0.1, 1000),
        in.number("sight", 1, 50),
        in.number("margin", 1, 5),
        in.number("bump", 0, 1),
        in.number("burst", 0, 10),
        in.number("fuse", 0.02, 2),
        in.integer("links", 0, 100),
        in.number("shock", 0, 20),
        in.part("school", EnemySpecReader::school));
  }

  private static SchoolSpec school(JsonFields in) {
    return new SchoolSpec(
        in.number("round", 1, 120),
        in.number("turnBack", 0, 1),
        in.number("ring", 0, 1),
        in.number("stagger", 0, 120),
        in.number("axisTurn", -Math.PI, Math.PI),
        in.number("beyond", 0, 50),
        in.number("halfWidth", 0, 50),
        in.number("openRing", 0.1, 50),
        in.number("closedRing", 0, 50),
        in.number("strikingRing", 0, 50),
        in.number("gap", 0, 1),
        in.integer("strikers", 1, 1000),
        in.number("lead", 0, 5));
  }

  private static MortarSpec mortar(JsonFields in) {
    return new MortarSpec(
        in.number("speed", 1, 60),
        in.number("gravity", 0.1, 100),
        in.number("shortest", 0.3, 10),
        in.number("blast", 0.2, 20));
  }

  private static VesselSpec vessel(
      int index, String name, JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    return new VesselSpec(
        index,
        name,
        in.numbers("speed", 0, 20),
        in.has("surge") ? in.number("surge", 1, 10) : 1,
        in.number("timeConstant", 0.05, 60),
        in.number("standOff", 0, 100),
        in.number("acceleration", 0.1, 100),
        in.number("salvoPause", 0, 10),
        in.parts("parts", part -> part(part, missiles, snakes)),
        in.integer("shards", 0, 500));
  }

  private static PartSpec part(JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    PartSpec.Role role = in.constant("role", PartSpec.Role.class);
    boolean acts = role != PartSpec.Role.HULL && role != PartSpec.Role.CORE;
    boolean breaks = role != PartSpec.Role.HULL;
    boolean shoots = role == PartSpec.Role.TURRET;
    Optional<SnakeSpec> snake = in.optionalReference("snake", snakes, SnakeSpec::name);
    return new PartSpec(
        role,
        in.number("along", -50, 50),
        in.number("across", -50, 50),
        in.number("radius", 0.1, 20),
        breaks ? in.number("health", 0.1, 10_000) : 1,
        breaks ? in.integer("phase", 0, 9) : 0,
        shoots ? in.number("slewRate", 0.05, 20) : 0,
        acts ? in.number("reload", 0.1, 120) : 1,
        acts ? in.integer("salvo", 1, 24) : 1,
        acts ? in.number("reach", 1, 500) : 1,
        in.partIfThere("shot", SpecReader::shot),
        shoots ? Optional.of(in.constant("aim", TankSpec.Aim.class)) : Optional.empty(),
        in.optionalReference("missile", missiles, MissileSpec::name),
        snake,
        snake.isPresent() ? in.integer("segments", 1, SnakeSpec.MOST_SEGMENTS) : 1,
        snake.isPresent() ? in.integer("enoughSnakes", 1, 1000) : 1);
  }
}
