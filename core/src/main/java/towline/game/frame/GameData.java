package towline.game.frame;

import java.util.List;
import java.util.function.Supplier;
import towline.content.GameContent;
import towline.content.MedalSpec;
import towline.content.look.EffectTable;
import towline.content.look.VectorIcons;
import towline.content.sound.SoundSpec;
import towline.data.ContentException;
import towline.game.host.Host;
import towline.sim.api.PhysicsEngine;

/**
 * The data from files that can be read without a window.
 *
 * @param content the rules of the game
 * @param medals the medals
 * @param sound the sounds
 * @param effects the look and feel of events
 * @param medalIcons the drawings of the medals
 * @param gamepadControls the drawings of the controls of gamepads
 */
public record GameData(
    GameContent content,
    List<MedalSpec> medals,
    SoundSpec sound,
    EffectTable effects,
    VectorIcons medalIcons,
    VectorIcons gamepadControls) {

  public GameData {
    medals = List.copyOf(medals);
  }

  private static GameData read(PhysicsEngine.Factory physics) {
    return new GameData(
        GameContent.load(physics),
        MedalSpec.load(),
        SoundSpec.load(),
        EffectTable.load(),
        VectorIcons.load(VectorIcons.MEDALS),
        VectorIcons.load(VectorIcons.GAMEPAD_CONTROLS));
  }

  /**
   * Starts to read the data in the background, while the window opens. The returned supplier waits
   * for the data; it throws a {@link ContentException} if a file is missing or wrong.
   */
  public static Supplier<GameData> reading(Host host) {
    return host.background().make("towline-data", () -> read(host.physics()));
  }
}
