package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.data.ContentException;
import towline.data.JsonFields;

/**
 * A medal and its goals.
 *
 * @param name its name in the store and in the text bundle, A to Z, 0 to 9 and _
 * @param feat its count
 * @param goals the count that earns it; or three rising counts, for bronze, silver and gold
 */
public record MedalSpec(String name, MedalCondition feat, List<Integer> goals) {
  /** Number of tiers of a medal with tiers. */
  public static final int TIERS = 3;

  private static final int MAX_GOAL = 1_000_000;

  /** Suffixes of the medal's name for its tiers in the store. */
  private static final List<String> SUFFIXES = List.of("", "_SILVER", "_GOLD");

  /** Checks the goals. */
  public MedalSpec {
    goals = List.copyOf(goals);
    if (goals.size() != 1 && goals.size() != TIERS) {
      throw new IllegalArgumentException("a medal has one goal or " + TIERS + ", not " + goals);
    }
    for (int tier = 1; tier < goals.size(); tier++) {
      if (goals.get(tier) <= goals.get(tier - 1)) {
        throw new IllegalArgumentException("goals must rise, not be " + goals);
      }
    }
  }

  /** Creates a medal without tiers. */
  public MedalSpec(String name, MedalCondition feat, int goal) {
    this(name, feat, List.of(goal));
  }

  /** Returns the count that earns its first tier. */
  public int goal() {
    return goals.get(0);
  }

  /** Returns the name of a tier, from 1 on, in the store; that of the first is the medal's own. */
  public String kept(int tier) {
    return name + SUFFIXES.get(tier - 1);
  }

  /**
   * Loads the medals of the game, in the order of their page.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static List<MedalSpec> load() {
    return JsonFields.read("tuning/medals.json", MedalSpec::readAll);
  }

  /** Reads the medals in a text of the format of the data file. */
  public static List<MedalSpec> read(String text) {
    return JsonFields.read("tuning/medals.json", text, MedalSpec::readAll);
  }

  private static List<MedalSpec> readAll(JsonFields in) {
    List<MedalSpec> medals = new ArrayList<>();
    for (String name : in.names()) {
      if (!name.matches("[A-Z][A-Z0-9_]{0,39}")) {
        throw in.error(name, name, "a name of A to Z, 0 to 9 and _, 40 letters at most");
      }
      medals.add(in.part(name, part -> read(name, part)));
    }
    return medals;
  }

  private static MedalSpec read(String name, JsonFields in) {
    return new MedalSpec(
        name, in.constant("feat", MedalCondition.class), in.integers("goals", 1, MAX_GOAL));
  }
}
