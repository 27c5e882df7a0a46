package towline.content;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * A wave and its spawns. A wave without a boss has three acts: its new thing alone, the whole
 * crowd, and a finale.
 *
 * @param name the key of its name in the text bundle
 * @param prompt the key of the prompt that teaches its idea, or empty
 * @param asks the aim mode that the prompt asks for, or null
 * @param plating the share of the damage of anything but harpoons and missiles that plates keep off
 *     tanks, heads of snakes and parts of vessels, 0 to 1
 * @param alone the duration of the first act, in which one kind of foe comes, s; 0 for none
 * @param groups the spawns by the clock, before the finale
 * @param crowd the spawns by pressure, before the finale
 * @param finale the last act
 */
public record WaveSpec(
    String name,
    String prompt,
    @Nullable AimMode asks,
    double plating,
    double alone,
    List<Group> groups,
    CrowdSpec crowd,
    FinaleSpec finale) {
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

  /** Copies the list, and checks that the first act has one kind of foe. */
  public WaveSpec {
    groups = List.copyOf(groups);
    double end = alone;
    // By name: the hashes of specs, deep records, would cost each start some 100 ms.
    List<String> first =
        Stream.concat(
                groups.stream().filter(group -> group.after < end).map(Group::spawn),
                crowd.offers().stream()
                    .filter(offer -> offer.after() < end)
                    .map(CrowdSpec.Offer::spawn))
            .filter(Spawn::isFoe)
            .map(Spawn::name)
            .distinct()
            .toList();
    if (alone > 0 && first.size() != 1) {
      throw new IllegalArgumentException(
          "one kind of foe must come in the first "
              + alone
              + " s, not "
              + (first.isEmpty() ? "none" : String.join(" and ", first))
              + "; give all others an \"after\" of "
              + alone
              + " or more");
    }
  }

  /** Returns its boss, if it has one. */
  public Optional<Spawn> boss() {
    return groups.stream().map(Group::spawn).filter(spawn -> spawn.spec().isBoss()).findFirst();
  }

  /** Reads a wave; one with a boss has no acts, and ends with its boss. */
  static WaveSpec read(JsonFields in, EntityCatalogue catalogue) {
    List<Group> groups =
        in.has("groups") ? in.parts("groups", group -> readGroup(group, catalogue)) : List.of();
    boolean hasBoss = groups.stream().anyMatch(group -> group.spawn.spec().isBoss());
    return new WaveSpec(
        in.text("name", "a key in the text bundle"),
        in.text("prompt", "a key in the text bundle, or empty"),
        in.has("asks") ? in.constant("asks", AimMode.class) : null,
        in.number("plating", 0, 1),
        hasBoss ? 0 : in.number("alone", 1, 60),
        groups,
        in.partIfThere("crowd", crowd -> CrowdSpec.read(crowd, catalogue)).orElse(CrowdSpec.NONE),
        hasBoss
            ? FinaleSpec.NONE
            : in.part("finale", finale -> FinaleSpec.read(finale, catalogue)));
  }

  private static Group readGroup(JsonFields in, EntityCatalogue catalogue) {
    return new Group(
        catalogue.spawn(in),
        in.integer("count", 1, MAX_GROUP_SIZE),
        in.number("after", 0, 600),
        in.number("every", 0, 600));
  }
}
