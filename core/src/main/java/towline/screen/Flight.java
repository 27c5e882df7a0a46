package towline.screen;

import org.jspecify.annotations.Nullable;
import towline.ai.Bots;
import towline.content.GameContent;
import towline.input.Devices;
import towline.input.Grip;
import towline.input.Hand;
import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.view.world.Camera;
import towline.view.world.WorldView;

/** A run being flown, by the player's hand or by a bot, in the time of the window. */
final class Flight implements AutoCloseable {
  private final Run run;
  private final FixedStep step = new FixedStep();
  private final Drama drama = new Drama();
  private final Command order = new Command();
  private final Timings tickTimes;
  private final Devices devices;
  private final Hand hand;
  private final RunChoices choices;
  private final @Nullable Pilot bot;
  private double speed = 1;
  private boolean slowed;

  Flight(GameContent content, RunSetup setup, String botName, Devices devices, Timings tickTimes) {
    run = new Run(content, setup);
    choices = new RunChoices(run);
    this.devices = devices;
    this.tickTimes = tickTimes;
    hand = new Hand(devices, content.world().ship().shot().speed());
    bot = botName.equals(PlayOptions.HUMAN) ? null : Bots.create(botName, setup.seed());
  }

  Run run() {
    return run;
  }

  boolean flownByBot() {
    return bot != null;
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

  /** Lets {@code elapsed} seconds of the window pass, and shows them. */
  void pass(double elapsed, WorldView view, Eyes eyes) {
    double dramatic = step.paused() ? elapsed : drama.pass(elapsed) * speed;
    int ticks = step.advance(dramatic);
    for (int i = 0; i < ticks; i++) {
      tick(view, eyes);
    }
    if (ticks > 0 && step.timeScale() * speed < 1 && bot == null) {
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
    return Math.min(dramatic, FixedStep.MOST_TICKS_A_FRAME * FixedStep.TICK_SECONDS)
        * step.timeScale();
  }

  private void tick(WorldView view, Eyes eyes) {
    Snapshot seen = run.current();
    order.clear();
    int ship = seen.count(Kind.SHIP) == 0 ? -1 : seen.first(Kind.SHIP);
    if (bot == null) {
      fillByHand(seen, ship, view.camera());
    } else if (ship >= 0) {
      bot.decide(seen, ship, order);
    }
    CommandCodec.quantise(order);
    long start = System.nanoTime();
    run.tick(order);
    tickTimes.add(System.nanoTime() - start);
    view.happen(run.events(), run.current());
    eyes.happen(run);
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
  }

  @Override
  public void close() {
    run.close();
  }
}
