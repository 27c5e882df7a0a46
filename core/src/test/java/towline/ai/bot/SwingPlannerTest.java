package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

class SwingPlannerTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int TICKS = 60 * 60;

  private final SwingPlanner planner = new SwingPlanner();

  private double value(Snapshot seen, double x, double y) {
    planner.update(seen, seen.first(EntityKind.SHIP));
    return planner.value(seen, x, y);
  }

  /** Returns a ship that flies up, and a drone that flies past it on the right. */
  private static Snapshots swung() {
    return new Snapshots(1)
        .moving(EntityKind.SHIP, 1, 48, 27, 0, 8, 1)
        .moving(EntityKind.DRONE, 2, 55, 24, 0, 26, 1);
  }

  private static Snapshot hooked(Snapshots world) {
    Snapshot seen = world.done();
    Snapshots.hook(seen.cable(), 8);
    return seen;
  }

  @Test
  void noSwingHasWorthWithoutAFoeInReach() {
    assertThat(value(hooked(swung()), 0, 1)).isZero();
    assertThat(value(hooked(swung().with(EntityKind.TANK, 9, 20, 27, 0)), 0, 1)).isZero();
  }

  @Test
  void aFoeInTheDronesWayGivesASwingWorth() {
    assertThat(value(hooked(swung().with(EntityKind.TANK, 9, 55, 27, 0)), 0, 1)).isPositive();
    assertThat(value(hooked(swung().with(EntityKind.MITE, 9, 55, 27, 0)), 0, 1)).isPositive();
  }

  /** Among these are foes that the drone touches when the second course begins. */
  @Test
  void aFoeThatIsRammedCountsOnce() {
    double most = 0;
    for (double y = 25; y < 45; y += 0.25) {
      double value = value(hooked(swung().with(EntityKind.TANK, 9, 55, y, 0)), 0, 1);
      assertThat(value).as("a tank at y = %s", y).isLessThanOrEqualTo(1);
      most = Math.max(most, value);
    }
    assertThat(most).isPositive();
  }

  @Test
  void noSwingHasWorthWithoutACable() {
    Snapshot seen = swung().with(EntityKind.TANK, 9, 55, 27, 0).done();
    seen.cable().length = 8;
    assertThat(value(seen, 0, 1)).isZero();
  }

  /** The plans work in the game with its own physics. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void aBotThatPlansSwingsRamsMore(long seed) {
    int with = whipKills(Bots.create("demo", seed), seed);
    int without = whipKills(Bots.demoWithout(BotSkill.WHIP, seed), seed);
    assertThat(with).isGreaterThan(2 * Math.max(5, without));
  }

  private static int whipKills(Pilot bot, long seed) {
    GameContent content = CONTENT.withWorld(CONTENT.world().withHull(1_000_000));
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    try (BotRun run = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < TICKS; tick++) {
        run.tick();
      }
      return run.run().score().whipKills();
    }
  }
}
