package towline.web.page;

import towline.content.GameContent;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.web.physics.JBox2dEngine;

/** Plays a replay file beside the page back and prints what the command line prints for it. */
final class ReplayCheck {
  private ReplayCheck() {}

  /** Fetches the file of that name; the result is printed when it is there. */
  static void run(String name) {
    ReplayLoader.load(name, replay -> check(name, replay));
  }

  private static void check(String name, Replay replay) {
    GameContent content = GameContent.load(JBox2dEngine::new);
    ReplayVerifier verifier = new ReplayVerifier(setup -> new Run(content, setup));
    System.out.println(name + ": " + verifier.verify(replay).sentence());
  }
}
