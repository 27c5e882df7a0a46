package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Clipboard;

/** Text that is put on the clipboard, to be pasted elsewhere. */
public final class ClipboardText {
  private ClipboardText() {}

  /** Puts text on the clipboard, where there is one. */
  public static void copy(String text) {
    Clipboard clipboard = Gdx.app.getClipboard();
    // Without a desktop there is none.
    if (clipboard != null) {
      clipboard.setContents(text);
    }
  }
}
