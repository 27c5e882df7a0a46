package towline.ai;

import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sim.World;

/**
 * Plays to be looked at: it goes where there is something to get or to fight, out of the way of all
 * that can hurt, swings the drone about now and then, and shoots and launches at what it meets.
 */
final class DemoBot implements Pilot {
  /** The time between two whips, s. */
  private static final double WHIP_PAUSE = 6;

  /** How long it flies round the drone so that the drone swings out, s. */
  private static final double WHIP_TIME = 1.4;

  /** With a foe within this distance it whips, m. */
  private static final double WHIP_REACH = 13;

  private static final double USUAL_CABLE = 8;
  private static final double WHIP_CABLE = 11;
  private static final double WORN_CABLE = 4.5;

  /** From this wear on it spares the cable. */
  private static final double MUCH_WEAR = 0.45;

  private final RandomStream chance;
  private final CourseSearch search = new CourseSearch();
  private final Wishes wishes;
  private final Marksman marksman;

  /** Counts down to the next whip, and below 0 through it, s. */
  private double whipClock;

  private double course;

  DemoBot(long seed) {
    chance = new RandomStream(seed);
    wishes = new Wishes(chance.range(-Math.PI, Math.PI));
    marksman = new Marksman(chance);
    whipClock = chance.range(0, WHIP_PAUSE);
  }

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    whipClock -= World.TICK;
    wishes.begin(course, chance);
    wishes.lookForGain(seen, self);
    wishes.lookForFight(seen, self);
    boolean whips = isTimeToWhip(seen, self);
    if (whips) {
      wishes.goRoundTheDrone(seen, self);
    }
    course = search.best(seen, self, wishes);
    order.thrustX = Trigonometry.cos(course);
    order.thrustY = Trigonometry.sin(course);
    order.reelRate = (whips ? WHIP_CABLE : restingCable(seen)) - seen.tow().length();
    marksman.shoot(seen, self, order);
  }

  @Override
  public void hashInto(StateHash hash) {
    chance.hashInto(hash);
    wishes.hashInto(hash);
    marksman.hashInto(hash);
    hash.add(whipClock);
    hash.add(course);
  }

  private boolean isTimeToWhip(Snapshot seen, int self) {
    if (whipClock < -WHIP_TIME) {
      whipClock = WHIP_PAUSE * chance.range(0.6, 1.4);
    }
    int foe = Wishes.nearest(seen, self, Kind.FIRST_FOE, Kind.LAST_FOE);
    boolean isWorthIt = foe >= 0 && seen.distance(self, foe) < WHIP_REACH;
    return whipClock < 0 && isWorthIt && seen.tow().hooked();
  }

  private static double restingCable(Snapshot seen) {
    return seen.tow().wear() > MUCH_WEAR ? WORN_CABLE : USUAL_CABLE;
  }
}
