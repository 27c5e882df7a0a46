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
 * How far the player masters each aim mode: watches runs, and keeps what they earned among the
 * statistics.
 */
public final class MasteryTracker {
  private static final AimMode[] MODES = AimMode.values();

  private final MasterySpec spec;

  private final Store store;

  /** What is kept of each mode, points. */
  private final long[] kept = new long[MODES.length];

  /** What the run earns that was observed last, and how much of that is kept. */
  private MasteryCount count = new MasteryCount();

  private Statistics keptOfRun = Statistics.none();
  private Mastery steps = Mastery.none();

  /** Whether something waits to be kept: a step was reached, or a wave cleared. */
  private boolean due;

  private final BackgroundSave save;

  /** The mastery that {@code store} keeps. */
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

  /** The steps that are reached. */
  public Mastery steps() {
    return steps;
  }

  /** The points of a mode. */
  private long points(AimMode mode) {
    Statistics of = keptOfRun;
    return kept[mode.ordinal()]
        + spec.points(
            count.firstHits(mode) - of.sum(firstHits(mode)),
            count.couriers(mode) - of.sum(couriers(mode)));
  }

  /**
   * An observer of a run of that mode, which the player flies; {@code reached} is told of each step
   * that a mode reaches. Without ranks it earns nothing.
   */
  public Consumer<Run> observer(PlayMode mode, BiConsumer<AimMode, Integer> reached) {
    flush();
    if (!mode.isRanked()) {
      return run -> {};
    }
    MasteryCount ofRun = new MasteryCount();
    count = ofRun;
    keptOfRun = Statistics.none();
    return run -> {
      if (run.counted() && ofRun.count(run.events())) {
        raise(reached);
      }
      due |= run.events().count(PlayEvent.WAVE_CLEARED) > 0;
      if (due) {
        saveInBackground();
      }
    };
  }

  private void raise(BiConsumer<AimMode, Integer> reached) {
    for (AimMode mode : MODES) {
      int step = spec.step(points(mode));
      if (step > steps.step(mode.ordinal())) {
        steps = steps.with(mode.ordinal(), step);
        due = true;
        reached.accept(mode, step);
      }
    }
  }

  /** Keeps what has been earned, while the fight goes on; later, if the disk is still at it. */
  private void saveInBackground() {
    due = save.isBusy();
    if (!due) {
      Statistics unkept = takeUnkept();
      save.start(() -> store.add(unkept));
    }
  }

  /** What has been earned since the last call. */
  private Statistics takeUnkept() {
    Map<String, Long> sums = new HashMap<>();
    for (AimMode mode : MODES) {
      add(sums, firstHits(mode), count.firstHits(mode));
      add(sums, couriers(mode), count.couriers(mode));
      kept[mode.ordinal()] = points(mode);
    }
    Statistics unkept = new Statistics(sums, Map.of());
    keptOfRun = keptOfRun.with(unkept);
    return unkept;
  }

  /**
   * Keeps what has been earned and not been kept yet, and waits for the disk; nothing else may be
   * added to the statistics meanwhile.
   */
  public void flush() {
    save.await();
    Statistics unkept = takeUnkept();
    if (!unkept.equals(Statistics.none())) {
      store.add(unkept);
    }
    read();
  }

  private void add(Map<String, Long> sums, String name, long counted) {
    long due = counted - keptOfRun.sum(name);
    if (due > 0) {
      sums.put(name, due);
    }
  }

  /** Reads what is kept; another Towline may have added to it. */
  private void read() {
    Statistics all = store.statistics();
    for (AimMode mode : MODES) {
      long points = spec.points(all.sum(firstHits(mode)), all.sum(couriers(mode)));
      kept[mode.ordinal()] = points;
      steps = steps.with(mode.ordinal(), spec.step(points));
    }
  }
}
