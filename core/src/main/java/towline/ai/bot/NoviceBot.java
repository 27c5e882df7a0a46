package towline.ai.bot;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * Plays as somebody does who holds the game in hand for the first time: it acts on what it saw 0.3
 * s ago, sees only what is in view, dodges late, aims badly, never reels, and changes the aim mode
 * only when a line asks for it.
 */
final class NoviceBot implements Pilot, PromptReader {
  /** What it sees it acts on so much later, s. */
  private static final double REACTION_TIME = 0.3;

  /** How far ahead it minds what can hurt, s. */
  private static final double HORIZON = 0.6;

  /** The standard deviation of its aim, radians: 8 degrees. */
  private static final double AIM_ERROR = Math.toRadians(8);

  /** It shoots at what is within this distance, m. */
  private static final double REACH = 18;

  /** The numbers whose sum makes a normal error. */
  private static final int DRAWS = 12;

  private final boolean heedsPrompts;
  private final RandomStream random;
  private final BotGoals goals;
  private final CoursePlanner planner =
      new CoursePlanner(new ThreatMap(ThreatMap.Attention.IN_VIEW, HORIZON));
  private double lookClock;
  private double course;
  private double nextCourse;
  private double bearing;
  private double nextBearing;
  private boolean fires;
  private boolean nextFires;
  private int askedMode = Command.SAME;

  /** With that chance; one that heeds no prompts leaves the drone in the mode that it has. */
  NoviceBot(long seed, boolean heedsPrompts) {
    this.heedsPrompts = heedsPrompts;
    random = new RandomStream(seed);
    goals = new BotGoals(random.range(-Math.PI, Math.PI));
  }

  @Override
  public void ask(int aimMode) {
    if (heedsPrompts) {
      askedMode = aimMode;
    }
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    lookClock -= Tick.SECONDS;
    if (lookClock <= 0) {
      lookClock = REACTION_TIME;
      course = nextCourse;
      bearing = nextBearing;
      fires = nextFires;
      look(seen, self);
    }
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
    command.turns = fires;
    command.bearing = bearing;
    command.fire = fires;
    command.mode = askedMode;
    askedMode = Command.SAME;
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    goals.hashInto(hash);
    hash.add(lookClock);
    hash.add(course);
    hash.add(nextCourse);
    hash.add(bearing);
    hash.add(nextBearing);
    hash.add(fires);
    hash.add(nextFires);
    hash.add(askedMode);
  }

  private void look(Snapshot seen, int self) {
    goals.begin(nextCourse, random);
    goals.lookForGain(seen, self);
    goals.lookForShards(seen, self);
    goals.lookForFight(seen, self);
    nextCourse = planner.best(seen, self, goals);
    int foe = NearestUnarmoured.find(seen, self);
    nextFires = foe >= 0 && ViewWindow.shows(seen, foe, 0) && seen.distance(self, foe) < REACH;
    if (nextFires) {
      double x = seen.x(foe) - seen.x(self);
      double y = seen.y(foe) - seen.y(self);
      nextBearing = StrictMath.atan2(y, x) + AIM_ERROR * normal();
    }
  }

  /** About normal, with mean 0 and variance 1: the sum of even numbers. */
  private double normal() {
    double sum = 0;
    for (int i = 0; i < DRAWS; i++) {
      sum += random.range(-0.5, 0.5);
    }
    return sum;
  }
}
