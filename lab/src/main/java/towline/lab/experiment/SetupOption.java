package towline.lab.experiment;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import towline.game.range.SetupFile;
import towline.store.InputException;

/** The option --setup, for a set-up saved by the range. */
public final class SetupOption {
  @Option(
      names = "--setup",
      paramLabel = "FILE",
      description =
          "Reads what the range saved, or any CSV with the columns name,value; what stands on the"
              + " command line goes first.")
  private @Nullable Path file;

  /**
   * Returns the set-up in the file; an empty one without the option.
   *
   * @throws InputException if it cannot be read
   */
  public SetupFile read() throws InputException {
    return file == null ? SetupFile.none() : SetupFile.read(file);
  }
}
