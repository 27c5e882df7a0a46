package towline.game.clip;

import java.nio.file.Path;

/** Something that is made of replays, and all that the game is opened for. */
public sealed interface ReplayPicture permits Clip, WaveSheet {
  /** The file to write. */
  Path file();
}
