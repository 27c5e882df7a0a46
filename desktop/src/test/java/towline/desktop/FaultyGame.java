package towline.desktop;

import com.badlogic.gdx.Gdx;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.FrameProgress;

/** The program with a bug: it throws when a phase begins for the n-th time. */
public final class FaultyGame {
  private final FramePhase framePhase;
  private int left;

  private FaultyGame(FramePhase framePhase, int count) {
    this.framePhase = framePhase;
    left = count;
  }

  private void begins(FramePhase now) {
    // The window has no phase that begins by itself: a task posted while drawing runs outside a
    // frame.
    if (now == (framePhase == FramePhase.WINDOW ? FramePhase.DRAW : framePhase)) {
      left--;
      if (left == 0 && framePhase == FramePhase.WINDOW) {
        Gdx.app.postRunnable(this::fail);
      } else if (left == 0) {
        fail();
      }
    }
  }

  private void fail() {
    throw new IllegalStateException("forced in " + framePhase);
  }

  /** Starts the game; the arguments are the phase, its count, and the command line. */
  public static void main(String[] args) {
    FaultyGame fault = new FaultyGame(FramePhase.valueOf(args[0]), Integer.parseInt(args[1]));
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code =
        new Towline(out, err, new FrameProgress(fault::begins))
            .run(Arrays.copyOfRange(args, 2, args.length));
    System.exit(code);
  }
}
