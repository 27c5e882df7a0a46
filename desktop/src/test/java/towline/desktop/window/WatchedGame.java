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
 * The program as it is, and beside it a thread that says on standard error how the game stands, so
 * that a test can wait for what it expects instead of for some time.
 */
public final class WatchedGame {
  /** What each line about the state begins with. */
  static final String STATE = "state ";

  private static final String TAP = "tap ";
  private static final long PAUSE_MS = 50;

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

  /** Reads what the gamepad is to do; each line is done before the next is read. */
  private static void obey() {
    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))
        .lines()
        .forEach(
            line -> {
              String tapped = line.startsWith(TAP) ? line.substring(TAP.length()) : "";
              if (tapped.isEmpty()) {
                inNextFrame(line);
              } else {
                inNextFrame("press " + tapped);
                inNextFrame("release " + tapped);
              }
            });
  }

  /** Waits for the next frame, and does there what a line says. */
  private static void inNextFrame(String line) {
    CountDownLatch done = new CountDownLatch(1);
    Gdx.app.postRunnable(
        () -> {
          ScriptedGamepads.obey(line);
          done.countDown();
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
