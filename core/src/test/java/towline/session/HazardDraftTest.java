package towline.session;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.content.PlayEvent;
import towline.internal.RandomStream;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;

/** In every minute of survival the player has to choose one of two hazards. */
class HazardDraftTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double EVERY = CONTENT.survival().dangers().every();

  private static RunSetup setup(PlayMode mode) {
    return new RunSetup(77, mode, 1, 1);
  }

  @Test
  void theWorldWaitsForAChoiceAndTheHazardLasts() {
    try (Run run = new Run(CONTENT, setup(PlayMode.SURVIVAL))) {
      RunInput input = new RunInput();
      run.openHazardDraft();
      List<HazardSpec> offer = run.hazardDraft().items();
      assertThat(offer).hasSize(HazardDraft.MAX_ITEMS).doesNotHaveDuplicates();
      assertThat(run.isChoiceOpen()).isTrue();
      assertThat(run.choices()).isEqualTo(HazardDraft.MAX_ITEMS);
      long before = run.current().tick();
      input.choice = 2;
      for (int tick = 0; tick < 100; tick++) {
        run.tick(input);
        assertThat(run.wasPaused()).isTrue();
      }
      assertThat(run.current().tick()).isEqualTo(before);
      input.choice = 1;
      run.tick(input);
      assertThat(run.events().count(PlayEvent.HAZARD_FACED)).isEqualTo(1);
      assertThat(run.isChoiceOpen()).isFalse();
      assertThat(run.hazards().active()).containsExactly(offer.get(1));
      run.tick(new RunInput());
      assertThat(run.current().tick()).isEqualTo(before + 1);
    }
  }

  @Test
  void aReplayRepeatsTheChoicesOfABot() {
    Replay replay =
        BotRecording.record(CONTENT, setup(PlayMode.SURVIVAL), "demo", (int) (60 * (EVERY + 8)));
    Set<Integer> choices = new HashSet<>();
    Replay.Commands commands = replay.commands();
    RunInput input = new RunInput();
    while (commands.next(input)) {
      choices.add(input.choice);
    }
    assertThat(choices).hasSize(2);
    Run[] played = new Run[1];
    ReplayVerifier verifier =
        new ReplayVerifier(
            setup -> {
              played[0] = new Run(CONTENT, setup);
              return played[0];
            });
    assertThat(verifier.verify(replay).sentence()).startsWith("ok");
    assertThat(played[0].hazards().count()).isEqualTo(1);
  }

  @Test
  void noOtherModeOffersHazards() {
    for (PlayMode mode : PlayMode.values()) {
      if (mode != PlayMode.SURVIVAL) {
        try (Run run = new Run(CONTENT, setup(mode))) {
          int hazards = run.hazards().count();
          for (int tick = 0; tick < 60 * (EVERY + 1) && !run.over(); tick++) {
            run.tick(new RunInput());
            assertThat(run.hazardDraft().isOpen()).isFalse();
          }
          assertThat(run.hazards().count()).isEqualTo(hazards);
        }
      }
    }
  }

  /** New hazards come first; then those that are still felt in full; then there is no choice. */
  @Test
  void hazardsComeAgainUntilNothingGrows() {
    for (long seed = 1; seed <= 50; seed++) {
      HazardDraft draft = new HazardDraft(CONTENT.survival().dangers(), new RandomStream(seed));
      List<HazardSpec> all = CONTENT.survival().dangers().hazards();
      Hazards faced = new Hazards();
      boolean isOver = false;
      for (int minute = 1; minute <= 25; minute++) {
        assertThat(draft.update(EVERY / 2, faced)).isFalse();
        boolean isOpen = draft.update(EVERY / 2, faced);
        assertThat(isOpen).isEqualTo(all.stream().anyMatch(faced::accepts));
        assertThat(isOpen && isOver).as("closed for good").isFalse();
        isOver = !isOpen;
        assertThat(draft.items()).doesNotHaveDuplicates().allMatch(faced::accepts);
        if (minute < all.size()) {
          assertThat(draft.items()).hasSize(HazardDraft.MAX_ITEMS).noneMatch(faced::has);
        }
        if (isOpen) {
          faced.add(requireNonNull(draft.choose((int) (seed % draft.items().size()), 0)));
        }
      }
      assertThat(isOver).isTrue();
    }
  }

  /** Also when a single one has not come yet: then others come again. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void thereIsAChoiceWhileTwoHazardsCanGrow(long seed) {
    HazardDraft draft = new HazardDraft(CONTENT.survival().dangers(), new RandomStream(seed));
    List<HazardSpec> left = new ArrayList<>(CONTENT.survival().dangers().hazards());
    RandomStream random = new RandomStream(seed);
    Hazards faced = new Hazards();
    while (!left.isEmpty()) {
      HazardSpec next = left.remove(random.index(left.size()));
      if (faced.accepts(next)) {
        faced.add(next);
      }
      long growing = CONTENT.survival().dangers().hazards().stream().filter(faced::accepts).count();
      assertThat(draft.candidates(faced).size())
          .isGreaterThanOrEqualTo((int) Math.min(HazardDraft.MAX_ITEMS, growing));
      assertThat(draft.candidates(faced)).allMatch(faced::accepts);
    }
  }
}
