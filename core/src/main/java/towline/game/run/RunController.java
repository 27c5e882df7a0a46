package towline.game.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import towline.content.look.EffectTable;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.FrameProgress;
import towline.game.diagnostics.Timings;
import towline.game.frame.GameServices;
import towline.session.Assistance;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.Tutorial;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.hud.PilotKind;
import towline.view.world.WorldView;

/** Plays a run in the window's time, tick by tick, and records it. */
public final class RunController implements AutoCloseable {
  /** The speed that a single {@link FixedStep#advance} keeps up with at usual frame rates. */
  private static final double FASTEST_STEP = 2;

  private final RunDriver driver;
  private final RunPilot source;
  private final Timings tickTimes;
  private final FrameProgress frameProgress;
  private final FixedStep step = new FixedStep();
  private final HitStop hitStop;
  private final ReplayRecorder recorder;
  private final List<RunObserver> observers = new ArrayList<>();
  private final LongSupplier hash = this::hash;
  private long lastHash;
  private double speed = 1;
  private boolean assisted;

  /** A controller of that run, which {@link #close} closes, too. */
  public RunController(
      Run run,
      RunPilot source,
      EffectTable effects,
      Timings tickTimes,
      FrameProgress frameProgress) {
    driver = new RunDriver(run, source);
    this.source = source;
    hitStop = new HitStop(effects);
    observers.add(played -> hitStop.onEvents(played.events()));
    this.tickTimes = tickTimes;
    this.frameProgress = frameProgress;
    recorder = new ReplayRecorder(run.setup());
  }

  /** A controller of that run in the window of those services. */
  public static RunController of(Run run, RunPilot source, GameServices services) {
    return new RunController(
        run,
        source,
        services.picture().effects(),
        services.frameMeter().ticks(),
        services.frameProgress());
  }

  public Run run() {
    return driver.run();
  }

  /** Who flies. */
  public PilotKind pilot() {
    return source.pilot();
  }

  /** From here on {@code observer} looks on. */
  public void addObserver(RunObserver observer) {
    observers.add(observer);
  }

  /** Lets {@code lessons} follow the run; called before the first tick. */
  public void teach(Tutorial lessons) {
    driver.teach(lessons);
  }

  /** Lets the run stand still until the first thrust or shot; called before the first tick. */
  public void awaitStart() {
    driver.awaitStart();
  }

  /** The clock of the ticks: pause, single steps, slow motion. */
  public FixedStep step() {
    return step;
  }

  /**
   * Whether, before the run was over, a person was helped: by slow motion or single steps, by full
   * aim assist or auto-fire, or by a change of the enemies' laws.
   */
  public Assistance assistance() {
    return assisted || driver.run().assisted() ? Assistance.USED : Assistance.NONE;
  }

  /** Applies what the player has set. */
  public void applySettings(Settings settings) {
    source.applySettings(settings);
    hitStop.setStrength(settings.isOn(Options.HIT_STOP) ? 1 : 0);
  }

  /** Chooses what the draft offers in that place, from 0 on. */
  public void choose(int index) {
    source.choose(index);
  }

  /** How fast time runs, as a multiple of real time; slow motion comes on top. */
  public double speed() {
    return speed;
  }

  /** Sets how fast time runs, as a multiple of real time. */
  public void setSpeed(double multiple) {
    speed = multiple;
  }

  /** Plays the ticks that are due after {@code elapsed} seconds of real time, and shows them. */
  public void update(double elapsed, WorldView view) {
    double due = step.paused() ? elapsed : hitStop.update(elapsed) * speed;
    int ticks = 0;
    // FixedStep catches up a few ticks at a time; a fast replay needs several rounds.
    int rounds = step.paused() ? 1 : (int) Math.ceil(speed / FASTEST_STEP);
    for (int round = 0; round < rounds; round++) {
      int now = step.advance(due / rounds);
      for (int i = 0; i < now; i++) {
        tick();
      }
      ticks += now;
    }
    Run run = driver.run();
    double alpha = step.paused() || run.waits() ? 1 : step.alpha();
    view.update(run.previous(), run.current(), alpha, viewSeconds(due, ticks));
  }

  /** The time by which effects and camera move on, s: while paused only that of single steps. */
  private double viewSeconds(double due, int ticks) {
    if (step.paused()) {
      return ticks * FixedStep.TICK_SECONDS;
    }
    double most = FixedStep.MOST_TICKS_A_FRAME * FixedStep.TICK_SECONDS;
    return Math.min(due, most * Math.max(1, speed)) * step.timeScale();
  }

  /** The run so far as a replay, up to the last complete tick. */
  public Replay recording() {
    return recorder.replay(lastHash);
  }

  private long hash() {
    return lastHash;
  }

  private void tick() {
    frameProgress.enter(FramePhase.TICK);
    if (pilot() == PilotKind.PLAYER && !driver.run().over()) {
      assisted |= step.paused() || step.timeScale() * speed < 1 || source.assisted();
    }
    long start = System.nanoTime();
    if (!driver.tick()) {
      if (!driver.awaitsStart()) {
        step.pause();
      }
      return;
    }
    tickTimes.add(System.nanoTime() - start);
    source.onTick();
    // Hashed after every tick: if the next one fails half-way, there is no whole state left.
    if (recorder.ticks() < Replay.MOST_TICKS) {
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
