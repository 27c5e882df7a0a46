package towline.session.replay;

import towline.math.StateHash;
import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.Replayable;
import towline.session.RunSetup;
import towline.sim.api.Command;

/** The smallest game there is: a point that the thrust moves. */
final class ToyGame implements Replayable {
  static final RunSetup SETUP = new RunSetup(-7, PlayMode.ARCADE, 3, 2);

  private final double strength;
  private double x;
  private double y;
  private long ticks;

  ToyGame(RunSetup setup, double strength) {
    this.x = setup.seed();
    this.strength = strength;
  }

  @Override
  public void tick(Command player) {
    ticks++;
    x += strength * player.thrustX;
    y += player.turns ? player.bearing : player.reelRate;
  }

  @Override
  public long hash() {
    StateHash hash = new StateHash();
    hash.add(ticks);
    hash.add(x);
    hash.add(y);
    return hash.value();
  }

  @Override
  public void close() {}

  /** A replay of a game whose player changes course every {@code period} ticks. */
  static Replay recorded(int ticks, int period) {
    ReplayRecorder recorder = new ReplayRecorder(SETUP);
    Command command = new Command();
    try (ToyGame game = new ToyGame(SETUP, 1)) {
      for (int tick = 0; tick < ticks; tick++) {
        int leg = tick / period;
        command.clear();
        command.thrustX = StrictMath.cos(leg);
        command.turns = leg % 2 == 1;
        command.bearing = leg;
        command.fire = leg % 3 == 0;
        CommandCodec.quantise(command);
        game.tick(command);
        recorder.record(command, game::hash);
      }
      return recorder.replay(game.hash());
    }
  }
}
