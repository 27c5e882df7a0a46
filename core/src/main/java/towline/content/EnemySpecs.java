package towline.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/** Fields of data files become the specs of missiles, tanks and vessels. */
final class EnemySpecs {
  private EnemySpecs() {}

  static List<MissileSpec> missiles(Fields in) {
    List<MissileSpec> missiles = new ArrayList<>();
    for (String name : in.names()) {
      missiles.add(in.part(name, missile -> missile(name, missile)));
    }
    return missiles;
  }

  static List<TankSpec> tanks(Fields in, List<MissileSpec> missiles) {
    List<TankSpec> tanks = new ArrayList<>();
    for (String name : in.names()) {
      tanks.add(in.part(name, tank -> tank(name, tank, missiles)));
    }
    return tanks;
  }

  static List<VesselSpec> vessels(Fields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    List<VesselSpec> vessels = new ArrayList<>();
    for (String name : in.names()) {
      int index = vessels.size();
      vessels.add(in.part(name, vessel -> vessel(index, name, vessel, missiles, snakes)));
    }
    return vessels;
  }

  private static MissileSpec missile(String name, Fields in) {
    return new MissileSpec(
        name,
        in.constant("form", MissileSpec.Form.class),
        in.number("speed", 1, 60),
        in.number("turnRate", 0.01, 50),
        in.number("agility", 0.01, 0.999),
        in.number("radius", 0.05, 3),
        in.number("health", 0.1, 1000),
        in.number("fuel", 0.1, 60),
        in.number("fuse", 0, 5),
        in.number("blast", 0, 20),
        in.number("damage", 0, 1000),
        in.number("arming", 0, 10));
  }

  private static TankSpec tank(String name, Fields in, List<MissileSpec> missiles) {
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
        in.part("shot", Specs::shot),
        in.partIfThere("mortar", EnemySpecs::mortar),
        in.namedIfThere("seeker", missiles, MissileSpec::name));
  }

  private static MortarSpec mortar(Fields in) {
    return new MortarSpec(
        in.number("speed", 1, 60),
        in.number("gravity", 0.1, 100),
        in.number("shortest", 0.3, 10),
        in.number("blast", 0.2, 20));
  }

  private static VesselSpec vessel(
      int index, String name, Fields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    return new VesselSpec(
        index,
        name,
        in.numbers("speed", 0, 20),
        in.number("timeConstant", 0.05, 60),
        in.number("standOff", 0, 100),
        in.parts("parts", part -> part(part, missiles, snakes)),
        in.whole("shards", 0, 500));
  }

  private static PartSpec part(Fields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    PartSpec.Role role = in.constant("role", PartSpec.Role.class);
    boolean acts = role != PartSpec.Role.HULL && role != PartSpec.Role.CORE;
    boolean breaks = role != PartSpec.Role.HULL;
    boolean shoots = role == PartSpec.Role.TURRET;
    Optional<SnakeSpec> snake = in.namedIfThere("snake", snakes, SnakeSpec::name);
    return new PartSpec(
        role,
        in.number("along", -50, 50),
        in.number("across", -50, 50),
        in.number("radius", 0.1, 20),
        breaks ? in.number("health", 0.1, 10_000) : 1,
        breaks ? in.whole("phase", 0, 9) : 0,
        shoots ? in.number("slewRate", 0.05, 20) : 0,
        acts ? in.number("reload", 0.1, 120) : 1,
        acts ? in.whole("salvo", 1, 24) : 1,
        acts ? in.number("reach", 1, 500) : 1,
        in.partIfThere("shot", Specs::shot),
        in.namedIfThere("missile", missiles, MissileSpec::name),
        snake,
        snake.isPresent() ? in.whole("segments", 1, SnakeSpec.MOST_SEGMENTS) : 1);
  }
}
