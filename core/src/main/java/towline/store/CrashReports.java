package towline.store;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The reports of crashes: written when the game fails, announced at the next start. */
public final class CrashReports {
  /** Greatest number of reports; the oldest is deleted first. */
  static final int MOST = 10;

  /** Pattern of the time in a name. Its formatter is made at a crash: it delays a start. */
  private static final String STAMP = "uuuuMMdd-HHmmss-SSS'Z'";

  /** Pattern of the file names of reports. A clock that is far off writes a year with a sign. */
  private static final Pattern REPORT =
      Pattern.compile("crash-(\\d{4,9})-[+-]?\\d{8,14}-\\d{6}-\\d{3}Z\\.txt");

  private static final int MOST_NUMBER = 999_999_999;

  private static final int MOST_NAME_BYTES = 100;

  private final Disk disk;
  private final Path folder;
  private final Path unseen;
  private final StoreMessages messages;

  /**
   * Creates access to the reports in {@code folders}, for a program that uses nothing else there.
   */
  public CrashReports(Folders folders) {
    this(new SystemDisk(), in(folders), new StoreMessages());
  }

  CrashReports(Disk disk, Path folder, StoreMessages messages) {
    this.disk = disk;
    this.folder = folder;
    this.messages = messages;
    unseen = folder.resolve("unseen");
  }

  /** Returns the folder of the reports. */
  static Path in(Folders folders) {
    return folders.data().resolve("crashes");
  }

  /**
   * Writes a report, and beside it the run as a replay; failures are among the returned problems.
   * The name has a number above those of all earlier reports, which orders them even if a clock was
   * set back.
   *
   * @param when time of the crash; the name has it in UTC
   * @return the messages for the player, each a sentence
   */
  public List<Problem> write(CrashScene scene, Throwable crash, Instant when) {
    Optional<Path> replay = Optional.empty();
    List<Problem> messagesToPlayer = new ArrayList<>();
    messagesToPlayer.add(Problem.of(Problem.Kind.CRASHED, summary(crash)));
    String text = scene.lines() + "\n" + trace(crash);
    try {
      disk.makeFolder(folder);
      Path report = newReport(when);
      disk.write(report, text.getBytes(StandardCharsets.UTF_8));
      disk.write(unseen, report.getFileName().toString().getBytes(StandardCharsets.UTF_8));
      messagesToPlayer.add(Problem.of(Problem.Kind.REPORT, report));
      replay = writeReplay(scene, replayOf(report), messagesToPlayer);
      deleteOldest();
    } catch (StoreException | IOException e) {
      messagesToPlayer.add(Problem.of(Problem.Kind.NO_REPORT, reason(e)));
      messagesToPlayer.add(new Problem(Problem.Kind.DETAIL, List.of(text)));
    }
    if (replay.isPresent()) {
      messagesToPlayer.add(Problem.of(Problem.Kind.RUN_KEPT, replay.get()));
    }
    return messagesToPlayer;
  }

  private Optional<Path> writeReplay(CrashScene scene, Path file, List<Problem> messagesToPlayer) {
    if (scene.run().isEmpty()) {
      return Optional.empty();
    }
    try {
      ReplayFiles.save(scene.run().get(), disk, file);
      return Optional.of(file);
    } catch (StoreException e) {
      messagesToPlayer.add(Problem.of(Problem.Kind.RUN_LOST, e.problem()));
      return Optional.empty();
    }
  }

  /**
   * Returns the report that has not been announced yet; empty if the last session ended well. The
   * next call does not return it again.
   */
  public Optional<Path> pollUnseen() {
    if (!disk.isFile(unseen)) {
      return Optional.empty();
    }
    try {
      String name = new String(disk.read(unseen, MOST_NAME_BYTES), StandardCharsets.ISO_8859_1);
      disk.delete(unseen);
      return REPORT.matcher(name).matches()
          ? Optional.of(folder.resolve(name)).filter(disk::isFile)
          : Optional.empty();
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_READ, unseen, AtomicFile.reason(e));
      return Optional.empty();
    }
  }

  private Path newReport(Instant when) throws IOException {
    int highest = reports().stream().mapToInt(CrashReports::number).max().orElse(0);
    int number = Math.min(highest + 1, MOST_NUMBER);
    String stamp = DateTimeFormatter.ofPattern(STAMP).withZone(ZoneOffset.UTC).format(when);
    return folder.resolve(String.format(Locale.ROOT, "crash-%04d-%s.txt", number, stamp));
  }

  private void deleteOldest() throws IOException {
    List<Path> reports = reports();
    for (Path old : reports.subList(0, Math.max(0, reports.size() - MOST))) {
      disk.delete(old);
      disk.delete(replayOf(old));
    }
  }

  /** Returns the reports in the folder, the oldest first. */
  private List<Path> reports() throws IOException {
    return disk.list(folder).stream()
        .filter(file -> REPORT.matcher(file.getFileName().toString()).matches())
        .sorted(Comparator.comparingInt(CrashReports::number).thenComparing(file -> file))
        .toList();
  }

  private static int number(Path report) {
    Matcher name = REPORT.matcher(report.getFileName().toString());
    return name.matches() ? Integer.parseInt(name.group(1)) : 0;
  }

  private static Path replayOf(Path report) {
    return report.resolveSibling(
        report.getFileName().toString().replaceFirst("\\.txt$", ".replay"));
  }

  private static Problem reason(Exception e) {
    return e instanceof StoreException failed
        ? failed.problem()
        : AtomicFile.reason((IOException) e);
  }

  private static String summary(Throwable crash) {
    String message = crash.getMessage();
    String kind = crash.getClass().getSimpleName();
    return message == null ? kind : kind + ": " + message.lines().findFirst().orElse("");
  }

  private static String trace(Throwable crash) {
    StringWriter text = new StringWriter();
    crash.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
