package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.WorldSpec;

/**
 * All of the game's tuning data, loaded and checked.
 *
 * @param world what everything can do
 * @param aimModes one entry for each aim mode, by its index
 * @param snakes the kinds of snake
 * @param waves what comes when
 * @param score what earns how much
 */
public record GameContent(
    WorldSpec world,
    List<AimModeSpec> aimModes,
    List<SnakeSpec> snakes,
    WavesSpec waves,
    ScoreSpec score) {
  /** Copies the lists. */
  public GameContent {
    aimModes = List.copyOf(aimModes);
    snakes = List.copyOf(snakes);
  }

  /**
   * The content that comes with the game.
   *
   * @throws BadContent with a sentence that names file, field, value and allowed range
   */
  public static GameContent load() {
    List<AimModeSpec> modes = Fields.read("tuning/aim-modes.json", GameContent::aimModes);
    List<SnakeSpec> snakes = Fields.read("tuning/snakes.json", Specs::snakes);
    return new GameContent(
        Fields.read(
            "tuning/world.json",
            in -> Specs.world(in, modes.stream().map(AimModeSpec::gun).toList())),
        modes,
        snakes,
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
