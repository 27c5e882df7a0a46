package towline.content;

import java.util.List;
import towline.data.JsonFields;

/**
 * The pools from which a daily run is drawn.
 *
 * @param name the key of its waves' name in the text bundle
 * @param couriers the number of kinds of courier in a run
 * @param kinds the indices of the kinds of courier to draw from
 * @param hazards the hazards to draw from; a run has one
 */
public record DailySpec(String name, int couriers, List<Integer> kinds, List<HazardSpec> hazards) {
  /** Copies the lists. */
  public DailySpec {
    kinds = List.copyOf(kinds);
    hazards = List.copyOf(hazards);
    if (kinds.size() < couriers) {
      throw new IllegalArgumentException(
          "there must be at least " + couriers + " kinds, not " + kinds.size());
    }
    if (hazards.isEmpty()) {
      throw new IllegalArgumentException("there must be at least one hazard");
    }
  }

  static DailySpec read(JsonFields in, CourierTable table, List<HazardSpec> hazards) {
    DailySpec daily =
        new DailySpec(
            in.text("name", "a key in the text bundle"),
            in.integer("couriers", 1, 8),
            in.references("kinds", table.kinds(), kind -> kind.spec().name()).stream()
                .map(kind -> kind.spec().index())
                .distinct()
                .toList(),
            in.references("hazards", hazards, HazardSpec::name));
    for (boolean falls : new boolean[] {false, true}) {
      int coming = daily.kinds(table, falls).size();
      if (coming < daily.couriers) {
        String deck = falls ? "decksFalling" : "decks";
        throw in.error(
            "kinds",
            coming + " of " + deck,
            "a list with at least " + daily.couriers + " of " + deck);
      }
    }
    return daily;
  }

  /** Returns the indices of the kinds to draw from where shots fall or do not. */
  public List<Integer> kinds(CourierTable table, boolean falls) {
    return kinds.stream().filter(kind -> table.comes(kind, falls)).toList();
  }
}
