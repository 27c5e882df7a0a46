package towline.game.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.FrameProgress;
import towline.game.diagnostics.Timings;
import towline.session.Assistance;
import towline.session.FixedStep;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Snapshot;
import towline.view.world.WorldView;

/**
 * A run in the window's time: its driver, the clock of its ticks, its recording, and the observers
 * for picture and sound. Holds native memory until {@link #close()}.
 */
public final class FlownRun implements AutoCloseable {
  /** Time for which the end of the ship is shown, s. */
  public static final double END_SECONDS = 2.2;

  private final RunDriver driver;
  private final WorldView view;
  private final Timings tickTimes;
  private final FrameProgress frameProgress;
  private final FixedStep step = new FixedStep();
  private final HitStop hitStop;
  private final ReplayRecorder recorder;
  private final List<RunObserver> observers = new ArrayList<>();
  private final LongSupplier hash = this::hash;
  private long lastHash;
  private boolean assisted;
  private boolean repeatable = true;

  /**
   * Creates a run played by {@code driver} and shown in {@code view}. {@link #close()} closes the
   * driver.
   */
  FlownRun(
      RunDriver driver,
      WorldView view,
      HitStop hitStop,
      Timings tickTimes,
      FrameProgress frameProgress) {
    this.driver = driver;
    this.view = view;
    this.hitStop = hitStop;
    this.tickTimes = tickTimes;
    this.frameProgress = frameProgress;
    recorder = new ReplayRecorder(driver.run().setup());
    addObserver(played -> hitStop.onEvents(played.events()));
    addObserver(played -> view.onEvents(played.events(), played.current()));
  }

  public Run run() {
    return driver.run();
  }

  /** Returns the world after the last tick. */
  public Snapshot current() {
    return driver.run().current();
  }

  /** Returns true once the run is over and its end has been shown. */
  public boolean ended() {
    return driver.run().over() && driver.run().secondsSinceEnd() > END_SECONDS;
  }

  /** Returns the driver, which can be changed before the first tick. */
  public RunDriver driver() {
    return driver;
  }

  public PilotKind pilot() {
    return driver.pilot();
  }

  /** Adds an observer that is called at each tick from now on, after those added before it. */
  public void addObserver(RunObserver observer) {
    observers.add(observer);
  }

  /** Returns the clock of the ticks: pause, single steps, speed and slow motion. */
  public FixedStep step() {
    return step;
  }

  /**
   * Returns the assistance that a person had before the run was over: slow motion or single steps,
   * full aim assist or auto-fire, or a change of the enemies' laws.
   */
  public Assistance assistance() {
    return assisted || driver.run().assisted() ? Assistance.USED : Assistance.NONE;
  }

  /** Applies the settings that concern every run. */
  public void applySettings(Settings settings) {
    hitStop.setStrength(settings.isOn(Options.HIT_STOP) ? 1 : 0);
  }

  /** Chooses the offer at {@code index}, from 0 on. */
  public void choose(int index) {
    driver.choose(index);
  }

  /** Plays the ticks that are due after {@code seconds} of real time, and shows them. */
  public void advance(double seconds) {
    int due = step.advance(step.paused() ? seconds : hitStop.update(seconds));
    for (int i = 0; i < due; i++) {
      tick();
    }
    Run run = driver.run();
    double alpha = step.paused() || run.isChoiceOpen() ? 1 : step.alpha();
    view.update(run.previous(), run.current(), alpha, step.effectSeconds());
  }

  /** Returns true while a hit stop slows the run. */
  public boolean isSlowed() {
    return hitStop.isActive();
  }

  /** Marks the run as changed in a way that no replay could reproduce. */
  public void spoil() {
    repeatable = false;
  }

  /**
   * Returns false if the run was changed in a way that no replay could reproduce. Such a run is not
   * saved.
   */
  public boolean isRepeatable() {
    return repeatable;
  }

  /** Returns the run up to the last complete tick; empty if a replay could not reproduce it. */
  public Optional<Replay> recording() {
    return repeatable ? Optional.of(recorder.replay(lastHash)) : Optional.empty();
  }

  private long hash() {
    return lastHash;
  }

  private void tick() {
    frameProgress.enter(FramePhase.TICK);
    if (pilot() == PilotKind.PLAYER && !driver.run().over()) {
      assisted |= step.paused() || step.timeScale() * step.speed() < 1 || driver.isAssisted();
    }
    long start = System.nanoTime();
    if (!driver.tick()) {
      if (!driver.awaitsStart()) {
        step.pause();
      }
      return;
    }
    tickTimes.add(System.nanoTime() - start);
    // Hashed after every tick: if the next one fails half-way, the state is no longer consistent.
    if (recorder.ticks() < Replay.MAX_TICKS) {
      lastHash = driver.run().hash();
      recorder.record(driver.input(), hash);
    }
    frameProgress.enter(FramePhase.EVENTS);
    Run run = driver.run();
    for (int i = 0; i < observers.size(); i++) {
      observers.get(i).onTick(run);
    }
  }

  @Override
  public void close() {
    driver.close();
  }
}
