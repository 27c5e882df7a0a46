package towline.web.page;

import org.teavm.jso.ajax.XMLHttpRequest;
import org.teavm.jso.typedarrays.ArrayBuffer;
import org.teavm.jso.typedarrays.Int8Array;
import towline.content.GameContent;
import towline.session.Run;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.session.replay.ReplayException;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayVerifier;
import towline.web.physics.JBox2dEngine;

/** Plays a replay file beside the page back and prints what the command line prints for it. */
final class ReplayCheck {
  private static final int OK = 200;

  private ReplayCheck() {}

  /** Fetches the file of that name; the result is printed when it is there. */
  static void run(String name) {
    XMLHttpRequest request = new XMLHttpRequest();
    request.open("GET", name);
    request.setResponseType("arraybuffer");
    request.onComplete(
        () -> {
          if (request.getStatus() == OK) {
            check(name, new Int8Array((ArrayBuffer) request.getResponse()).copyToJavaArray());
          } else {
            Page.fail("cannot read " + name + ": " + request.getStatusText());
          }
        });
    request.send();
  }

  private static void check(String name, byte[] bytes) {
    try {
      Replay replay = ReplayFormat.read(bytes);
      if (replay.behaviour() != BehaviourVersion.CURRENT) {
        Page.fail(
            "cannot play %s: it was recorded with behaviour version %d and this is version %d"
                .formatted(name, replay.behaviour(), BehaviourVersion.CURRENT));
        return;
      }
      GameContent content = GameContent.load(JBox2dEngine::new);
      ReplayVerifier verifier = new ReplayVerifier(setup -> new Run(content, setup));
      System.out.println(name + ": " + verifier.verify(replay).sentence());
    } catch (ReplayException | RuntimeException e) {
      Page.fail("cannot play " + name + ": " + e.getMessage());
    }
  }
}
