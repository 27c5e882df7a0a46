package towline.web.page;

import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;
import towline.game.host.Links;
import towline.web.launch.Address;

/** Creates links to this page, and opens the share sheet of the browser. */
final class PageLinks implements Links {
  @Override
  public boolean exist() {
    return true;
  }

  @Override
  public Optional<String> toRange(String setup) {
    return Optional.of(address() + "?screen=range&setup=" + Address.encoded(setup));
  }

  @Override
  public String page() {
    return address();
  }

  @Override
  public boolean share(String link) {
    return shareLink(link);
  }

  @Override
  public boolean share(String name, byte[] file) {
    return shareFile(name, Int8Array.copyFromJavaArray(file));
  }

  @JSBody(script = "return location.href.split(/[?#]/)[0];")
  private static native String address();

  @JSBody(params = "link", script = "return window.towline.share({ url: link });")
  private static native boolean shareLink(String link);

  @JSBody(
      params = {"name", "bytes"},
      script = "return window.towline.share({ files: [new File([bytes], name)] });")
  private static native boolean shareFile(String name, Int8Array bytes);
}
