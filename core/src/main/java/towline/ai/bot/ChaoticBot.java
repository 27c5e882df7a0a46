package towline.ai.bot;

import towline.ai.aim.AimMode;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EnemyOverrides;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** A bot that uses all controls at random, often with values far out of range. */
final class ChaoticBot implements Pilot {
  private static final int MODES = AimMode.values().length;

  private final RandomStream random;
  private double thrustX;
  private double thrustY;
  private int holdLeft;

  ChaoticBot(long seed) {
    random = new RandomStream(seed);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    if (holdLeft == 0) {
      thrustX = random.range(-3, 3);
      thrustY = random.range(-3, 3);
      holdLeft = 1 + random.index(40);
    }
    holdLeft--;
    command.thrustX = thrustX;
    command.thrustY = thrustY;
    command.turning = true;
    command.bearing = random.range(-30, 30);
    command.fire = random.index(2) == 0;
    command.reelRate = random.range(-5, 5);
    if (random.index(30) == 0) {
      command.mode = random.index(MODES);
    }
    command.toggleSnapShot = random.index(60) == 0;
    command.launch = random.index(20) == 0;
    command.missileLaw = anyLaw();
    command.tankLaw = anyLaw();
    command.foeAim = anyLaw();
  }

  /** Returns mostly no change; else any admissible index, of a law that exists or not. */
  private int anyLaw() {
    return random.index(200) == 0 ? random.index(EnemyOverrides.MAX_INDEX + 1) : Command.UNCHANGED;
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(thrustX);
    hash.add(thrustY);
    hash.add(holdLeft);
  }
}
