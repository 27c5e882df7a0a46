package towline.game.records;

import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleKind;
import towline.view.text.Localization;

/** Describes builds in words. */
public final class BuildWords {
  private BuildWords() {}

  /** Returns the modules of a build, for instance: EMBER SHELLS + RICOCHET. */
  private static String parts(BuildSpec build, Localization words) {
    return module(build.first(), words) + " + " + module(build.second(), words);
  }

  /** Returns the name and the modules of a build. */
  public static String full(BuildSpec build, Localization words) {
    return words.of("over.build", words.of("build." + build.name()), parts(build, words));
  }

  /**
   * Returns the build that an offered module would complete with a fitted one, for instance: With
   * RICOCHET: FIREBRAND. The name is hidden until the build has been found.
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
