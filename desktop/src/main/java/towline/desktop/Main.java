package towline.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The entry point of the program. */
public final class Main {
  private Main() {}

  /** Starts the game, or one of the commands, and ends the process with its exit code. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (FirstThread.isMissing(args)) {
      System.exit(FirstThread.restart(args));
    }
    NativeLibraries.unpackIntoCache();
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = new Towline(out, err).run(args);
    out.flush();
    err.flush();
    System.exit(code);
  }
}
