package towline.desktop.window;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.controllers.Controllers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import towline.desktop.Main;
import towline.game.TowlineGame;
import towline.game.diagnostics.CrashGuard;
import towline.menu.ItemPlaces;

/**
 * The unchanged program, with a thread that reports the game's state on standard error, so that a
 * test can wait for a state instead of a time.
 */
public final class WatchedGame {
  /** Prefix of each line about the state. */
  static final String STATE = "state ";

  private static final String TAP = "tap ";
  private static final long PAUSE_MS = 20;

  private WatchedGame() {}

  /** Starts the program with the same arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Controllers.preferredManager = ScriptedGamepads.class.getName();
    Thread hands = new Thread(WatchedGame::obey, "hands");
    hands.setDaemon(true);
    hands.start();
    Thread watcher = new Thread(WatchedGame::watch, "watcher");
    watcher.setDaemon(true);
    watcher.start();
    Main.main(args);
  }

  /** Reads the gamepad's orders; each line is executed before the next is read. */
  private static void obey() {
    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))
        .lines()
        .forEach(WatchedGame::obey);
  }

  /** Executes a line after the next frame, and the release of a tap after the one that follows. */
  private static void obey(String line) {
    CountDownLatch done = new CountDownLatch(1);
    String tapped = line.startsWith(TAP) ? line.substring(TAP.length()) : "";
    Gdx.app.postRunnable(
        () -> {
          if (tapped.isEmpty()) {
            ScriptedGamepads.obey(line);
            done.countDown();
          } else {
            ScriptedGamepads.obey("press " + tapped);
            // Posted here: this thread may have to wait for a core, and a held button repeats.
            Gdx.app.postRunnable(
                () -> {
                  ScriptedGamepads.obey("release " + tapped);
                  done.countDown();
                });
          }
        });
    try {
      done.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void watch() {
    try {
      while (true) {
        Thread.sleep(PAUSE_MS);
        Application app = Gdx.app;
        if (app != null && Gdx.graphics != null) {
          app.postRunnable(WatchedGame::tell);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void tell() {
    if (Gdx.app.getApplicationListener() instanceof CrashGuard guard
        && guard.game() instanceof TowlineGame game) {
      List<String> state = game.state();
      if (!state.isEmpty()) {
        String places = "\tplaces=" + ItemPlaces.of(game.services().menu());
        System.err.println(STATE + String.join("\t", state) + places);
      }
    }
  }
}
