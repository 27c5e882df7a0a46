package towline.content;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.aim.AimMode;

/**
 * A medal: what earns it.
 *
 * @param name its name in the store and in the text bundle, A to Z, 0 to 9 and _
 * @param feat what it counts
 * @param goal the count at which it is earned
 * @param mode the aim mode that it is about; null for any
 */
public record MedalSpec(String name, MedalCondition feat, int goal, @Nullable AimMode mode) {
  private static final int LARGEST_GOAL = 1_000_000;

  /**
   * The medals that come with the game, in the order of their page.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static List<MedalSpec> load() {
    return JsonFields.read("tuning/medals.json", MedalSpec::readAll);
  }

  /** The medals in a text of that format. */
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
    MedalCondition feat = in.constant("feat", MedalCondition.class);
    boolean ofMode = feat == MedalCondition.TANKS_IN_MODE || feat == MedalCondition.WAVES_IN_MODE;
    return new MedalSpec(
        name,
        feat,
        in.integer("goal", 1, LARGEST_GOAL),
        ofMode ? in.constant("mode", AimMode.class) : null);
  }
}
