package towline.web.page;

import com.badlogic.gdx.utils.Clipboard;
import org.teavm.jso.JSBody;

/** The player's clipboard, which a page may write after a key or a click. */
final class PageClipboard implements Clipboard {
  private String contents = "";

  @Override
  public boolean hasContents() {
    return !contents.isEmpty();
  }

  /** Returns the text that this page has written; the page may not read other text. */
  @Override
  public String getContents() {
    return contents;
  }

  @Override
  public void setContents(String text) {
    contents = text;
    write(text);
  }

  @JSBody(params = "text", script = "window.towline.copy(text, '');")
  private static native void write(String text);
}
