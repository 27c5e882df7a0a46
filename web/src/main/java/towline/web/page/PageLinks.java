package towline.web.page;

import java.util.Base64;
import java.util.Optional;
import org.teavm.jso.JSBody;
import towline.game.host.Links;
import towline.web.launch.Address;

/** Creates links to this page. */
final class PageLinks implements Links {
  /** Maximum length of a link, characters; programs that pass links on truncate longer ones. */
  private static final int MAX_LENGTH = 60_000;

  @Override
  public boolean exist() {
    return true;
  }

  @Override
  public Optional<String> toRange(String setup) {
    return Optional.of(page() + "?screen=range&setup=" + Address.encoded(setup));
  }

  /**
   * Returns a link with the replay after the hash, which is not sent to the server, because servers
   * reject long addresses.
   */
  @Override
  public Optional<String> toReplay(byte[] replay) {
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(replay);
    return text.length() > MAX_LENGTH
        ? Optional.empty()
        : Optional.of(page() + "#replay=" + ReplayLoader.INLINE + text);
  }

  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  private static native String page();
}
