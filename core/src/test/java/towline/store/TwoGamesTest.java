package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two games in one home folder enter scores at the same time, and every score with a rank is kept.
 */
@Tag("process")
class TwoGamesTest {
  @Test
  void noScoreOfTwoGamesIsLost(@TempDir Path folder) throws Exception {
    play(folder, 12);
  }

  /** Ten scores per home folder, so that each gets a rank. */
  @Test
  @Tag("soak")
  void noneOfSevenHundredAndTwentyScoresIsLost(@TempDir Path folder) throws Exception {
    for (int home = 0; home < 72; home++) {
      play(folder.resolve(String.valueOf(home)), Scores.MAX_ENTRIES / 2);
    }
  }

  /** Lets two games enter {@code rounds} scores each at the same time, the best first. */
  private static void play(Path folder, int rounds) throws Exception {
    List<Process> games = new ArrayList<>();
    for (int game = 0; game < 2; game++) {
      games.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Scorer.class.getName(),
                  folder.toString(),
                  String.valueOf(game),
                  String.valueOf(rounds))
              .redirectErrorStream(true)
              .start());
    }
    for (Process game : games) {
      CompletableFuture.delayedExecutor(2, TimeUnit.MINUTES).execute(game::destroyForcibly);
      assertThat(game.getInputStream().read()).isEqualTo('r');
    }
    for (Process game : games) {
      game.getOutputStream().write('g');
      game.getOutputStream().flush();
    }
    for (Process game : games) {
      String out = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(game.waitFor()).as(out).isZero();
      assertThat(out).isEmpty();
    }
    Store store = new Store(SavingLoop.folders(folder));
    assertThat(store.messages()).isEmpty();
    Set<Long> points =
        store.scores().all().stream().map(ScoreEntry::points).collect(Collectors.toSet());
    assertThat(points).isEqualTo(best(rounds));
    assertThat(store.replays().best()).hasSameSizeAs(store.scores().all());
  }

  /** Returns the ten best scores of both games. */
  private static Set<Long> best(int rounds) {
    return LongStream.rangeClosed(2L * rounds - Scores.MAX_ENTRIES + 1, 2L * rounds)
        .boxed()
        .collect(Collectors.toSet());
  }

  /** Waits for a line of input, then enters odd or even scores, the best first. */
  static final class Scorer {
    private Scorer() {}

    public static void main(String[] args) throws Exception {
      Store store = new Store(SavingLoop.folders(Path.of(args[0])));
      System.out.print('r');
      System.out.flush();
      System.in.read();
      for (int round = Integer.parseInt(args[2]); round >= 1; round--) {
        long points = 2L * round - Integer.parseInt(args[1]);
        store.add(Samples.run(points), Samples.replay((int) points));
      }
      store.messages().forEach(System.out::println);
    }
  }
}
