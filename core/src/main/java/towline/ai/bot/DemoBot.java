package towline.ai.bot;

import java.util.EnumSet;
import java.util.Set;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Plays to be looked at, and about as quick as a person: it goes where there is something to get or
 * to fight, out of the way of all that can hurt, swings the drone through what is near, chooses how
 * the drone aims, and shoots and launches at what it meets.
 */
final class DemoBot implements Pilot {
  /** For how long it flies a course before it looks about for a better one, s. */
  private static final double REACTION_TIME = 0.3;

  /** What ramming a foe is worth to it beside where it would like to go. */
  private static final double SWING = 1.2;

  /** The same while it pulls a shadow into line. */
  private static final double SWING_WITH_SHADOW = 0.36;

  /** What a shard is worth to it. */
  private static final double SHARD = 0.25;

  /** A swing that rams so much is one that the drone should hold its barrel for. */
  private static final double WHIPS = 2.5;

  private static final double LONG_CABLE = 11;
  private static final double USUAL_CABLE = 8;
  private static final double PULLED_CABLE = 5.5;
  private static final double WORN_CABLE = 4.5;

  /** From this wear on it spares the cable. */
  private static final double MUCH_WEAR = 0.45;

  private final RandomStream random;
  private final CoursePlanner planner;
  private final BotGoals goals;
  private final ShipGunner shipGunner;
  private final AimModeSelector aimModeSelector = new AimModeSelector();
  private final CourierTrack courierTrack = new CourierTrack();

  private final SwingPlanner swingPlanner;
  private final ShardPlanner shardPlanner = new ShardPlanner();

  /** What the swing that it flies is worth, and with how much cable, m. */
  private double swing;

  private double swingCable = LONG_CABLE;

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
    swingPlanner =
        skills.contains(BotSkill.WINCH)
            ? new SwingPlanner(LONG_CABLE, USUAL_CABLE, PULLED_CABLE)
            : new SwingPlanner();
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    courierTrack.look(seen);
    lookClock -= Tick.SECONDS;
    if (lookClock <= 0) {
      lookClock = REACTION_TIME;
      updateThreats(seen, self);
    }
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
    if (skills.contains(BotSkill.WINCH)) {
      command.reelRate = wantedCable(seen) - seen.tow().length;
    }
    if (skills.contains(BotSkill.MODES)) {
      command.mode = aimModeSelector.choose(seen, self, courierTrack, swing > WHIPS);
    }
    command.flipSnapShot = skills.contains(BotSkill.SNAP) && !seen.turret().snapShot;
    shipGunner.shoot(seen, self, command);
    command.launch &= skills.contains(BotSkill.MISSILES);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    goals.hashInto(hash);
    shipGunner.hashInto(hash);
    aimModeSelector.hashInto(hash);
    courierTrack.hashInto(hash);
    hash.add(swing);
    hash.add(swingCable);
    hash.add(lookClock);
    hash.add(course);
  }

  private void updateThreats(Snapshot seen, int self) {
    goals.begin(course, random);
    goals.lookForGain(seen, self);
    if (!goals.lookForCourier(seen, self, courierTrack.isShadow())) {
      goals.lookForFight(seen, self);
    }
    if (skills.contains(BotSkill.SHARDS)) {
      shardPlanner.look(seen, self);
    }
    if (skills.contains(BotSkill.WHIP)) {
      swingPlanner.look(seen, self);
    }
    course = planner.best(seen, self, (x, y) -> worth(seen, x, y));
    swing = swingPlanner.value(seen, Trigonometry.cos(course), Trigonometry.sin(course));
    swingCable = swingPlanner.cable();
  }

  /** The worth of pushing along a direction; what it does not look for is worth nothing. */
  private double worth(Snapshot seen, double x, double y) {
    return goals.value(x, y)
        + (courierTrack.isShadow() ? SWING_WITH_SHADOW : SWING) * swingPlanner.value(seen, x, y)
        + SHARD * shardPlanner.value(seen, x, y);
  }

  /** As much as the swing takes; a worn cable is kept short. */
  private double wantedCable(Snapshot seen) {
    if (swing > 0) {
      return swingCable;
    }
    return seen.tow().wear > MUCH_WEAR ? WORN_CABLE : LONG_CABLE;
  }
}
