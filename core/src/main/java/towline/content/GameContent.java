package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/**
 * All of the game's tuning data, loaded and checked.
 *
 * @param world what everything can do
 * @param aimModes one entry for each aim mode, by its index
 * @param snakes the kinds of snake
 * @param missiles the kinds of missile
 * @param tanks the kinds of tank
 * @param vessels the kinds of vessel
 * @param waves what comes when
 * @param score what earns how much
 */
public record GameContent(
    WorldSpec world,
    List<AimModeSpec> aimModes,
    List<SnakeSpec> snakes,
    List<MissileSpec> missiles,
    List<TankSpec> tanks,
    List<VesselSpec> vessels,
    WavesSpec waves,
    ScoreSpec score) {
  /** Copies the lists. */
  public GameContent {
    aimModes = List.copyOf(aimModes);
    snakes = List.copyOf(snakes);
    missiles = List.copyOf(missiles);
    tanks = List.copyOf(tanks);
    vessels = List.copyOf(vessels);
  }

  /**
   * The content that comes with the game.
   *
   * @throws BadContent with a sentence that names file, field, value and allowed range
   */
  public static GameContent load() {
    List<AimModeSpec> modes = Fields.read("tuning/aim-modes.json", GameContent::aimModes);
    List<SnakeSpec> snakes = Fields.read("tuning/snakes.json", Specs::snakes);
    List<MissileSpec> missiles = Fields.read("tuning/missiles.json", EnemySpecs::missiles);
    return new GameContent(
        Fields.read(
            "tuning/world.json",
            in -> Specs.world(in, modes.stream().map(AimModeSpec::gun).toList(), missiles)),
        modes,
        snakes,
        missiles,
        Fields.read("tuning/tanks.json", in -> EnemySpecs.tanks(in, missiles)),
        Fields.read("tuning/vessels.json", in -> EnemySpecs.vessels(in, missiles, snakes)),
        Fields.read("tuning/waves.json", in -> WavesSpec.read(in, snakes)),
        Fields.read("tuning/score.json", ScoreSpec::read));
  }

  private static List<AimModeSpec> aimModes(Fields in) {
    List<AimModeSpec> specs = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      specs.add(in.part(mode.name(), AimModeSpec::read));
    }
    return specs;
  }
}
