package towline.lab.figures;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.stream.Stream;

/** The description of the machine and date of a measurement. */
final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  /**
   * Returns a line such as "Measured 2026-01-31 on 2 processors (AMD EPYC), Linux amd64, Java
   * 17.0.15.".
   */
  static String measuredNow() {
    return String.format(
        Locale.ROOT,
        "Measured %s on %d processors%s, %s %s, Java %s.",
        LocalDate.now(ZoneOffset.UTC),
        Runtime.getRuntime().availableProcessors(),
        model(),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        System.getProperty("java.version"));
  }

  /** Returns the processors' name in brackets; empty if the system does not provide it. */
  private static String model() {
    if (!Files.isReadable(PROCESSORS)) {
      return "";
    }
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .findFirst()
          .map(line -> " (" + line.substring(line.indexOf(':') + 1).strip() + ")")
          .orElse("");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
