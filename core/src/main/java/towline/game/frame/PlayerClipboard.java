package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Clipboard;

/** The clipboard of the player's desktop. It does not exist without a desktop. */
public final class PlayerClipboard {
  private PlayerClipboard() {}

  /** Copies a text to the clipboard; returns false if there is no clipboard. */
  public static boolean copy(String text) {
    Clipboard clipboard = Gdx.app.getClipboard();
    if (clipboard == null) {
      return false;
    }
    clipboard.setContents(text);
    return true;
  }

  /** Returns the text on the clipboard; empty if there is none. */
  public static String paste() {
    Clipboard clipboard = Gdx.app.getClipboard();
    String text = clipboard == null ? null : clipboard.getContents();
    return text == null ? "" : text;
  }
}
