package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Clipboard;

/** The clipboard of the player's desktop; without a desktop there is none. */
public final class PlayerClipboard {
  private PlayerClipboard() {}

  /** Puts a text on it; false if there is none. */
  public static boolean copy(String text) {
    Clipboard clipboard = Gdx.app.getClipboard();
    if (clipboard == null) {
      return false;
    }
    clipboard.setContents(text);
    return true;
  }

  /** The text on it; empty if there is none. */
  public static String paste() {
    Clipboard clipboard = Gdx.app.getClipboard();
    String text = clipboard == null ? null : clipboard.getContents();
    return text == null ? "" : text;
  }
}
