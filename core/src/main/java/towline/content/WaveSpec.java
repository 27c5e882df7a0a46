package towline.content;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * A wave: what comes, and when.
 *
 * @param name the key of its name in the text bundle
 * @param prompt the key of the line that teaches its idea, or empty
 * @param asks the aim mode that the line asks for; null: none
 * @param groups what comes by the clock
 * @param crowd what comes as the pressure falls
 */
public record WaveSpec(
    String name, String prompt, @Nullable AimMode asks, List<Group> groups, CrowdSpec crowd) {
  /** The most of one group. */
  static final int MOST = 300;

  /**
   * Some of one kind.
   *
   * @param spawn what comes
   * @param count how many
   * @param after when the first comes, s after the wave began
   * @param every how long after it each further one comes, s
   */
  public record Group(Spawn spawn, int count, double after, double every) {}

  /** Copies the list. */
  public WaveSpec {
    groups = List.copyOf(groups);
  }

  /** The boss that it is all about, if there is one. */
  public Optional<Spawn> boss() {
    return groups.stream().map(Group::spawn).filter(spawn -> spawn.spec().isBoss()).findFirst();
  }

  static WaveSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new WaveSpec(
        in.text("name", "a key in the text bundle"),
        in.text("prompt", "a key in the text bundle, or empty"),
        in.has("asks") ? in.constant("asks", AimMode.class) : null,
        in.has("groups") ? in.parts("groups", group -> readGroup(group, catalogue)) : List.of(),
        in.partIfThere("crowd", crowd -> CrowdSpec.read(crowd, catalogue)).orElse(CrowdSpec.NONE));
  }

  private static Group readGroup(JsonFields in, EntityCatalogue catalogue) {
    return new Group(
        catalogue.spawn(in),
        in.integer("count", 1, MOST),
        in.number("after", 0, 600),
        in.number("every", 0, 600));
  }
}
