package towline.web.page;

import java.util.Base64;
import java.util.Optional;
import org.teavm.jso.JSBody;
import towline.game.host.Links;
import towline.web.launch.Address;

/** Links to this page. */
final class PageLinks implements Links {
  /** Programs that pass links on cut longer ones, characters. */
  private static final int LONGEST = 60_000;

  @Override
  public boolean exist() {
    return true;
  }

  @Override
  public Optional<String> toRange(String setup) {
    return Optional.of(page() + "?screen=range&setup=" + Address.encoded(setup));
  }

  /** Behind a hash, which no server is told: those refuse long addresses. */
  @Override
  public Optional<String> toReplay(byte[] replay) {
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(replay);
    return text.length() > LONGEST
        ? Optional.empty()
        : Optional.of(page() + "#replay=" + ReplayLoader.INLINE + text);
  }

  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  private static native String page();
}
