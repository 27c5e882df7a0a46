package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.api.EventType;
import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;

/** The two modules of a build do more together than each alone. */
class BuildsTest {
  private static final GameContent CONTENT = GameContent.load();

  private static ModuleSpec module(ModuleKind kind) {
    return CONTENT.modules().get(kind.ordinal());
  }

  private static double raised(ModuleKind kind, Stat stat) {
    return module(kind).raises().getOrDefault(stat, 0.0);
  }

  /**
   * Fits one module after the other, as after two waves; returns the number of announced builds.
   */
  private static int fit(Run run, ModuleKind... kinds) {
    int told = 0;
    RunInput input = new RunInput();
    for (ModuleKind kind : kinds) {
      run.openDraft();
      input.choice = -1;
      run.tick(input);
      if (run.draft().items().stream().noneMatch(one -> one.module() == kind)) {
        throw new AssertionError("not on offer: " + kind);
      }
      for (int i = 0; i < run.draft().items().size(); i++) {
        input.choice = run.draft().items().get(i).module() == kind ? i : input.choice;
      }
      run.tick(input);
      told += run.events().count(PlayEvent.BUILD_COMPLETED);
      run.tick(new RunInput());
    }
    return told;
  }

  private static Run run(BuildSpec build) {
    List<ModuleSpec> both = List.of(module(build.first()), module(build.second()));
    return new Run(CONTENT.withModules(both), new RunSetup(5, PlayMode.ARCADE, 1, 1));
  }

  @Test
  void aBuildRaisesMoreThanItsModulesInAnyOrder() {
    for (BuildSpec build : CONTENT.builds()) {
      for (boolean swapped : new boolean[] {false, true}) {
        ModuleKind one = swapped ? build.second() : build.first();
        ModuleKind other = swapped ? build.first() : build.second();
        try (Run run = run(build)) {
          assertThat(fit(run, one)).isZero();
          assertThat(run.builds()).isEmpty();
          assertThat(build.completes(run.current().loadout(), other)).isTrue();
          assertThat(fit(run, other)).isEqualTo(1);
          assertThat(run.builds()).containsExactly(build);
          Loadout fitted = run.current().loadout();
          assertThat(build.isIn(fitted)).isTrue();
          for (Stat stat : Stat.values()) {
            double alone = raised(one, stat) + raised(other, stat);
            assertThat(fitted.get(stat))
                .as("%s of %s", stat, build.name())
                .isEqualTo(alone + build.raises().getOrDefault(stat, 0.0));
          }
        }
      }
    }
  }

  @Test
  void twoModulesWithoutABuildRaiseTheirOwnStatsOnly() {
    ModuleKind one = ModuleKind.LIVE_CABLE;
    ModuleKind other = ModuleKind.MAGNET;
    BuildSpec none = new BuildSpec(0, "NONE", one, other, CONTENT.builds().get(0).raises());
    try (Run run = run(none)) {
      assertThat(fit(run, one, other)).isZero();
      assertThat(run.builds()).isEmpty();
      for (Stat stat : Stat.values()) {
        assertThat(run.current().loadout().get(stat))
            .isEqualTo(raised(one, stat) + raised(other, stat));
      }
    }
  }

  /** Even with all modules fitted the gun has to reload. */
  @Test
  void withAllModulesTheGunStillReloads() {
    int mode = AimMode.DIRECT.ordinal();
    double usual = CONTENT.world().drone().guns().get(mode).reload();
    RunSetup setup = new RunSetup(5, PlayMode.PRACTICE, 5, mode);
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
      flight.run().fitModulesOfWaves(ModuleKind.count());
      assertThat(flight.run().builds()).hasSameSizeAs(CONTENT.builds());
      int volleys = 0;
      int ticks = 20 * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks; tick++) {
        flight.tick();
        boolean fired = flight.run().events().count(EventType.DRONE_FIRED) > 0;
        volleys += fired ? 1 : 0;
      }
      // A rammed foe loads the gun at once, and belief charges it.
      assertThat(volleys).isLessThan(ticks / 6).isGreaterThan((int) (5 / usual));
    }
  }

  @Test
  void twoModulesFormAtMostOneBuild() {
    String raises = "\"raises\": { \"splash\": 1 }";
    assertRefused(
        "{ \"A\": { \"first\": \"HAMMER\", \"second\": \"MIRROR\", %s }, \"B\": { \"first\": \"MIRROR\","
            + " \"second\": \"HAMMER\", %s } }",
        raises, "B is MIRROR and HAMMER");
    assertRefused(
        "{ \"A\": { \"first\": \"HAMMER\", \"second\": \"HAMMER\", %s } }",
        raises, "A.second is HAMMER; it must be another module than the first");
    assertRefused(
        "{ \"A\": { \"first\": \"HAMMER\", \"second\": \"MIRROR\", \"raises\": {} } }",
        raises,
        "A.raises is empty");
  }

  private static void assertRefused(String text, String raises, String message) {
    String filled = text.replace("%s", raises);
    assertThatThrownBy(() -> JsonFields.read("builds.json", filled, GameContent::readBuilds))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining(message);
  }
}
