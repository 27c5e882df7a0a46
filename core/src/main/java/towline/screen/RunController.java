package towline.screen;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import towline.ai.bot.Bots;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.look.EffectTable;
import towline.input.ControlPreferences;
import towline.input.Devices;
import towline.input.PlayerInput;
import towline.session.BotRun.ModeChoice;
import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sound.Soundscape;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/** A run being flown, by the player's hand or by a bot, in the time of the window. */
final class RunController implements AutoCloseable {
  /** The speed that one step of the clock can carry at usual frame rates. */
  private static final double FASTEST_STEP = 2;

  private final Run run;
  private final FixedStep step = new FixedStep();
  private final HitStop hitStop;
  private final Command command = new Command();
  private final Timings tickTimes;
  private final Devices devices;
  private final PlayerInput playerInput;
  private final RunCycles choices;
  private final @Nullable Pilot bot;
  private final @Nullable ReplayPlayback playback;
  private final FrameProgress frameProgress;
  private final ReplayRecorder recorder;
  private final LongSupplier hash = this::hash;
  private long hashNow;
  private double speed = 1;
  private Difficulty difficulty;
  private ModeChoice modeChoice = ModeChoice.FREE;
  private boolean slowed;

  /** A run that a person flies, or the bot with that name. */
  RunController(
      GameContent content,
      EffectTable effects,
      RunSetup setup,
      String botName,
      Devices devices,
      Timings tickTimes,
      FrameProgress frameProgress) {
    this(
        effects,
        new Run(content, setup),
        new PlayerInput(devices, content.world().ship().shot().speed()),
        botName.equals(PlayOptions.HUMAN) ? null : Bots.create(botName, setup.seed()),
        null,
        devices,
        tickTimes,
        frameProgress);
  }

  /** A run that is played again. */
  RunController(
      GameContent content,
      EffectTable effects,
      ReplayPlayback playback,
      Devices devices,
      Timings tickTimes,
      FrameProgress frameProgress) {
    this(
        effects,
        new Run(content, playback.replay().setup()),
        new PlayerInput(devices, content.world().ship().shot().speed()),
        null,
        playback,
        devices,
        tickTimes,
        frameProgress);
  }

  private RunController(
      EffectTable effects,
      Run run,
      PlayerInput playerInput,
      @Nullable Pilot bot,
      @Nullable ReplayPlayback playback,
      Devices devices,
      Timings tickTimes,
      FrameProgress frameProgress) {
    hitStop = new HitStop(effects);
    this.run = run;
    difficulty = run.difficulty();
    this.playerInput = playerInput;
    this.bot = bot;
    this.playback = playback;
    this.frameProgress = frameProgress;
    recorder = new ReplayRecorder(run.setup());
    choices = new RunCycles(run);
    this.devices = devices;
    this.tickTimes = tickTimes;
  }

  Run run() {
    return run;
  }

  boolean flownByBot() {
    return bot != null;
  }

  /** The replay that is watched, or null where somebody flies. */
  @Nullable ReplayPlayback rerun() {
    return playback;
  }

  FixedStep step() {
    return step;
  }

  /** Whether time was slowed down, or the enemies' laws changed, while a person flew. */
  boolean assisted() {
    return slowed || run.assisted();
  }

  /** From here on the player holds the controls like that. */
  void setControlPreferences(ControlPreferences wanted) {
    playerInput.setPreferences(wanted);
  }

  /** From here on time runs at that share of its usual speed. */
  void speed(double share) {
    speed = share;
  }

  /** Whether the bot may change the aim mode from here on. */
  void modeChoice(ModeChoice choice) {
    modeChoice = choice;
  }

  /** From here on the player wants it that hard. */
  void difficulty(Difficulty wanted) {
    difficulty = wanted;
  }

  /** How fast time runs. */
  double speed() {
    return speed;
  }

  /** Lets {@code elapsed} seconds of the window pass, and shows them. */
  void update(double elapsed, WorldView view, OverlayController overlays, Soundscape sound) {
    double dramatic = step.paused() ? elapsed : hitStop.update(elapsed) * speed;
    int ticks = 0;
    // A step makes up for a few ticks at most: what runs faster takes several.
    int parts = step.paused() ? 1 : (int) Math.ceil(speed / FASTEST_STEP);
    for (int part = 0; part < parts; part++) {
      int due = step.advance(dramatic / parts);
      for (int i = 0; i < due; i++) {
        tick(view, overlays, sound);
      }
      ticks += due;
    }
    if (ticks > 0 && step.timeScale() * speed < 1 && bot == null && playback == null) {
      slowed = true;
    }
    double seen = seenTime(dramatic, ticks);
    double alpha = step.paused() ? 1 : step.alpha();
    view.update(run.previous(), run.current(), alpha, seen);
  }

  /** The time that passes for the eye: none while paused, but for single steps. */
  private double seenTime(double dramatic, int ticks) {
    if (step.paused()) {
      return ticks * FixedStep.TICK_SECONDS;
    }
    double most = FixedStep.MOST_TICKS_A_FRAME * FixedStep.TICK_SECONDS;
    return Math.min(dramatic, most * Math.max(1, speed)) * step.timeScale();
  }

  /** The run so far, up to the last tick that was played to its end. */
  Replay replay() {
    return recorder.replay(hashNow);
  }

  private long hash() {
    return hashNow;
  }

  private void tick(WorldView view, OverlayController overlays, Soundscape sound) {
    frameProgress.enter(FramePhase.TICK);
    Snapshot seen = run.current();
    command.clear();
    int ship = seen.count(EntityKind.SHIP) == 0 ? -1 : seen.first(EntityKind.SHIP);
    if (playback != null) {
      if (!playback.next(command)) {
        step.pause();
        return;
      }
    } else if (bot == null) {
      fillByHand(seen, ship, view.camera());
    } else if (ship >= 0) {
      bot.decide(seen, ship, command);
      if (modeChoice == ModeChoice.FIXED) {
        command.mode = Command.SAME;
      }
    }
    CommandCodec.quantise(command);
    long start = System.nanoTime();
    run.tick(command);
    tickTimes.add(System.nanoTime() - start);
    if (playback != null) {
      playback.played(run);
    }
    // Taken after each tick: when the next one fails half-way there is no state left to ask.
    if (recorder.ticks() < Replay.MOST_TICKS) {
      hashNow = run.hash();
      recorder.record(command, hash);
    }
    frameProgress.enter(FramePhase.EVENTS);
    view.onEvents(run.events(), run.current());
    overlays.onEvents(run);
    sound.onEvents(run.events());
    hitStop.onEvents(run.events());
  }

  private void fillByHand(Snapshot seen, int ship, Camera camera) {
    double aimX = 0;
    double aimY = 0;
    if (ship >= 0) {
      aimX = camera.fromWindowX(devices.mouseX()) - seen.x(ship);
      aimY = camera.fromWindowY(devices.mouseY()) - seen.y(ship);
    }
    playerInput.fillCommand(command, seen, aimX, aimY, choices);
    if (difficulty != run.difficulty()) {
      command.difficulty = difficulty.ordinal();
    }
  }

  @Override
  public void close() {
    run.close();
  }
}
