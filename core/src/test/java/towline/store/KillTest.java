package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.internal.RandomStream;

/** A program that is killed while it saves loses at most the current save. */
@Tag("process")
class KillTest {
  private final Path folder;

  KillTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void nothingIsLostInTwelveKills() throws Exception {
    kill(12, 1);
  }

  /** Four times in new folders: each save earns a medal, and a file has room for 5,000. */
  @RepeatedTest(4)
  @Tag("soak")
  void nothingIsLostInAThousandKills(RepetitionInfo round) throws Exception {
    kill(250, round.getCurrentRepetition());
  }

  private void kill(int times, long seed) throws IOException {
    RandomStream random = new RandomStream(seed);
    Map<String, Long> medals = Map.of();
    Set<Long> tries = Set.of();
    for (int i = 0; i < times; i++) {
      long safe = saveUntilKilled(random);
      Store store = new Store(SavingLoop.folders(folder));
      assertThat(store.pollMessages()).as("kill %d", i).isEmpty();
      assertThat(SavingLoop.inSettings(store)).as("kill %d", i).isBetween(safe, safe + 1);
      assertThat(SavingLoop.inScores(store)).as("kill %d", i).isBetween(safe, safe + 1);
      assertThat(SavingLoop.inMedals(store)).as("kill %d", i).isBetween(safe, safe + 1);
      assertThat(SavingLoop.inStatistics(store)).as("kill %d", i).isBetween(safe, safe + 1);
      assertThat(SavingLoop.inProgress(store)).as("kill %d", i).isBetween(safe, safe + 1);
      assertThat(store.progress().builds()).as("kill %d", i).containsEntry(SavingLoop.BUILD, 1L);
      assertThat(store.progress().attempts().keySet())
          .as("kill %d", i)
          .containsAll(latest(tries, safe));
      tries = store.progress().attempts().keySet();
      assertThat(store.medals().days()).as("kill %d", i).containsAllEntriesOf(medals);
      medals = store.medals().days();
      assertThat(store.scores().all())
          .allSatisfy(entry -> assertThat(store.replays().of(entry)).isPresent());
    }
    assertThat(leftovers()).isEmpty();
    Store store = new Store(SavingLoop.folders(folder));
    assertThat(store.replays().best()).hasSameSizeAs(store.scores().all());
  }

  /** Returns the latest of {@code days} that are kept, up to a day after {@code end}. */
  private static List<Long> latest(Set<Long> days, long end) {
    return days.stream().filter(day -> day > end + 1 - Progress.MAX_ATTEMPTS).toList();
  }

  /** Returns the last number that the program had reported as saved. */
  private long saveUntilKilled(RandomStream random) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(SavingLoop.class.getName(), folder.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    CompletableFuture.delayedExecutor(5, TimeUnit.MINUTES).execute(process::destroyForcibly);
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String last = out.readLine();
      for (long lines = Long.remainderUnsigned(random.nextLong(), 12); lines > 0; lines--) {
        last = out.readLine();
      }
      for (long spins = Long.remainderUnsigned(random.nextLong(), 400_000); spins > 0; spins--) {
        Thread.onSpinWait();
      }
      // Process.destroyForcibly would close the stream as well.
      process.toHandle().destroyForcibly();
      process.onExit().join();
      // Its output between the last line read and its end counts, too.
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        last = line;
      }
      assertThat(last).matches("\\d+");
      return Long.parseLong(String.valueOf(last));
    } finally {
      process.destroyForcibly();
    }
  }

  private List<Path> leftovers() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".part")).toList();
    }
  }
}
