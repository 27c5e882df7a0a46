package towline.ai.bot;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * A bot that plays like a person who plays for the first time. It acts on the state 0.3 s ago, sees
 * only entities in view, dodges late, aims badly, never reels, and changes the aim mode only when a
 * prompt asks for it or, late and with errors, when a mode pulses on the ring round the drone.
 */
final class NoviceBot implements Pilot, PromptReader {
  /** Delay from perception to action, s. */
  private static final double REACTION_TIME = 0.3;

  /** Time ahead up to which it considers threats, s. */
  private static final double HORIZON = 0.6;

  /** Standard deviation of its aim, rad: 8 degrees. */
  private static final double AIM_ERROR = Math.toRadians(8);

  /** Distance within which it fires at foes, m. */
  private static final double REACH = 18;

  /** Time from the beginning of a pulse to the press of a digit, s. */
  private static final double PULSE_REACTION_TIME = 0.6;

  /** Probability that it does not notice a pulse. */
  private static final double OVERLOOKED_PULSES = 0.2;

  /** Probability that it presses a digit beside the right one. */
  private static final double WRONG_DIGITS = 0.1;

  /** Weight of a haul gate among its goals. */
  private static final double GATE_WEIGHT = 3;

  /** Share of a haul gate's time that is left when it notices the gate. */
  private static final double NOTICED_GATE_SHARE = 0.8;

  /** Number of random numbers that are added for a normal one. */
  private static final int DRAWS = 12;

  private final boolean heedsPrompts;
  private final RandomStream random;
  private final BotGoals goals;
  private final CoursePlanner planner =
      new CoursePlanner(new ThreatMap(ThreatMap.Attention.IN_VIEW, HORIZON));
  private double reactionClock;
  private double course;
  private double nextCourse;
  private double bearing;
  private double nextBearing;
  private boolean fires;
  private boolean nextFires;
  private int askedMode = Command.UNCHANGED;

  /** Mode that pulses, and the one that the bot will press for it. */
  private int pulsingMode = Command.UNCHANGED;

  private int answer = Command.UNCHANGED;

  /** Time until it presses its answer, s. */
  private double answerClock;

  /** Creates a bot; one that does not heed prompts leaves the drone in its mode. */
  NoviceBot(long seed, boolean heedsPrompts) {
    this.heedsPrompts = heedsPrompts;
    random = new RandomStream(seed);
    goals = new BotGoals(random.range(-Math.PI, Math.PI));
  }

  @Override
  public void promptAimMode(int aimMode) {
    if (heedsPrompts) {
      askedMode = aimMode;
    }
  }

  @Override
  public void showPulse(int aimMode) {
    boolean begins = aimMode != pulsingMode && aimMode != Command.UNCHANGED;
    pulsingMode = aimMode;
    if (begins && heedsPrompts) {
      answer = answer(aimMode);
      answerClock = PULSE_REACTION_TIME;
    }
  }

  /** Returns the mode that it will press for one that pulses. */
  private int answer(int aimMode) {
    double chance = random.range(0, 1);
    if (chance < OVERLOOKED_PULSES) {
      return Command.UNCHANGED;
    }
    if (chance < OVERLOOKED_PULSES + WRONG_DIGITS) {
      return aimMode > 0 ? aimMode - 1 : aimMode + 1;
    }
    return aimMode;
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    reactionClock -= Tick.SECONDS;
    if (reactionClock <= 0) {
      reactionClock = REACTION_TIME;
      course = nextCourse;
      bearing = nextBearing;
      fires = nextFires;
      perceive(snapshot, index);
    }
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
    command.turning = fires;
    command.bearing = bearing;
    command.fire = fires;
    answerClock -= Tick.SECONDS;
    if (answer != Command.UNCHANGED && answerClock <= 0) {
      askedMode = answer;
      answer = Command.UNCHANGED;
    }
    command.mode = askedMode;
    askedMode = Command.UNCHANGED;
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    goals.hashInto(hash);
    hash.add(reactionClock);
    hash.add(course);
    hash.add(nextCourse);
    hash.add(bearing);
    hash.add(nextBearing);
    hash.add(fires);
    hash.add(nextFires);
    hash.add(askedMode);
    hash.add(pulsingMode);
    hash.add(answer);
    hash.add(answerClock);
  }

  private void perceive(Snapshot snapshot, int index) {
    goals.begin(nextCourse, random);
    goals.addGains(snapshot, index);
    goals.addShards(snapshot, index);
    addNoticedGate(snapshot, index);
    goals.addFight(snapshot, index);
    nextCourse = planner.best(snapshot, index, goals);
    int foe = NearestUnarmoured.find(snapshot, index);
    nextFires =
        foe >= 0 && ViewWindow.shows(snapshot, foe, 0) && snapshot.distance(index, foe) < REACH;
    if (nextFires) {
      double x = snapshot.x(foe) - snapshot.x(index);
      double y = snapshot.y(foe) - snapshot.y(index);
      nextBearing = StrictMath.atan2(y, x) + AIM_ERROR * normal();
    }
  }

  /** Adds the attraction of a haul gate that has been in view for some time. */
  private void addNoticedGate(Snapshot snapshot, int index) {
    int gate = snapshot.first(EntityKind.HAUL_GATE);
    if (gate < snapshot.end(EntityKind.HAUL_GATE)
        && snapshot.health(gate) < NOTICED_GATE_SHARE
        && ViewWindow.shows(snapshot, gate, 0)) {
      goals.addHaulGate(snapshot, index, GATE_WEIGHT);
    }
  }

  /** Returns an approximately normal number of mean 0 and variance 1: a sum of uniform numbers. */
  private double normal() {
    double sum = 0;
    for (int i = 0; i < DRAWS; i++) {
      sum += random.range(-0.5, 0.5);
    }
    return sum;
  }
}
