package towline.game.records;

import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleKind;
import towline.view.text.Localization;

/** Builds in words. */
public final class BuildWords {
  private BuildWords() {}

  /** Its modules, such as: EMBER SHELLS + RICOCHET. */
  private static String parts(BuildSpec build, Localization words) {
    return module(build.first(), words) + " + " + module(build.second(), words);
  }

  /** Its name and its modules. */
  public static String full(BuildSpec build, Localization words) {
    return words.of("over.build", words.of("build." + build.name()), parts(build, words));
  }

  /**
   * What a module would make together with another one that is fitted, such as: With RICOCHET:
   * FIREBRAND; without a name as long as the build has not been found.
   */
  public static String promise(
      BuildSpec build, ModuleKind offered, boolean found, Localization words) {
    ModuleKind other = build.first() == offered ? build.second() : build.first();
    String name = found ? words.of("build." + build.name()) : words.of("menu.draft.unknown");
    return words.of("menu.draft.build", module(other, words), name);
  }

  private static String module(ModuleKind module, Localization words) {
    return words.of("module." + module.name());
  }
}
