package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.sim.api.Command;
import towline.sim.module.Loadout;
import towline.sim.module.ModuleSpec;

class DraftTest {
  private static final GameContent CONTENT = GameContent.load();

  @Property(seed = "1", tries = 200)
  void theSeedDecidesAndNothingIsOfferedTwice(@ForAll long seed) {
    List<ModuleSpec> offers = offers(seed);
    assertThat(offers).isEqualTo(offers(seed));
    assertThat(offers.subList(0, Draft.MOST)).doesNotHaveDuplicates().hasSize(Draft.MOST);
  }

  /** What is on offer in one draft after the other, until everything is fitted. */
  private static List<ModuleSpec> offers(long seed) {
    Draft draft = new Draft(CONTENT.modules(), new RandomStream(seed));
    Loadout fitted = new Loadout();
    List<ModuleSpec> offers = new ArrayList<>();
    for (int wave = 0; wave < CONTENT.modules().size(); wave++) {
      draft.schedule(0);
      assertThat(draft.update(1, fitted)).isTrue();
      offers.addAll(draft.offer());
      for (ModuleSpec offered : draft.offer()) {
        assertThat(fitted.has(offered.module())).isFalse();
      }
      int index = Math.floorMod(seed, draft.offer().size());
      fitted.fit(Objects.requireNonNull(draft.choose(index, 1)));
    }
    draft.schedule(0);
    assertThat(draft.update(1, fitted)).isFalse();
    return offers;
  }

  @Test
  void theWorldStandsStillUntilAModuleIsChosen() {
    try (Run run = new Run(CONTENT, new RunSetup(7, PlayMode.ARCADE, 1, 1))) {
      Command command = new Command();
      run.openDraft();
      run.tick(command);
      assertThat(run.draft().offer()).hasSize(Draft.MOST);
      long tick = run.current().tick();
      command.thrustX = 1;
      for (int i = 0; i < 100; i++) {
        run.tick(command);
      }
      assertThat(run.current().tick()).isEqualTo(tick);
      ModuleSpec second = run.draft().offer().get(1);
      command.module = 1;
      run.tick(command);
      command.module = Command.SAME;
      assertThat(run.draft().isOpen()).isFalse();
      run.tick(command);
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
      Command command = new Command();
      Replay.Commands commands = replay.commands();
      while (commands.next(command)) {
        run.tick(command);
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
}
