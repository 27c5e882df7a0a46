package towline.content;

import java.util.List;
import towline.data.JsonFields;
import towline.sim.api.Spawn;

/**
 * The staged end of a wave: squads that enter in formation, one after the other. The wave is over
 * when all foes are dead after the last one has entered.
 *
 * @param squads the squads in the order of their entries
 */
public record FinaleSpec(List<Squad> squads) {
  /** No squads. */
  public static final FinaleSpec NONE = new FinaleSpec(List.of());

  /** Greatest number of members of a squad. */
  private static final int MAX_SIZE = 60;

  /** A formation in which foes enter, each through a warp gate of its own. */
  public enum Formation {
    /** In a ring round the ship that leaves a gap. */
    RING,
    /** Side by side, across the ship's course. */
    ABREAST,
    /** Side by side, behind the ship. */
    ASTERN,
    /** Half of them on one side of the ship, half on the other. */
    FLANKS,
    /** Half in a row and half in a column across it. */
    CROSSFIRE
  }

  /**
   * Equal foes in formation.
   *
   * @param each a member
   * @param formation the formation
   * @param size the number of members, before the factor of the difficulty
   * @param after the time from the start of the finale to their entry, s
   */
  public record Squad(Spawn each, Formation formation, int size, double after) {
    static Squad read(JsonFields in, EntityCatalogue catalogue) {
      return new Squad(
          catalogue.single(in),
          in.constant("formation", Formation.class),
          in.integer("size", 1, MAX_SIZE),
          in.has("after") ? in.number("after", 0, 60) : 0);
    }

    /** Returns the same squad with another time of entry, s. */
    public Squad enteringAfter(double seconds) {
      return new Squad(each, formation, size, seconds);
    }
  }

  /** Copies the list, and checks the order. */
  public FinaleSpec {
    squads = List.copyOf(squads);
    for (int i = 1; i < squads.size(); i++) {
      if (squads.get(i).after < squads.get(i - 1).after) {
        throw new IllegalArgumentException(
            "the squads of a finale must be in the order of their entries, not "
                + squads.get(i - 1).after
                + " and then "
                + squads.get(i).after);
      }
    }
  }

  /** Returns the time from its start to the entry of the last squad, s. */
  public double lastEntry() {
    return squads.isEmpty() ? 0 : squads.get(squads.size() - 1).after();
  }

  static FinaleSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new FinaleSpec(in.parts("squads", squad -> Squad.read(squad, catalogue)));
  }
}
