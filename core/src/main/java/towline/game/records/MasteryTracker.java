package towline.game.records;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.content.MasterySpec;
import towline.content.PlayEvent;
import towline.game.host.Background;
import towline.session.MasteryCount;
import towline.session.PlayMode;
import towline.session.Run;
import towline.store.Statistics;
import towline.store.Store;

/**
 * The player's mastery of each aim mode: observes runs, and saves their points in the statistics.
 */
public final class MasteryTracker {
  private static final AimMode[] MODES = AimMode.values();

  private final MasterySpec spec;

  private final Store store;

  /** Saved points of each mode. */
  private final long[] savedPoints = new long[MODES.length];

  /** Counts of the run observed last, and the part of them that is saved. */
  private MasteryCount count = new MasteryCount();

  private Statistics savedOfRun = Statistics.none();
  private Mastery steps = Mastery.none();

  /** True if there is something to save: a step was reached, or a wave cleared. */
  private boolean saveDue;

  private final BackgroundSave save;

  /** Creates a tracker of the mastery in {@code store}. */
  public MasteryTracker(GameContent content, Store store, Background background) {
    save = new BackgroundSave(background, "towline-mastery");
    spec = content.mastery();
    this.store = store;
    read();
  }

  private static String firstHits(AimMode mode) {
    return "FIRST_HITS_" + mode.name();
  }

  private static String couriers(AimMode mode) {
    return "COURIERS_" + mode.name();
  }

  /** Returns the steps that have been reached. */
  public Mastery steps() {
    return steps;
  }

  /** Returns the points of a mode. */
  private long points(AimMode mode) {
    Statistics saved = savedOfRun;
    return savedPoints[mode.ordinal()]
        + spec.points(
            count.firstHits(mode) - saved.sum(firstHits(mode)),
            count.couriers(mode) - saved.sum(couriers(mode)));
  }

  /**
   * Returns an observer for the player's run in {@code mode}, which calls {@code reached} with each
   * step that an aim mode reaches. A mode without rankings earns nothing.
   */
  public Consumer<Run> observer(PlayMode mode, BiConsumer<AimMode, Integer> reached) {
    flush();
    if (!mode.isRanked()) {
      return run -> {};
    }
    MasteryCount ofRun = new MasteryCount();
    count = ofRun;
    savedOfRun = Statistics.none();
    return run -> {
      if (run.counted() && ofRun.count(run.events())) {
        raise(reached);
      }
      saveDue |= run.events().count(PlayEvent.WAVE_CLEARED) > 0;
      if (saveDue) {
        saveInBackground();
      }
    };
  }

  private void raise(BiConsumer<AimMode, Integer> reached) {
    for (AimMode mode : MODES) {
      int step = spec.step(points(mode));
      if (step > steps.step(mode.ordinal())) {
        steps = steps.with(mode.ordinal(), step);
        saveDue = true;
        reached.accept(mode, step);
      }
    }
  }

  /** Saves the points earned in the background; if a save is running, later. */
  private void saveInBackground() {
    saveDue = save.isBusy();
    if (!saveDue) {
      Statistics unsaved = takeUnsaved();
      save.start(() -> store.add(unsaved));
    }
  }

  /** Returns the counts since the last call. */
  private Statistics takeUnsaved() {
    Map<String, Long> sums = new HashMap<>();
    for (AimMode mode : MODES) {
      add(sums, firstHits(mode), count.firstHits(mode));
      add(sums, couriers(mode), count.couriers(mode));
      savedPoints[mode.ordinal()] = points(mode);
    }
    Statistics unsaved = new Statistics(sums, Map.of());
    savedOfRun = savedOfRun.with(unsaved);
    return unsaved;
  }

  /**
   * Saves the points that have not been saved yet and waits for the disk. Nothing else may be added
   * to the statistics meanwhile.
   */
  public void flush() {
    save.await();
    Statistics unsaved = takeUnsaved();
    if (!unsaved.equals(Statistics.none())) {
      store.add(unsaved);
    }
    read();
  }

  private void add(Map<String, Long> sums, String name, long counted) {
    long saveDue = counted - savedOfRun.sum(name);
    if (saveDue > 0) {
      sums.put(name, saveDue);
    }
  }

  /** Reads the saved counts, to which another Towline process may have added. */
  private void read() {
    Statistics all = store.statistics();
    for (AimMode mode : MODES) {
      long points = spec.points(all.sum(firstHits(mode)), all.sum(couriers(mode)));
      savedPoints[mode.ordinal()] = points;
      steps = steps.with(mode.ordinal(), spec.step(points));
    }
  }
}
