package towline.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs experiments from what stands behind their name on the command line. */
public final class LabLine {
  private LabLine() {}

  /** What the experiment prints. */
  public static String run(Experiment experiment, String line) throws Exception {
    return run(experiment, line, 2);
  }

  /** As above, with so many runs side by side. */
  public static String run(Experiment experiment, String line, int workers) throws Exception {
    StringBuilder out = new StringBuilder();
    experiment.run(values(experiment, line), workers, out);
    return out.toString();
  }

  /** What a line of options asks for. */
  public static OptionValues values(Experiment experiment, String line) throws UsageException {
    Map<String, List<String>> texts = new HashMap<>();
    List<String> its = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      if (word.startsWith("--")) {
        its = texts.computeIfAbsent(word, name -> new ArrayList<>(List.of("true")));
      } else {
        its.remove("true");
        its.addAll(List.of(word.split(",")));
      }
    }
    return OptionValues.read(experiment.options(), texts);
  }
}
