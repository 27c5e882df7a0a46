package towline.ai.bot;

import java.util.EnumSet;
import java.util.Set;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * Plays to be looked at, and about as quick as a person: it goes where there is something to get or
 * to fight, out of the way of all that can hurt, swings the drone about now and then, chooses how
 * the drone aims, and shoots and launches at what it meets.
 */
final class DemoBot implements Pilot {
  /** For how long it flies a course before it looks about for a better one, s. */
  private static final double REACTION_TIME = 0.3;

  /** The time between two whips, s. */
  private static final double WHIP_PAUSE = 2;

  /** How long it flies round the drone so that the drone swings out, s. */
  private static final double WHIP_TIME = 2.6;

  /** With a foe within this distance it whips, m. */
  private static final double WHIP_REACH = 13;

  private static final double USUAL_CABLE = 8;
  private static final double WHIP_CABLE = 11;
  private static final double PULLED_CABLE = 6.5;

  /** For how long the cable is paid out in a whip, s. */
  private static final double PAY_OUT_TIME = 1.5;

  private static final double WORN_CABLE = 4.5;

  /** From this wear on it spares the cable. */
  private static final double MUCH_WEAR = 0.45;

  private final RandomStream random;
  private final CoursePlanner planner;
  private final BotGoals goals;
  private final ShipGunner shipGunner;
  private final AimModeSelector aimModeSelector = new AimModeSelector();

  /** Counts down to the next whip, and below 0 through it, s. */
  private double whipClock;

  /** Counts down to the next look about, s. */
  private double lookClock;

  private double course;

  private final Set<BotSkill> skills;

  DemoBot(long seed) {
    this(seed, EnumSet.allOf(BotSkill.class));
  }

  DemoBot(long seed, Set<BotSkill> skills) {
    this.skills = skills;
    random = new RandomStream(seed);
    goals = new BotGoals(random.range(-Math.PI, Math.PI));
    shipGunner = new ShipGunner(random);
    planner =
        new CoursePlanner(
            new ThreatMap(
                skills.contains(BotSkill.DODGING)
                    ? ThreatMap.Attention.EVERYTHING
                    : ThreatMap.Attention.NOTHING,
                ThreatMap.FARTHEST));
    whipClock = random.range(0, WHIP_PAUSE);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    whipClock -= Tick.SECONDS;
    boolean whips = isTimeToWhip(seen, self);
    lookClock -= Tick.SECONDS;
    if (lookClock <= 0) {
      lookClock = REACTION_TIME;
      updateThreats(seen, self, whips);
    }
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
    if (skills.contains(BotSkill.WINCH)) {
      command.reelRate = wantedCable(seen, whips) - seen.tow().length();
    }
    if (skills.contains(BotSkill.MODES)) {
      command.mode = aimModeSelector.choose(seen, self, whips);
    }
    command.flipSnapShot = skills.contains(BotSkill.SNAP) && !seen.turret().snapShot();
    shipGunner.shoot(seen, self, command);
    command.launch &= skills.contains(BotSkill.MISSILES);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.hashInto(hash);
    goals.hashInto(hash);
    shipGunner.hashInto(hash);
    aimModeSelector.hashInto(hash);
    hash.add(whipClock);
    hash.add(lookClock);
    hash.add(course);
  }

  private void updateThreats(Snapshot seen, int self, boolean whips) {
    goals.begin(course, random);
    goals.lookForGain(seen, self);
    if (skills.contains(BotSkill.SHARDS)) {
      goals.lookForShards(seen, self);
    }
    if (skills.contains(BotSkill.LURES)) {
      goals.lureMissiles(seen, self);
    }
    goals.lookForFight(seen, self);
    if (whips) {
      goals.goRoundTheDrone(seen, self);
    }
    course = planner.best(seen, self, goals);
  }

  private boolean isTimeToWhip(Snapshot seen, int self) {
    if (whipClock < -WHIP_TIME) {
      whipClock = WHIP_PAUSE * random.range(0.6, 1.4);
    }
    int foe = NearestUnarmoured.find(seen, self);
    boolean isWorthIt = foe >= 0 && seen.distance(self, foe) < WHIP_REACH;
    return skills.contains(BotSkill.WHIP) && whipClock < 0 && isWorthIt && seen.tow().hooked();
  }

  /** Long at the start of a whip; then it is reeled in, which makes the drone faster still. */
  private double wantedCable(Snapshot seen, boolean whips) {
    if (whips) {
      return whipClock > -PAY_OUT_TIME ? WHIP_CABLE : PULLED_CABLE;
    }
    return seen.tow().wear() > MUCH_WEAR ? WORN_CABLE : USUAL_CABLE;
  }
}
