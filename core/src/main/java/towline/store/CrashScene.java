package towline.store;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;

/**
 * Where and in what the game failed.
 *
 * @param version of the game
 * @param graphics what draws: vendor, renderer and version of OpenGL, as far as they are known
 * @param doing what the game was doing, in a word or two
 * @param setup how the run was set up, if there was one
 * @param tick the tick of the run
 * @param replay the run up to the last whole tick
 */
public record CrashScene(
    String version,
    String graphics,
    String doing,
    Optional<RunSetup> setup,
    OptionalInt tick,
    Optional<Replay> replay) {

  /** What is known, a line each. */
  String lines() {
    StringBuilder out = new StringBuilder();
    line(out, "Towline", version + ", behaviour " + BehaviourVersion.CURRENT);
    line(out, "system", property("os.name", "os.version", "os.arch"));
    line(out, "Java", property("java.version", "java.vm.name", "java.vendor"));
    line(out, "graphics", graphics);
    line(out, "doing", doing);
    setup.ifPresent(run -> line(out, "mode", run.mode().name()));
    setup.ifPresent(run -> line(out, "seed", String.valueOf(run.seed())));
    setup.ifPresent(run -> line(out, "first wave", String.valueOf(run.firstWave())));
    tick.ifPresent(now -> line(out, "tick", String.valueOf(now)));
    return out.toString();
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
