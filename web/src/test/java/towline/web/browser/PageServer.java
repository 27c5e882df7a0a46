package towline.web.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;

/** A minimal web server for the files of some folders. */
final class PageServer implements AutoCloseable {
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<Path> folders;
  private final Queue<String> missing = new ConcurrentLinkedQueue<>();
  private final Queue<Served> served = new ConcurrentLinkedQueue<>();

  /** An answer. */
  record Served(String name, byte[] content) {
    int bytes() {
      return content.length;
    }

    /** Returns the size with gzip, bytes. */
    int compressed() {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
        zip.write(content);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return out.size();
    }
  }

  /** Starts a server at any free port. */
  PageServer(Path... folders) throws IOException {
    this(0, folders);
  }

  /** Starts a server at a port, such as that of a server which is closed. */
  PageServer(int port, Path... folders) throws IOException {
    this.folders = List.of(folders);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/", this::serve);
    server.setExecutor(threads);
    server.start();
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      String name = exchange.getRequestURI().getPath().substring(1);
      for (Path folder : folders) {
        Path file = folder.resolve(name).normalize();
        if (file.startsWith(folder) && Files.isRegularFile(file)) {
          byte[] content = Files.readAllBytes(file);
          if (name.endsWith(".html") || name.endsWith(".css") || name.endsWith(".js")) {
            // Browsers do not accept scripts and styles of unknown type.
            String kind = name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders().set("Content-Type", type(kind));
          }
          served.add(new Served(name, content));
          exchange.sendResponseHeaders(OK, content.length);
          exchange.getResponseBody().write(content);
          return;
        }
      }
      missing.add(name);
      exchange.sendResponseHeaders(NOT_FOUND, -1);
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
  }

  private static String type(String kind) {
    return kind.equals("js") ? "text/javascript" : "text/" + kind;
  }

  int port() {
    return server.getAddress().getPort();
  }

  /** Returns the address of a page. */
  String address(String page) {
    return "http://localhost:" + port() + "/" + page;
  }

  /** Returns the requested files that do not exist. */
  List<String> missing() {
    return List.copyOf(missing);
  }

  /** Returns the files served since the last call, in order. */
  List<Served> pollServed() {
    List<Served> all = new ArrayList<>(served);
    served.removeAll(all);
    return all;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
