package towline.content;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * A wave and its spawns.
 *
 * @param name the key of its name in the text bundle
 * @param prompt the key of the prompt that teaches its idea, or empty
 * @param asks the aim mode that the prompt asks for, or null
 * @param plating the share of the damage of anything but harpoons and missiles that plates keep off
 *     tanks, heads of snakes and parts of vessels, 0 to 1
 * @param groups the spawns by the clock
 * @param crowd the spawns by pressure
 */
public record WaveSpec(
    String name,
    String prompt,
    @Nullable AimMode asks,
    double plating,
    List<Group> groups,
    CrowdSpec crowd) {
  /** Greatest size of a group. */
  static final int MAX_GROUP_SIZE = 300;

  /**
   * A group of equal spawns.
   *
   * @param spawn the spawn
   * @param count the number of spawns
   * @param after the time from the start of the wave to the first, s
   * @param every the time between two of them, s
   */
  public record Group(Spawn spawn, int count, double after, double every) {}

  /** Copies the list. */
  public WaveSpec {
    groups = List.copyOf(groups);
  }

  /** Returns its boss, if it has one. */
  public Optional<Spawn> boss() {
    return groups.stream().map(Group::spawn).filter(spawn -> spawn.spec().isBoss()).findFirst();
  }

  static WaveSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new WaveSpec(
        in.text("name", "a key in the text bundle"),
        in.text("prompt", "a key in the text bundle, or empty"),
        in.has("asks") ? in.constant("asks", AimMode.class) : null,
        in.number("plating", 0, 1),
        in.has("groups") ? in.parts("groups", group -> readGroup(group, catalogue)) : List.of(),
        in.partIfThere("crowd", crowd -> CrowdSpec.read(crowd, catalogue)).orElse(CrowdSpec.NONE));
  }

  private static Group readGroup(JsonFields in, EntityCatalogue catalogue) {
    return new Group(
        catalogue.spawn(in),
        in.integer("count", 1, MAX_GROUP_SIZE),
        in.number("after", 0, 600),
        in.number("every", 0, 600));
  }
}
