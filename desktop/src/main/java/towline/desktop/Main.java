package towline.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import towline.store.InputException;
import towline.store.OperatingSystem;

/** The entry point of the program. */
public final class Main {
  private Main() {}

  /** Starts the game, or one of the commands, and ends the process with its exit code. */
  public static void main(String[] args) throws IOException, InterruptedException {
    // Libraries format numbers in the system's locale, which may have other digits.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    if (FirstThread.isMissing(args)) {
      System.exit(FirstThread.restart(Main.class, args));
    }
    NativeLibraries.unpackIntoCache();
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    Towline towline = new Towline(out, err);
    int code = towline.run(args);
    out.flush();
    err.flush();
    // A double click passes no arguments and shows no console.
    if (args.length == 0 && towline.failureWords().isPresent()) {
      tell(towline.failureWords().get(), err);
    }
    System.exit(code);
  }

  private static void tell(FailureWords failure, PrintWriter err) throws InterruptedException {
    try {
      Path data = DataFolders.ofTheSystem().data();
      Path crashes = data.resolve("crashes");
      new FailureDialog(
              failure.labels(),
              OperatingSystem.named(System.getProperty("os.name", "")),
              program -> FailureDialog.isInstalled(program, System.getenv()))
          .show(failure.text(), Files.isDirectory(crashes) ? crashes : data);
    } catch (IOException | InputException e) {
      err.println("towline: no dialog: " + e.getMessage());
    }
  }
}
