package towline.game.range;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.FireProblem;
import towline.trial.duel.DuelTurret;
import towline.trial.duel.StagedDuel;

/**
 * One target that is put where one likes, and three aim modes that shoot at it, round after round.
 * Metres and seconds; the gun stands at the origin.
 */
public final class Playground {
  /** The modes that shoot, the simplest first. */
  public static final List<AimMode> MODES = List.of(AimMode.DIRECT, AimMode.LEAD, AimMode.PREDICT);

  /** How long the end of a round is looked at, s. */
  private static final double LOOK = 0.8;

  /** The target stays within these. */
  static final double LEFT = -4;

  static final double RIGHT = 20;
  static final double HIGHEST = 10;

  /** What a target can fly at most, m/s. */
  static final double FASTEST = 22;

  /** A target that is slower stands still as far as anybody can see, m/s. */
  private static final double FLIES = 4;

  /** How fast a target turns that flies in a circle, rad/s, and when one stops that brakes, s. */
  private static final double TURN_RATE = 1.1;

  private static final double STOP_TIME = 1.2;

  /** How far one step moves the target, m, and changes its velocity, m/s. */
  private static final double STEP = 0.5;

  /** How a target flies. */
  public enum Flight {
    STRAIGHT,
    CIRCLING,
    BRAKING
  }

  /** What came of a mode's shot. */
  public enum Outcome {
    /** It is not over yet. */
    OPEN,
    HIT,
    MISS,
    /** None was fired. */
    NO_SHOT
  }

  /** What there is to try, in order. */
  public enum Goal {
    DIRECT_HITS,
    ALL_HIT_IN_FLIGHT,
    NOBODY_HITS
  }

  private final FireProblem start = new FireProblem();
  private final FireProblem situation = new FireProblem();
  private final Map<AimMode, Integer> hits = new EnumMap<>(AimMode.class);
  private final Set<AimMode> resting = EnumSet.noneOf(AimMode.class);
  private Flight flight = Flight.STRAIGHT;
  private StagedDuel duel;
  private List<DuelTurret> turrets;
  private int targets;
  private int goalsReached;
  private int surprises;
  private int situations = 1;
  private double elapsed;
  private double ahead;
  private double overFor;

  /** Whether the round that runs is the first with this target. */
  private boolean isNew = true;

  /** A target that crosses, behind which DIRECT and LEAD shoot. */
  public Playground() {
    start.muzzleSpeed = 24;
    start.slewRate = 2.4;
    start.range = 27;
    start.horizon = 3;
    start.facing = 0;
    start.targetRadius = 0.9;
    start.targetX = 5;
    start.targetY = 8.5;
    start.targetVelocityX = 7;
    start.targetVelocityY = -3;
    situation.set(start);
    duel = new StagedDuel(MODES, situation, Planning.ONCE_A_SHOT);
    turrets = duel.turrets();
  }

  private void begin() {
    elapsed = 0;
    overFor = 0;
    duel = new StagedDuel(shooting(), situation, Planning.ONCE_A_SHOT);
    turrets = duel.turrets();
  }

  /** The modes that shoot now: at least one. */
  private List<AimMode> shooting() {
    return MODES.stream().filter(mode -> !resting.contains(mode)).toList();
  }

  /** The situation in which a round begins; not to be changed. */
  FireProblem situation() {
    return situation;
  }

  /** How many situations there have been with this one: another number, another situation. */
  int situations() {
    return situations;
  }

  private void restart() {
    situation.set(start);
    switch (flight) {
      case STRAIGHT -> {}
      case CIRCLING -> situation.targetTurnRate = TURN_RATE;
      case BRAKING -> {
        situation.targetStopTime = STOP_TIME;
        situation.targetAccelerationX = -start.targetVelocityX / STOP_TIME;
        situation.targetAccelerationY = -start.targetVelocityY / STOP_TIME;
      }
    }
    isNew = true;
    situations++;
    begin();
  }

  /** Moves the round on by a tick. */
  void tick() {
    if (!duel.isOver()) {
      duel.tick();
      elapsed += DuelTurret.TICK;
      if (duel.isOver()) {
        judge();
      }
      return;
    }
    overFor += DuelTurret.TICK;
    if (overFor > LOOK) {
      isNew = false;
      begin();
    }
  }

  private void judge() {
    if (isNew) {
      targets++;
      for (AimMode mode : MODES) {
        if (outcome(mode) == Outcome.HIT) {
          hits.merge(mode, 1, (all, more) -> all + more);
        }
      }
    }
    if (goalsReached < Goal.values().length && isReached(Goal.values()[goalsReached])) {
      goalsReached++;
    }
  }

  private static Outcome outcome(DuelTurret turret) {
    if (turret.timeToHit() < Double.POSITIVE_INFINITY) {
      return Outcome.HIT;
    }
    if (!turret.isOver()) {
      return Outcome.OPEN;
    }
    return turret.hasFired() ? Outcome.MISS : Outcome.NO_SHOT;
  }

  private boolean isReached(Goal goal) {
    return switch (goal) {
      case DIRECT_HITS -> outcome(AimMode.DIRECT) == Outcome.HIT;
      case ALL_HIT_IN_FLIGHT ->
          speed() >= FLIES && MODES.stream().allMatch(mode -> outcome(mode) == Outcome.HIT);
      case NOBODY_HITS ->
          resting.isEmpty() && MODES.stream().noneMatch(mode -> outcome(mode) == Outcome.HIT);
    };
  }

  private double speed() {
    return Math.hypot(start.targetVelocityX, start.targetVelocityY);
  }

  /** The turrets of the round, one for each mode that shoots. */
  List<DuelTurret> turrets() {
    return turrets;
  }

  /** What came of a mode's shot in this round. */
  public Outcome outcome(AimMode mode) {
    for (DuelTurret turret : turrets) {
      if (turret.mode() == mode) {
        return outcome(turret);
      }
    }
    return Outcome.NO_SHOT;
  }

  /** How many targets a mode has hit. */
  public int hits(AimMode mode) {
    return hits.getOrDefault(mode, 0);
  }

  /** How many targets there were. */
  public int targets() {
    return targets;
  }

  /** How many of the goals have been reached, in order. */
  public int goalsReached() {
    return goalsReached;
  }

  /** Since the round began, s. */
  double elapsed() {
    return elapsed;
  }

  /** How far ahead of the start of a round one looks, s; 0: not at all. */
  public double ahead() {
    return ahead;
  }

  /** Looks so far ahead, s: for as long as shots last at most. */
  void lookAhead(double seconds) {
    ahead = Math.max(0, Math.min(shotLife(), seconds));
  }

  /** How long shots last, s. */
  double shotLife() {
    return start.range / start.muzzleSpeed;
  }

  /** How long the round has been over, as a share of the time for which that is looked at. */
  double fading() {
    return Math.min(1, overFor / LOOK);
  }

  /** Whether a mode shoots. */
  public boolean shoots(AimMode mode) {
    return !resting.contains(mode);
  }

  /** Has a mode rest, or shoot again; the last one that shoots goes on. */
  void toggle(AimMode mode) {
    if (!resting.remove(mode) && shooting().size() > 1) {
      resting.add(mode);
    }
    restart();
  }

  /** How the target flies. */
  Flight flight() {
    return flight;
  }

  /** Has the target fly in another way. */
  void fly(Flight wanted) {
    flight = wanted;
    restart();
  }

  /** Puts the target there. */
  void putTarget(double x, double y) {
    start.targetX = Math.max(LEFT, Math.min(RIGHT, x));
    start.targetY = Math.max(-HIGHEST, Math.min(HIGHEST, y));
    restart();
  }

  /** Gives the target that velocity, or its direction if that is too fast. */
  void putVelocity(double vx, double vy) {
    double share = Math.min(1, FASTEST / Math.max(1e-9, Math.hypot(vx, vy)));
    start.targetVelocityX = share * vx;
    start.targetVelocityY = share * vy;
    restart();
  }

  /** Moves the target by so many steps. */
  void moveTarget(int right, int up) {
    putTarget(start.targetX + STEP * right, start.targetY + STEP * up);
  }

  /** Changes the velocity by so many steps. */
  void changeVelocity(int right, int up) {
    putVelocity(start.targetVelocityX + STEP * right, start.targetVelocityY + STEP * up);
  }

  /** Another target somewhere else; the same ones in every visit. */
  void surprise() {
    surprises++;
    // Multiples of irrational numbers never repeat and fill the field evenly.
    double across = fraction(surprises * 0.7548776662);
    double along = fraction(surprises * 0.5698402910);
    double turned = fraction(surprises * 0.6180339887);
    flight = Flight.values()[surprises % Flight.values().length];
    putTarget(LEFT + 2 + across * (RIGHT - LEFT - 4), HIGHEST * (1.6 * along - 0.8));
    double bearing = 2 * Math.PI * turned;
    double speed = 5 + 11 * across;
    putVelocity(speed * Math.cos(bearing), speed * Math.sin(bearing));
  }

  private static double fraction(double value) {
    return value - Math.floor(value);
  }
}
