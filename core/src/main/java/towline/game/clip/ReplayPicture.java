package towline.game.clip;

import java.nio.file.Path;

/** A picture made from replays. If the launcher wants one, the game does nothing else. */
public sealed interface ReplayPicture permits Clip, WaveSheet {
  /** Returns the file to write. */
  Path file();
}
