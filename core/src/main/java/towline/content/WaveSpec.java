package towline.content;

import java.util.List;
import towline.sim.spec.SnakeSpec;

/**
 * A wave: what comes, and when.
 *
 * @param name the key of its name in the text bundle
 * @param prompt the key of the line that teaches its idea, or empty
 * @param gravity how strongly shots fall in this wave, m/s^2
 * @param groups what comes
 */
public record WaveSpec(String name, String prompt, double gravity, List<Group> groups) {
  /** The most snakes in one group. */
  private static final int MOST_SNAKES = 60;

  /**
   * Some snakes of one kind.
   *
   * @param snake the kind
   * @param count how many
   * @param segments how long each is
   * @param after when the first comes, s after the wave began
   * @param every how long after it each further one comes, s
   */
  public record Group(SnakeSpec snake, int count, int segments, double after, double every) {}

  /** Copies the list. */
  public WaveSpec {
    groups = List.copyOf(groups);
  }

  static WaveSpec read(Fields in, List<SnakeSpec> snakes) {
    return new WaveSpec(
        in.text("name", "a key of the text bundle"),
        in.text("prompt", "a key of the text bundle, or empty"),
        in.number("gravity", 0, 30),
        in.parts("groups", group -> readGroup(group, snakes)));
  }

  /** This wave with more and longer snakes. */
  WaveSpec grown(int extraSnakes, int extraSegments) {
    return new WaveSpec(
        name,
        prompt,
        gravity,
        groups.stream()
            .map(
                g ->
                    new Group(
                        g.snake,
                        Math.min(MOST_SNAKES, g.count + extraSnakes),
                        Math.min(SnakeSpec.MOST_SEGMENTS, g.segments + extraSegments),
                        g.after,
                        g.every))
            .toList());
  }

  private static Group readGroup(Fields in, List<SnakeSpec> snakes) {
    SnakeSpec kind = in.named("snake", snakes, SnakeSpec::name);
    return new Group(
        kind,
        in.whole("count", 1, MOST_SNAKES),
        in.whole("segments", 1, SnakeSpec.MOST_SEGMENTS),
        in.number("after", 0, 600),
        in.number("every", 0, 600));
  }
}
