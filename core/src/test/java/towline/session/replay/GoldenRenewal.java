package towline.session.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renews the golden replays and counts the changes. The effect of a tick may only change together
 * with the behaviour version, which each replay contains.
 */
final class GoldenRenewal {
  /** The command that renews them, at the root of a checkout. */
  static final String COMMAND = "mvn test -Dtest=GoldenReplayTest -Dgolden.renew=true";

  private static final Path FIGURES = Path.of("../docs/figures.md");

  /** A table of the page of figures, and the behaviour version with which it was measured. */
  private static final Pattern MEASURED =
      Pattern.compile("<!-- figure: ([a-z0-9-]+) -->|<!-- behaviour: (\\d+) -->");

  private static final int POINTS = 3;
  private static final int KILLS = 4;

  private GoldenRenewal() {}

  /**
   * Records golden replays and their events again; returns the changes, for the console.
   *
   * @throws IllegalStateException if a replay changes and the behaviour version is no higher; no
   *     file has changed then
   */
  static String renewAll(List<Golden> goldens) throws IOException, ReplayException {
    List<String> report = new ArrayList<>();
    long[] sums = new long[4];
    for (Golden golden : goldens) {
      Optional<Replay> old =
          Files.exists(golden.replayFile()) ? Optional.of(golden.load()) : Optional.empty();
      List<String> oldEvents = golden.events();
      Replay renewed = golden.record();
      renew(golden.replayFile(), renewed);
      List<String> events = new GoldenPlayback(renewed).events();
      Files.write(golden.eventsFile(), events);
      int state = old.map(before -> firstSecond(before, renewed)).orElse(1);
      Optional<String> printed = firstDifference(oldEvents, events);
      long[] numbers = {
        number(oldEvents, POINTS), number(events, POINTS),
        number(oldEvents, KILLS), number(events, KILLS)
      };
      Arrays.setAll(sums, i -> sums[i] + numbers[i]);
      if (state > 0 || printed.isPresent()) {
        report.add(
            String.format(
                Locale.ROOT,
                "%-10s state from %s, events from %s; %s",
                golden.label(),
                state > 0 ? "second " + state : "nowhere",
                printed.map(line -> line.substring(0, line.indexOf(':'))).orElse("nowhere"),
                gains(numbers)));
      }
    }
    report.add(
        0,
        String.format(
            Locale.ROOT,
            "Golden replays, behaviour version %d: %d of %d moved%s",
            BehaviourVersion.CURRENT,
            report.size(),
            goldens.size(),
            report.isEmpty() ? "" : "; all of them: " + gains(sums)));
    staleFigures().ifPresent(report::add);
    return String.join(System.lineSeparator(), report);
  }

  private static String gains(long[] numbers) {
    return String.format(
        Locale.ROOT,
        "points %,d -> %,d, kills %,d -> %,d",
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3]);
  }

  /** Returns the first second whose hashes differ, from 1 on; 0 if there is none. */
  private static int firstSecond(Replay one, Replay other) {
    int seconds = Math.min(one.seconds(), other.seconds());
    for (int second = 1; second <= seconds; second++) {
      if (one.hashAfter(second) != other.hashAfter(second)) {
        return second;
      }
    }
    return one.ticks() == other.ticks() && one.finalHash() == other.finalHash() ? 0 : seconds + 1;
  }

  /** Returns the first second in which two digests differ, with both of its lines. */
  static Optional<String> firstDifference(List<String> kept, List<String> printed) {
    for (int line = 1; line < Math.max(kept.size(), printed.size()); line++) {
      String before = line < kept.size() ? kept.get(line) : "nothing";
      String now = line < printed.size() ? printed.get(line) : "nothing";
      if (!before.equals(now)) {
        return Optional.of(
            String.format(Locale.ROOT, "second %d: kept %s, told %s", line, before, now));
      }
    }
    return Optional.empty();
  }

  /** Returns a number of the last line of a digest; 0 if it has none. */
  private static long number(List<String> events, int column) {
    return events.size() < 2
        ? 0
        : Long.parseLong(events.get(events.size() - 1).split(",", -1)[column]);
  }

  /** Returns the slow tables that were measured with an older behaviour version. */
  private static Optional<String> staleFigures() throws IOException {
    List<String> stale = new ArrayList<>();
    Matcher found = MEASURED.matcher(Files.readString(FIGURES));
    String figure = "";
    while (found.find()) {
      if (found.group(2) == null) {
        figure = found.group(1);
      } else if (Integer.parseInt(found.group(2)) < BehaviourVersion.CURRENT) {
        stale.add(figure);
      }
    }
    return stale.isEmpty()
        ? Optional.empty()
        : Optional.of("Slow tables of docs/figures.md that are older: " + String.join(",", stale));
  }

  /**
   * Writes {@code renewed} to {@code file}, if it differs from the old content.
   *
   * @throws IllegalStateException if it differs from the old replay although its behaviour version
   *     is no higher; the file is unchanged
   */
  static void renew(Path file, Replay renewed) throws IOException, ReplayException {
    byte[] bytes = ReplayFormat.write(renewed);
    if (Files.exists(file)) {
      byte[] kept = Files.readAllBytes(file);
      if (Arrays.equals(ReplayFormat.write(ReplayFormat.read(kept)), bytes)) {
        return;
      }
      int version = ReplayFormat.read(kept).behaviour();
      if (renewed.behaviour() <= version) {
        throw new IllegalStateException(
            String.format(
                Locale.ROOT,
                "what a tick does has changed since %s was recorded with behaviour version %d: "
                    + "raise BehaviourVersion.CURRENT from %d to %d before you renew it",
                file.getFileName(),
                version,
                renewed.behaviour(),
                version + 1));
      }
    } else {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    Files.write(file, bytes);
  }
}
