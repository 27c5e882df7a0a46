package towline.web.page;

import java.util.Iterator;
import java.util.List;
import towline.content.GameContent;
import towline.session.Run;
import towline.session.replay.ReplayVerifier;
import towline.web.physics.JBox2dEngine;

/** Verifies replay files beside the page and prints the output of the command line for them. */
final class ReplayCheck {
  private final Iterator<String> names;
  private final ReplayVerifier verifier;

  private ReplayCheck(Iterator<String> names) {
    this.names = names;
    GameContent content = GameContent.load(JBox2dEngine::new);
    verifier = new ReplayVerifier(setup -> new Run(content, setup));
  }

  /**
   * Loads and verifies files one after the other, and prints each result.
   *
   * @param names the names of the files, separated by commas
   */
  static void run(String names) {
    new ReplayCheck(List.of(names.split(",", -1)).iterator()).next();
  }

  private void next() {
    if (names.hasNext()) {
      String name = names.next();
      ReplayLoader.load(
          name,
          replay -> {
            String sentence = verifier.verify(replay).sentence();
            System.out.println(name + ": " + sentence);
            next();
          });
    }
  }
}
