package towline.web.page;

import java.util.Locale;
import java.util.function.Consumer;
import org.teavm.jso.ajax.XMLHttpRequest;
import org.teavm.jso.typedarrays.ArrayBuffer;
import org.teavm.jso.typedarrays.Int8Array;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.session.replay.ReplayException;
import towline.session.replay.ReplayFormat;
import towline.web.script.PageScript;

/** Loads replays from files beside the page. */
final class ReplayLoader {
  /** Begins a replay in a link of version 1.0.0. */
  private static final String INLINE = "data:";

  private static final int OK = 200;

  private ReplayLoader() {}

  /** Loads a replay and passes it to {@code then}; shows an error message if that fails. */
  static void load(String name, Consumer<Replay> then) {
    if (name.startsWith(INLINE)) {
      PageScript.fail("cannot play the replay in the address: it is from Towline 1.0");
      return;
    }
    XMLHttpRequest request = new XMLHttpRequest();
    request.open("GET", name);
    request.setResponseType("arraybuffer");
    request.onComplete(
        () -> {
          if (request.getStatus() == OK) {
            ArrayBuffer content = (ArrayBuffer) request.getResponse();
            read(name, new Int8Array(content).copyToJavaArray(), then);
          } else {
            PageScript.fail("cannot read " + name + ": " + request.getStatusText());
          }
        });
    request.send();
  }

  private static void read(String name, byte[] bytes, Consumer<Replay> then) {
    try {
      Replay replay = ReplayFormat.read(bytes);
      if (replay.behaviour() != BehaviourVersion.CURRENT) {
        PageScript.fail(
            String.format(
                Locale.ROOT,
                "cannot play %s: it was recorded with behaviour version %d and this is version %d",
                name,
                replay.behaviour(),
                BehaviourVersion.CURRENT));
        return;
      }
      then.accept(replay);
    } catch (ReplayException e) {
      PageScript.fail("cannot play " + name + ": " + e.getMessage());
    } catch (RuntimeException | Error e) {
      PageScript.fail(e);
    }
  }
}
