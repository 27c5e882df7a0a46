package towline.ai.bot;

import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EnemyLaws;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

/** Hammers all controls at random, now and then with values far out of range. */
final class ChaoticBot implements Pilot {
  private static final int MODES = 7;

  private final RandomStream chance;
  private double thrustX;
  private double thrustY;
  private int holdLeft;

  ChaoticBot(long seed) {
    chance = new RandomStream(seed);
  }

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    if (holdLeft == 0) {
      thrustX = chance.range(-3, 3);
      thrustY = chance.range(-3, 3);
      holdLeft = 1 + chance.index(40);
    }
    holdLeft--;
    order.thrustX = thrustX;
    order.thrustY = thrustY;
    order.turns = true;
    order.bearing = chance.range(-30, 30);
    order.fire = chance.index(2) == 0;
    order.reelRate = chance.range(-5, 5);
    if (chance.index(30) == 0) {
      order.mode = chance.index(MODES);
    }
    order.flipSnapShot = chance.index(60) == 0;
    order.launch = chance.index(20) == 0;
    order.missileLaw = anyLaw();
    order.tankLaw = anyLaw();
    order.foeAim = anyLaw();
  }

  /** Most often no change; else any index that can be asked for, of a law that exists or not. */
  private int anyLaw() {
    return chance.index(200) == 0 ? chance.index(EnemyLaws.LAST + 1) : Command.SAME;
  }

  @Override
  public void hashInto(StateHash hash) {
    chance.hashInto(hash);
    hash.add(thrustX);
    hash.add(thrustY);
    hash.add(holdLeft);
  }
}
