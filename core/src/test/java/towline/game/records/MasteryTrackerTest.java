package towline.game.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.content.MasterySpec;
import towline.content.PlayEvent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;
import towline.store.Folders;
import towline.store.Store;
import towline.web.host.Slices;

/** Steps are earned by use, saved, and never lost or counted twice. */
class MasteryTrackerTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final AimMode MODE = AimMode.TURN_LEAD;

  @TempDir Path folder;

  private final List<String> reached = new ArrayList<>();

  private MasteryTracker tracker() {
    return new MasteryTracker(
        CONTENT, new Store(Folders.portable(folder)), new Slices(task -> {}, () -> 0));
  }

  private Consumer<Run> observer(MasteryTracker tracker, PlayMode mode) {
    return tracker.observer(mode, (aimMode, step) -> reached.add(aimMode + " " + step));
  }

  /** Opens {@code couriers} couriers before {@code observer}. */
  private static void open(Consumer<Run> observer, int couriers) {
    try (Run run = new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, 1, 1))) {
      for (int i = 0; i < couriers; i++) {
        run.tick(new RunInput());
        TestEvents.add(run.events(), EventType.COURIER_OPENED, MODE.ordinal());
        observer.accept(run);
      }
    }
  }

  /** Returns the number of couriers that are enough for a step. */
  private static int couriersTo(int step) {
    MasterySpec spec = CONTENT.mastery();
    int points = spec.steps().get(step - 1);
    return (points + spec.courier() - 1) / spec.courier();
  }

  @Test
  void eachStepIsReportedOnceAndKeptForTheNextSession() {
    MasteryTracker tracker = tracker();
    open(observer(tracker, PlayMode.ARCADE), couriersTo(Mastery.STEPS) + 3);
    assertThat(reached).containsExactly(MODE + " 1", MODE + " 2", MODE + " 3");
    assertThat(tracker.steps()).isEqualTo(Mastery.none().with(MODE.ordinal(), Mastery.STEPS));
    tracker.flush();
    assertThat(tracker().steps()).isEqualTo(tracker.steps());
  }

  @Test
  void pointsSavedDuringARunAreNotCountedTwice() {
    MasteryTracker tracker = tracker();
    Consumer<Run> observer = observer(tracker, PlayMode.SURVIVAL);
    int all = couriersTo(1);
    for (int i = 0; i < all - 1; i++) {
      open(observer, 1);
      tracker.flush();
      tracker.flush();
      assertThat(tracker.steps().isNone()).isTrue();
      assertThat(tracker().steps().isNone()).isTrue();
    }
    open(observer, 1);
    assertThat(reached).containsExactly(MODE + " 1");
    tracker.flush();
    assertThat(tracker().steps()).isEqualTo(Mastery.none().with(MODE.ordinal(), 1));
  }

  /** Nothing is flushed here, as if the process had been killed. */
  @Test
  void reportedStepsAndClearedWavesAreSavedAtOnce() {
    MasteryTracker tracker = tracker();
    Consumer<Run> observer = observer(tracker, PlayMode.DAILY);
    open(observer, couriersTo(1));
    assertThat(reached).containsExactly(MODE + " 1");
    assertThat(tracker().steps().step(MODE.ordinal())).isEqualTo(1);
    int more = couriersTo(2) - couriersTo(1);
    open(observer, more - 1);
    try (Run run = new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, 1, 1))) {
      run.tick(new RunInput());
      TestEvents.add(run.events(), PlayEvent.WAVE_CLEARED, 1);
      observer.accept(run);
    }
    MasteryTracker next = tracker();
    open(observer(next, PlayMode.DAILY), 1);
    assertThat(reached).containsExactly(MODE + " 1", MODE + " 2");
    tracker.flush();
    assertThat(tracker().steps().step(MODE.ordinal())).isEqualTo(2);
  }

  @Test
  void runsOfTwoProcessesAddUp() {
    MasteryTracker one = tracker();
    MasteryTracker other = tracker();
    int half = couriersTo(1) / 2;
    open(observer(one, PlayMode.ARCADE), half);
    open(observer(other, PlayMode.DAILY), couriersTo(1) - half);
    assertThat(reached).isEmpty();
    one.flush();
    other.flush();
    assertThat(other.steps().step(MODE.ordinal())).isEqualTo(1);
    assertThat(tracker().steps().step(MODE.ordinal())).isEqualTo(1);
  }

  @Test
  void practiceEarnsNothing() {
    MasteryTracker tracker = tracker();
    open(observer(tracker, PlayMode.PRACTICE), couriersTo(Mastery.STEPS));
    tracker.flush();
    assertThat(tracker.steps().isNone()).isTrue();
    assertThat(tracker().steps().isNone()).isTrue();
    assertThat(reached).isEmpty();
  }
}
