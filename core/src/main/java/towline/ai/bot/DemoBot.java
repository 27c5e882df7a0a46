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
 * A bot that plays for spectators, about as quick as a person. It flies to pickups and fights and
 * out of the way of threats, swings the drone through nearby foes, chooses the drone's aim mode,
 * and fires and launches missiles at foes.
 */
final class DemoBot implements Pilot {
  /** Time for which it flies a course before it looks for a better one, s. */
  private static final double REACTION_TIME = 0.3;

  /** Weight of ramming a foe, relative to its goals. */
  private static final double SWING_WEIGHT = 1.2;

  /** Weight of ramming a foe while it pulls a shadow into line. */
  private static final double SWING_WEIGHT_WITH_SHADOW = 0.36;

  /** Weight of a shard, relative to its goals. */
  private static final double SHARD_WEIGHT = 0.25;

  /** Weight of a haul gate among its goals. */
  private static final double GATE_WEIGHT = 5;

  /** Worth of a swing above which the drone should hold its barrel. */
  private static final double HOLDING_SWING_WORTH = 2.5;

  // Lengths of cable, m.
  private static final double LONG_CABLE = 11;
  private static final double USUAL_CABLE = 8;
  private static final double PULLED_CABLE = 5.5;
  private static final double WORN_CABLE = 4.5;

  /** Wear above which it spares the cable, 0 to 1. */
  private static final double SPARING_WEAR = 0.45;

  private final RandomStream random;
  private final CoursePlanner planner;
  private final BotGoals goals;
  private final ShipGunner shipGunner;
  private final AimModeSelector aimModeSelector = new AimModeSelector();
  private final CourierTrack courierTrack = new CourierTrack();

  private final SwingPlanner swingPlanner;
  private final ShardPlanner shardPlanner = new ShardPlanner();

  /** Worth of the swing that it flies. */
  private double swing;

  /** Length of cable of that swing, m. */
  private double swingCable = LONG_CABLE;

  /** Time until it looks for a better course, s. */
  private double planClock;

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
                ThreatMap.MAX_HORIZON));
    swingPlanner =
        skills.contains(BotSkill.WINCH)
            ? new SwingPlanner(LONG_CABLE, USUAL_CABLE, PULLED_CABLE)
            : new SwingPlanner();
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    courierTrack.look(snapshot);
    planClock -= Tick.SECONDS;
    if (planClock <= 0) {
      planClock = REACTION_TIME;
      plan(snapshot, index);
    }
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
    if (skills.contains(BotSkill.WINCH)) {
      command.reelRate = wantedCable(snapshot) - snapshot.cable().length;
    }
    if (skills.contains(BotSkill.MODES)) {
      command.mode =
          aimModeSelector.choose(snapshot, index, courierTrack, swing > HOLDING_SWING_WORTH);
    }
    command.toggleSnapShot = skills.contains(BotSkill.SNAP) && !snapshot.droneGun().snapShot;
    shipGunner.shoot(snapshot, index, command);
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
    hash.add(planClock);
    hash.add(course);
  }

  private void plan(Snapshot snapshot, int index) {
    goals.begin(course, random);
    goals.addGains(snapshot, index);
    if (skills.contains(BotSkill.BANKING)) {
      goals.addHaulGate(snapshot, index, GATE_WEIGHT);
    }
    if (!goals.addCourier(snapshot, index, courierTrack.isShadow())) {
      goals.addFight(snapshot, index);
    }
    if (skills.contains(BotSkill.SHARDS)) {
      shardPlanner.update(snapshot, index);
    }
    if (skills.contains(BotSkill.WHIP)) {
      swingPlanner.update(snapshot, index);
    }
    course = planner.best(snapshot, index, (x, y) -> worth(snapshot, x, y));
    swing = swingPlanner.value(snapshot, Trigonometry.cos(course), Trigonometry.sin(course));
    swingCable = swingPlanner.cable();
  }

  /** Returns the worth of thrust along a direction; removed skills add nothing. */
  private double worth(Snapshot snapshot, double x, double y) {
    return goals.value(x, y)
        + (courierTrack.isShadow() ? SWING_WEIGHT_WITH_SHADOW : SWING_WEIGHT)
            * swingPlanner.value(snapshot, x, y)
        + SHARD_WEIGHT * shardPlanner.value(snapshot, x, y);
  }

  /** Returns the wanted length of cable, m: that of the swing, or a short one if it is worn. */
  private double wantedCable(Snapshot snapshot) {
    if (swing > 0) {
      return swingCable;
    }
    return snapshot.cable().wear > SPARING_WEAR ? WORN_CABLE : LONG_CABLE;
  }
}
