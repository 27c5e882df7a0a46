package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import towline.content.ArcadeSpec;
import towline.content.CrowdSpec;
import towline.content.FinaleSpec;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Spawn;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleSpec;

class DraftTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final RunSetup FIRST = new RunSetup(7, PlayMode.ARCADE, 1, 1);

  @Property(seed = "1", tries = 200)
  void theSeedDecidesTheOffersAndNoModuleIsOfferedTwice(@ForAll long seed) {
    List<ModuleSpec> offers = offers(seed);
    assertThat(offers).isEqualTo(offers(seed));
    assertThat(offers.subList(0, Draft.MAX_ITEMS)).doesNotHaveDuplicates().hasSize(Draft.MAX_ITEMS);
  }

  /** Returns the offers of one draft after the other, until everything is fitted. */
  private static List<ModuleSpec> offers(long seed) {
    Draft draft = new Draft(CONTENT.modules(), new RandomStream(seed));
    Loadout fitted = new Loadout();
    List<ModuleSpec> offers = new ArrayList<>();
    for (int wave = 0; wave < CONTENT.modules().size(); wave++) {
      draft.schedule(0);
      assertThat(draft.update(1, fitted)).isTrue();
      offers.addAll(draft.items());
      for (ModuleSpec offered : draft.items()) {
        assertThat(fitted.has(offered.module())).isFalse();
      }
      int index = Math.floorMod(seed, draft.items().size());
      fitted.fit(Objects.requireNonNull(draft.choose(index, 1)));
    }
    draft.schedule(0);
    assertThat(draft.update(1, fitted)).isFalse();
    return offers;
  }

  @Test
  void theWorldIsPausedUntilAModuleIsChosen() {
    try (Run run = new Run(CONTENT, new RunSetup(7, PlayMode.ARCADE, 1, 1))) {
      RunInput input = new RunInput();
      run.openDraft();
      run.tick(input);
      assertThat(run.draft().items()).hasSize(Draft.MAX_ITEMS);
      long tick = run.current().tick();
      input.flight.thrustX = 1;
      for (int i = 0; i < 100; i++) {
        run.tick(input);
      }
      assertThat(run.current().tick()).isEqualTo(tick);
      ModuleSpec second = run.draft().items().get(1);
      input.choice = 1;
      run.tick(input);
      input.choice = Command.UNCHANGED;
      assertThat(run.draft().isOpen()).isFalse();
      run.tick(input);
      assertThat(run.current().tick()).isEqualTo(tick + 1);
      assertThat(run.current().loadout().has(second.module())).isTrue();
      assertThat(run.current().loadout().size()).isEqualTo(1);
    }
  }

  @Test
  void aRunWithModulesRepeatsFromItsReplay() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
    Replay replay = BotRecording.record(CONTENT, setup, "demo", 100 * FixedStep.TICKS_A_SECOND);
    int fitted;
    try (Run run = new Run(CONTENT, setup)) {
      RunInput input = new RunInput();
      Replay.Commands commands = replay.commands();
      while (commands.next(input)) {
        run.tick(input);
      }
      fitted = run.current().loadout().size();
    }
    assertThat(fitted).isPositive();
    assertThat(new ReplayVerifier(again -> new Run(CONTENT, again)).verify(replay))
        .isInstanceOf(VerifyResult.Same.class);
  }

  @Test
  void survivalOffersNothing() {
    assertThat(fittedAfter(PlayMode.ARCADE)).isPositive();
    assertThat(fittedAfter(PlayMode.SURVIVAL)).isZero();
  }

  private static int fittedAfter(PlayMode mode) {
    RunSetup setup = new RunSetup(7, mode, 1, 1);
    try (BotRun run = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < 150 * FixedStep.TICKS_A_SECOND && run.run().wave() < 3; tick++) {
        run.tick();
      }
      assertThat(run.run().wave()).isGreaterThan(1);
      return run.run().current().loadout().size();
    }
  }

  /**
   * A draft follows each wave but the last, even if the last is cleared soon after the one before.
   */
  @Property(seed = "2", tries = 16)
  void aVictoryIsNotFollowedByAnOffer(
      @ForAll @IntRange(min = 1, max = 4) int waves,
      @ForAll @DoubleRange(min = 0.1, max = 2.5) double pause) {
    WaveSpec nothing = new WaveSpec("", "", null, 0, 0, List.of(), CrowdSpec.NONE, FinaleSpec.NONE);
    int opened = 0;
    try (Run run = new Run(arcade(waves, pause, nothing), FIRST)) {
      RunInput input = new RunInput();
      for (int tick = 0;
          tick < 60 * FixedStep.TICKS_A_SECOND && run.secondsSinceEnd() < 2;
          tick++) {
        input.choice = run.draft().isOpen() ? 0 : Command.UNCHANGED;
        run.tick(input);
        opened += run.events().count(PlayEvent.DRAFT_OPENED);
        assertThat(run.draft().isOpen() && run.over()).isFalse();
      }
      assertThat(run.won()).isTrue();
      boolean eachInTime = pause > Draft.DELAY;
      assertThat(opened).isBetween(eachInTime ? waves - 1 : 0, waves - 1);
      assertThat(run.current().loadout().size()).isEqualTo(opened);
    }
  }

  /** Waves of a missile that ends none: the ship is lost while the offer after a wave is due. */
  @Test
  void aDeathIsNotFollowedByAnOffer() {
    WaveSpec missile =
        new WaveSpec(
            "",
            "",
            null,
            0,
            0,
            List.of(
                new WaveSpec.Group(
                    new Spawn(
                        EntityKind.MISSILE, CONTENT.missiles().get(0), 1, Spawn.Entrance.DRIFT),
                    1,
                    0,
                    0)),
            CrowdSpec.NONE,
            FinaleSpec.NONE);
    GameContent deadly = arcade(40, 0.9, missile).withWorld(CONTENT.world().withHull(1));
    try (Run run = new Run(deadly, FIRST)) {
      RunInput input = new RunInput();
      long cleared = 0;
      while (!run.over()) {
        run.tick(input);
        boolean isCleared = run.events().count(PlayEvent.WAVE_CLEARED) > 0;
        cleared = isCleared ? run.current().tick() : cleared;
        assertThat(run.draft().isOpen()).isFalse();
      }
      long since = run.current().tick() - cleared;
      assertThat(run.won()).isFalse();
      assertThat(cleared).isPositive();
      assertThat(since * FixedStep.TICK_SECONDS).as("an offer is due").isLessThan(Draft.DELAY);
      for (int tick = 0; tick < 2 * FixedStep.TICKS_A_SECOND; tick++) {
        run.tick(input);
        assertThat(run.events().count(PlayEvent.DRAFT_OPENED)).isZero();
        assertThat(run.draft().isOpen()).isFalse();
      }
    }
  }

  /** Returns an arcade of {@code waves} times {@code wave}. */
  private static GameContent arcade(int waves, double pause, WaveSpec wave) {
    ArcadeSpec arcade = CONTENT.arcade();
    return CONTENT.withArcade(
        new ArcadeSpec(
            arcade.pressure(),
            pause,
            arcade.distress(),
            Collections.nCopies(waves, arcade.sector(1)),
            Collections.nCopies(waves, wave)));
  }
}
