package towline.store;

import java.util.Locale;
import java.util.Optional;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;

/**
 * The circumstances of a crash.
 *
 * @param version version of the game
 * @param graphics vendor, renderer and version of OpenGL, if known
 * @param doing activity of the game, in a word or two
 * @param run the run up to the last whole tick, if there was one
 */
public record CrashScene(String version, String graphics, String doing, Optional<Replay> run) {

  /** Returns the circumstances, one on each line. */
  String lines() {
    StringBuilder out = new StringBuilder();
    line(out, "Towline", version + ", behaviour " + BehaviourVersion.CURRENT);
    line(out, "system", property("os.name", "os.version", "os.arch"));
    line(out, "Java", property("java.version", "java.vm.name", "java.vendor"));
    line(out, "graphics", graphics);
    line(out, "doing", doing);
    run.ifPresent(replay -> appendRun(out, replay));
    return out.toString();
  }

  private static void appendRun(StringBuilder out, Replay replay) {
    RunSetup setup = replay.setup();
    line(out, "mode", setup.mode().name());
    line(out, "difficulty", setup.difficulty().name());
    line(out, "seed", String.valueOf(setup.seed()));
    line(out, "first wave", String.valueOf(setup.firstWave()));
    line(out, "after tick", String.valueOf(replay.ticks()));
  }

  private static String property(String... names) {
    StringBuilder out = new StringBuilder();
    for (String name : names) {
      out.append(out.isEmpty() ? "" : ", ").append(System.getProperty(name, "unknown"));
    }
    return out.toString();
  }

  private static void line(StringBuilder out, String name, String value) {
    out.append(String.format(Locale.ROOT, "%-12s%s%n", name, value));
  }
}
