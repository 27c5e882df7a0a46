package towline.web.page;

import com.badlogic.gdx.utils.Clipboard;
import org.teavm.jso.JSBody;

/** The player's clipboard, into which a page may write after a key or a click. */
final class PageClipboard implements Clipboard {
  private String contents = "";

  @Override
  public boolean hasContents() {
    return !contents.isEmpty();
  }

  /** What this page has put there; what others did is none of its business. */
  @Override
  public String getContents() {
    return contents;
  }

  @Override
  public void setContents(String text) {
    contents = text;
    write(text);
  }

  @JSBody(
      params = "text",
      script = "if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});")
  private static native void write(String text);
}
