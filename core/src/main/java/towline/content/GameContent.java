package towline.content;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.World;
import towline.sim.api.PhysicsEngine;
import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/**
 * The content of every run: all tuning data of the game, loaded and checked, and the physics.
 *
 * @param world the abilities of ship, drone and cable, and the rules of the world
 * @param aimModes one entry for each aim mode, by its index
 * @param catalogue the kinds of all enemies
 * @param arcade the waves of the arcade
 * @param survival the pools from which survival draws its waves
 * @param difficulties one entry for each difficulty, by its index
 * @param score the points for all events
 * @param modules the modules that can be fitted between waves
 * @param builds the pairs of modules with an additional effect
 * @param mastery the mastery of aim modes
 * @param couriers the couriers and their pay
 * @param hazards the hazards
 * @param daily the pools from which daily runs are drawn
 * @param engines the physics, which depends on the machine, but has equal bits on all machines
 */
public record GameContent(
    WorldSpec world,
    List<AimModeSpec> aimModes,
    EntityCatalogue catalogue,
    ArcadeSpec arcade,
    SurvivalSpec survival,
    List<DifficultySpec> difficulties,
    ScoreSpec score,
    List<ModuleSpec> modules,
    List<BuildSpec> builds,
    MasterySpec mastery,
    CourierTable couriers,
    List<HazardSpec> hazards,
    DailySpec daily,
    PhysicsEngine.Factory engines) {
  /** Copies the lists. */
  public GameContent {
    aimModes = List.copyOf(aimModes);
    difficulties = List.copyOf(difficulties);
    modules = List.copyOf(modules);
    builds = List.copyOf(builds);
    hazards = List.copyOf(hazards);
  }

  /** Loads the content of the game, on native physics, see {@link #load(PhysicsEngine.Factory)}. */
  public static GameContent load() {
    return load(World.nativePhysics());
  }

  /**
   * Loads the content of the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static GameContent load(PhysicsEngine.Factory engines) {
    List<AimModeSpec> modes = JsonFields.read("tuning/aim-modes.json", GameContent::readAimModes);
    EntityCatalogue catalogue = EntityCatalogue.load();
    CourierTable couriers = JsonFields.read("tuning/couriers.json", CourierTable::read);
    List<HazardSpec> hazards = JsonFields.read("tuning/hazards.json", HazardSpec::readAll);
    return new GameContent(
        JsonFields.read(
            "tuning/world.json",
            in ->
                WorldSpec.read(
                    in, modes.stream().map(AimModeSpec::gun).toList(), catalogue.missiles())),
        modes,
        catalogue,
        JsonFields.read("tuning/arcade.json", in -> ArcadeSpec.read(in, catalogue)),
        JsonFields.read("tuning/survival.json", in -> SurvivalSpec.read(in, catalogue, hazards)),
        JsonFields.read("tuning/difficulties.json", GameContent::readDifficulties),
        JsonFields.read("tuning/score.json", ScoreSpec::read),
        JsonFields.read("tuning/modules.json", ModuleSpec::readAll),
        JsonFields.read("tuning/builds.json", GameContent::readBuilds),
        JsonFields.read("tuning/mastery.json", MasterySpec::read),
        couriers,
        hazards,
        JsonFields.read("tuning/daily.json", in -> DailySpec.read(in, couriers, hazards)),
        engines);
  }

  /** Returns every enemy that waves and other enemies send; couriers are none of them. */
  public List<EntityCatalogue.Enemy> everyEnemy() {
    return catalogue.everyEnemy(world.rack().missile());
  }

  /** Returns the kinds of snake. */
  public List<SnakeSpec> snakes() {
    return catalogue.snakes();
  }

  /** Returns the kinds of missile. */
  public List<MissileSpec> missiles() {
    return catalogue.missiles();
  }

  /** Returns the kinds of tank. */
  public List<TankSpec> tanks() {
    return catalogue.enemies(TankSpec.class);
  }

  /** Returns the kinds of mite. */
  public List<MiteSpec> mites() {
    return catalogue.enemies(MiteSpec.class);
  }

  /** Returns the kinds of vessel. */
  public List<VesselSpec> vessels() {
    return catalogue.vessels();
  }

  /** Returns a copy with another world. */
  public GameContent withWorld(WorldSpec other) {
    return with(other, arcade, modules, couriers);
  }

  /** Returns a copy with other modules; without modules there are no drafts. */
  public GameContent withModules(List<ModuleSpec> others) {
    return with(world, arcade, others, couriers);
  }

  /** Returns a copy with other couriers. */
  public GameContent withCouriers(CourierTable others) {
    return with(world, arcade, modules, others);
  }

  /** Returns a copy with another arcade. */
  public GameContent withArcade(ArcadeSpec other) {
    return with(world, other, modules, couriers);
  }

  private GameContent with(
      WorldSpec otherWorld,
      ArcadeSpec otherArcade,
      List<ModuleSpec> otherModules,
      CourierTable otherCouriers) {
    return new GameContent(
        otherWorld,
        aimModes,
        catalogue,
        otherArcade,
        survival,
        difficulties,
        score,
        otherModules,
        builds,
        mastery,
        otherCouriers,
        hazards,
        daily,
        engines);
  }

  private static List<AimModeSpec> readAimModes(JsonFields in) {
    List<AimModeSpec> specs = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      specs.add(in.part(mode.name(), AimModeSpec::read));
    }
    return specs;
  }

  /** Reads the builds, in the order of the file: an entry for each, by its name. */
  public static List<BuildSpec> readBuilds(JsonFields in) {
    List<BuildSpec> builds = new ArrayList<>();
    Set<Set<ModuleKind>> pairs = new HashSet<>();
    for (String name : in.names()) {
      BuildSpec build = in.part(name, fields -> BuildSpec.read(builds.size(), name, fields));
      if (!pairs.add(EnumSet.of(build.first(), build.second()))) {
        throw in.error(name, build.first() + " and " + build.second(), "two that have no name yet");
      }
      builds.add(build);
    }
    return builds;
  }

  private static List<DifficultySpec> readDifficulties(JsonFields in) {
    List<DifficultySpec> specs = new ArrayList<>();
    for (Difficulty difficulty : Difficulty.values()) {
      specs.add(in.part(difficulty.name(), DifficultySpec::read));
    }
    return specs;
  }
}
