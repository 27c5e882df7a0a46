package towline.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.openqa.selenium.Dimension;

/** The built page on a server of its own, in a small browser: each pixel costs processor time. */
final class BuiltPage implements AutoCloseable {
  static final Path FOLDER = Path.of("target/towline-web").toAbsolutePath();

  private static final Dimension SIZE = new Dimension(640, 480);

  private final PageServer server;
  private final Browser browser;

  private BuiltPage(PageServer server, Browser browser) {
    this.server = server;
    this.browser = browser;
  }

  /** Opens the browser; {@code beside} are folders whose files are served beside the page. */
  static BuiltPage open(Path... beside) throws IOException {
    Browser browser = Browser.open(SIZE);
    Path[] folders = Stream.concat(Stream.of(FOLDER), Stream.of(beside)).toArray(Path[]::new);
    return new BuiltPage(new PageServer(folders), browser);
  }

  Browser browser() {
    return browser;
  }

  /** Opens a page of the server. */
  void go(String name) {
    browser.go(server.address(name));
  }

  /** Returns the files served since the last call, in order. */
  List<PageServer.Served> pollServed() {
    return server.pollServed();
  }

  /** Returns the requested files that do not exist. */
  List<String> missing() {
    return server.missing();
  }

  @Override
  public void close() {
    browser.close();
    server.close();
  }
}
