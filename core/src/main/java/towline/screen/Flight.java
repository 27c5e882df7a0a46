package towline.screen;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import towline.ai.Bots;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.input.Devices;
import towline.input.Grip;
import towline.input.Hand;
import towline.session.BotFlight.ModeChoice;
import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sound.Soundscape;
import towline.view.world.Camera;
import towline.view.world.WorldView;

/** A run being flown, by the player's hand or by a bot, in the time of the window. */
final class Flight implements AutoCloseable {
  /** The speed that one step of the clock can carry at usual frame rates. */
  private static final double FASTEST_STEP = 2;

  private final Run run;
  private final FixedStep step = new FixedStep();
  private final Drama drama = new Drama();
  private final Command order = new Command();
  private final Timings tickTimes;
  private final Devices devices;
  private final Hand hand;
  private final RunChoices choices;
  private final @Nullable Pilot bot;
  private final @Nullable Rerun rerun;
  private final Progress progress;
  private final ReplayRecorder recorder;
  private final LongSupplier hash = this::hash;
  private long hashNow;
  private double speed = 1;
  private Difficulty difficulty;
  private ModeChoice modeChoice = ModeChoice.FREE;
  private boolean slowed;

  /** A run that a person flies, or the bot with that name. */
  Flight(
      GameContent content,
      RunSetup setup,
      String botName,
      Devices devices,
      Timings tickTimes,
      Progress progress) {
    this(
        new Run(content, setup),
        new Hand(devices, content.world().ship().shot().speed()),
        botName.equals(PlayOptions.HUMAN) ? null : Bots.create(botName, setup.seed()),
        null,
        devices,
        tickTimes,
        progress);
  }

  /** A run that is played again. */
  Flight(GameContent content, Rerun rerun, Devices devices, Timings tickTimes, Progress progress) {
    this(
        new Run(content, rerun.replay().setup()),
        new Hand(devices, content.world().ship().shot().speed()),
        null,
        rerun,
        devices,
        tickTimes,
        progress);
  }

  private Flight(
      Run run,
      Hand hand,
      @Nullable Pilot bot,
      @Nullable Rerun rerun,
      Devices devices,
      Timings tickTimes,
      Progress progress) {
    this.run = run;
    difficulty = run.difficulty();
    this.hand = hand;
    this.bot = bot;
    this.rerun = rerun;
    this.progress = progress;
    recorder = new ReplayRecorder(run.setup());
    choices = new RunChoices(run);
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
  @Nullable Rerun rerun() {
    return rerun;
  }

  FixedStep step() {
    return step;
  }

  /** Whether time was slowed down, or the enemies' laws changed, while a person flew. */
  boolean assisted() {
    return slowed || run.assisted();
  }

  /** From here on the player holds the controls like that. */
  void grip(Grip wanted) {
    hand.grip(wanted);
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
  void pass(double elapsed, WorldView view, Eyes eyes, Soundscape sound) {
    double dramatic = step.paused() ? elapsed : drama.pass(elapsed) * speed;
    int ticks = 0;
    // A step makes up for a few ticks at most: what runs faster takes several.
    int parts = step.paused() ? 1 : (int) Math.ceil(speed / FASTEST_STEP);
    for (int part = 0; part < parts; part++) {
      int due = step.advance(dramatic / parts);
      for (int i = 0; i < due; i++) {
        tick(view, eyes, sound);
      }
      ticks += due;
    }
    if (ticks > 0 && step.timeScale() * speed < 1 && bot == null && rerun == null) {
      slowed = true;
    }
    double seen = seenTime(dramatic, ticks);
    double alpha = step.paused() ? 1 : step.alpha();
    view.pass(run.previous(), run.current(), alpha, seen);
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

  private void tick(WorldView view, Eyes eyes, Soundscape sound) {
    progress.begin(Moment.TICK);
    Snapshot seen = run.current();
    order.clear();
    int ship = seen.count(Kind.SHIP) == 0 ? -1 : seen.first(Kind.SHIP);
    if (rerun != null) {
      if (!rerun.next(order)) {
        step.pause();
        return;
      }
    } else if (bot == null) {
      fillByHand(seen, ship, view.camera());
    } else if (ship >= 0) {
      bot.decide(seen, ship, order);
      if (modeChoice == ModeChoice.FIXED) {
        order.mode = Command.SAME_MODE;
      }
    }
    CommandCodec.quantise(order);
    long start = System.nanoTime();
    run.tick(order);
    tickTimes.add(System.nanoTime() - start);
    if (rerun != null) {
      rerun.played(run);
    }
    // Taken after each tick: when the next one fails half-way there is no state left to ask.
    if (recorder.ticks() < Replay.MOST_TICKS) {
      hashNow = run.hash();
      recorder.note(order, hash);
    }
    progress.begin(Moment.EVENTS);
    view.happen(run.events(), run.current());
    eyes.happen(run);
    sound.happen(run.events());
    drama.take(run.events());
  }

  private void fillByHand(Snapshot seen, int ship, Camera camera) {
    double aimX = 0;
    double aimY = 0;
    if (ship >= 0) {
      aimX = camera.fromWindowX(devices.mouseX()) - seen.x(ship);
      aimY = camera.fromWindowY(devices.mouseY()) - seen.y(ship);
    }
    hand.fill(order, seen, aimX, aimY, choices);
    if (difficulty != run.difficulty()) {
      order.difficulty = difficulty.ordinal();
    }
  }

  @Override
  public void close() {
    run.close();
  }
}
