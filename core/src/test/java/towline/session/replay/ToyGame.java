package towline.session.replay;

import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.Replayable;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Command;
import towline.sim.hash.StateHash;

/** The smallest possible game: a point moved by the thrust. */
final class ToyGame implements Replayable {
  static final RunSetup SETUP = new RunSetup(-7, PlayMode.ARCADE, 3, 2);

  private final double strength;
  private double x;
  private double y;
  private int named;
  private long ticks;

  ToyGame(RunSetup setup, double strength) {
    this.x = setup.seed();
    this.strength = strength;
  }

  @Override
  public void tick(RunInput input) {
    ticks++;
    x += strength * input.flight.thrustX;
    if (input.flight.named != Command.UNCHANGED) {
      named = input.flight.named;
    }
    y += input.flight.turning ? input.flight.bearing : input.flight.reelRate;
  }

  @Override
  public long hash() {
    StateHash hash = new StateHash();
    hash.add(ticks);
    hash.add(x);
    hash.add(y);
    hash.add(named);
    return hash.value();
  }

  @Override
  public void close() {}

  /** Returns a replay of a game whose player changes course every {@code period} ticks. */
  static Replay recorded(int ticks, int period) {
    ReplayRecorder recorder = new ReplayRecorder(SETUP);
    RunInput input = new RunInput();
    try (ToyGame game = new ToyGame(SETUP, 1)) {
      for (int tick = 0; tick < ticks; tick++) {
        int leg = tick / period;
        input.clear();
        input.flight.thrustX = StrictMath.cos(leg);
        input.flight.turning = leg % 2 == 1;
        input.flight.bearing = leg;
        input.flight.fire = leg % 3 == 0;
        if (tick % (3 * period) == 1) {
          input.flight.named = leg * 1000;
        }
        CommandCodec.quantise(input);
        game.tick(input);
        recorder.record(input, game::hash);
      }
      return recorder.replay(game.hash());
    }
  }
}
