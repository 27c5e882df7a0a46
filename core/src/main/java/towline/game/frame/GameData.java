package towline.game.frame;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import towline.content.ContentException;
import towline.content.GameContent;
import towline.content.MedalSpec;
import towline.content.look.EffectTable;
import towline.content.look.VectorIcons;
import towline.content.sound.SoundSpec;

/**
 * What is read from data files and needs no window.
 *
 * @param content the rules of the game
 * @param medals the medals
 * @param sound what everything sounds like
 * @param effects what events look and feel like
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

  /** Copies the list. */
  public GameData {
    medals = List.copyOf(medals);
  }

  private static GameData read() {
    return new GameData(
        GameContent.load(),
        MedalSpec.load(),
        SoundSpec.load(),
        EffectTable.load(),
        VectorIcons.load(VectorIcons.MEDALS),
        VectorIcons.load(VectorIcons.GAMEPAD_CONTROLS));
  }

  /**
   * Starts to read, in a thread of its own: opening a window takes as long. Who asks for the data
   * waits for it, and gets the {@link ContentException} if a file is missing or wrong.
   */
  public static Supplier<GameData> reading() {
    FutureTask<GameData> data = new FutureTask<>(GameData::read);
    Thread reader = new Thread(data, "towline-data");
    reader.setDaemon(true);
    reader.start();
    return () -> {
      try {
        return data.get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        throw new IllegalStateException("the data files cannot be read", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the data files are not read yet", e);
      }
    };
  }
}
