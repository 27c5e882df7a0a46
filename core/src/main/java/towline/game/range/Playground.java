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
 * A target with a chosen position and motion, and three aim modes that shoot at it, round after
 * round. Metres and seconds; the gun is at the origin.
 */
public final class Playground {
  /** Modes that shoot, the simplest first. */
  public static final List<AimMode> MODES = List.of(AimMode.DIRECT, AimMode.LEAD, AimMode.PREDICT);

  /** Time for which the end of a round is shown, s. */
  private static final double END_SECONDS = 0.8;

  /** Limits of the target's position, m. */
  static final double MIN_X = -4;

  static final double MAX_X = 20;
  static final double MAX_Y = 10;

  /** Maximum speed of a target, m/s. */
  static final double MAX_SPEED = 22;

  /** Speed below which a target counts as stationary, m/s. */
  private static final double STATIONARY_SPEED = 4;

  /** Turn rate of a circling target, rad/s, and stopping time of a braking one, s. */
  private static final double TURN_RATE = 1.1;

  private static final double STOP_TIME = 1.2;

  /** Step of the target's position, m, and of its velocity, m/s. */
  private static final double STEP = 0.5;

  /** The motion of a target. */
  public enum Flight {
    STRAIGHT,
    CIRCLING,
    BRAKING
  }

  /** The outcome of a mode's shot. */
  public enum Outcome {
    /** The engagement is not over. */
    OPEN,
    HIT,
    MISS,
    /** No shot was fired. */
    NO_SHOT
  }

  /** The goals of the player, in order. */
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
  private double lookAheadTime;
  private double timeSinceEnd;

  /** True if this round is the first with the current target. */
  private boolean isNew = true;

  /** Creates a playground with a crossing target that DIRECT and LEAD miss. */
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
    timeSinceEnd = 0;
    duel = new StagedDuel(shooting(), situation, Planning.ONCE_A_SHOT);
    turrets = duel.turrets();
  }

  /** Returns the modes that shoot; at least one. */
  private List<AimMode> shooting() {
    return MODES.stream().filter(mode -> !resting.contains(mode)).toList();
  }

  /** Returns the situation in which a round begins; must not be changed. */
  FireProblem situation() {
    return situation;
  }

  /** Returns the number of situations up to the current one; it changes with each new situation. */
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

  /** Advances the round by one tick. */
  void tick() {
    if (!duel.isOver()) {
      duel.tick();
      elapsed += DuelTurret.TICK;
      if (duel.isOver()) {
        judge();
      }
      return;
    }
    timeSinceEnd += DuelTurret.TICK;
    if (timeSinceEnd > END_SECONDS) {
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
          speed() >= STATIONARY_SPEED
              && MODES.stream().allMatch(mode -> outcome(mode) == Outcome.HIT);
      case NOBODY_HITS ->
          resting.isEmpty() && MODES.stream().noneMatch(mode -> outcome(mode) == Outcome.HIT);
    };
  }

  private double speed() {
    return Math.hypot(start.targetVelocityX, start.targetVelocityY);
  }

  /** Returns the turrets of the round, one for each mode that shoots. */
  List<DuelTurret> turrets() {
    return turrets;
  }

  /** Returns the outcome of a mode's shot in this round. */
  public Outcome outcome(AimMode mode) {
    for (DuelTurret turret : turrets) {
      if (turret.mode() == mode) {
        return outcome(turret);
      }
    }
    return Outcome.NO_SHOT;
  }

  /** Returns the number of {@link #targets} that a mode has hit in their first round. */
  public int hits(AimMode mode) {
    return hits.getOrDefault(mode, 0);
  }

  /** Returns the number of targets that have been shot at. */
  public int targets() {
    return targets;
  }

  /** Returns the number of goals reached, in order. */
  public int goalsReached() {
    return goalsReached;
  }

  /** Returns the time since the round began, s. */
  double elapsed() {
    return elapsed;
  }

  /**
   * Returns the flight time whose reach the growing circle shows, s from the start of a round; 0:
   * no circle is shown.
   */
  public double lookAheadTime() {
    return lookAheadTime;
  }

  /** Sets {@link #lookAheadTime}, limited to the flight time of shots. */
  void setLookAheadTime(double seconds) {
    lookAheadTime = Math.max(0, Math.min(shotLife(), seconds));
  }

  /** Returns the maximum flight time of shots, s. */
  double shotLife() {
    return start.range / start.muzzleSpeed;
  }

  /** Returns the elapsed fraction of the time for which the end of a round is shown. */
  double fading() {
    return Math.min(1, timeSinceEnd / END_SECONDS);
  }

  /** Returns true if a mode shoots. */
  public boolean shoots(AimMode mode) {
    return !resting.contains(mode);
  }

  /** Turns a mode off or on; the last one that shoots stays on. */
  void toggle(AimMode mode) {
    if (!resting.remove(mode) && shooting().size() > 1) {
      resting.add(mode);
    }
    restart();
  }

  /** Returns the motion of the target. */
  Flight flight() {
    return flight;
  }

  /** Sets the motion of the target. */
  void setFlight(Flight newFlight) {
    flight = newFlight;
    restart();
  }

  /** Moves the target to x, y, within its limits. */
  void putTarget(double x, double y) {
    start.targetX = Math.max(MIN_X, Math.min(MAX_X, x));
    start.targetY = Math.max(-MAX_Y, Math.min(MAX_Y, y));
    restart();
  }

  /** Sets the velocity of the target, m/s, slowed to {@link #MAX_SPEED} if it is faster. */
  void putVelocity(double vx, double vy) {
    double share = Math.min(1, MAX_SPEED / Math.max(1e-9, Math.hypot(vx, vy)));
    start.targetVelocityX = share * vx;
    start.targetVelocityY = share * vy;
    restart();
  }

  /** Moves the target by a number of steps. */
  void moveTarget(int right, int up) {
    putTarget(start.targetX + STEP * right, start.targetY + STEP * up);
  }

  /** Changes the velocity by a number of steps. */
  void changeVelocity(int right, int up) {
    putVelocity(start.targetVelocityX + STEP * right, start.targetVelocityY + STEP * up);
  }

  /** Chooses another target; the sequence of targets is equal in every visit. */
  void surprise() {
    surprises++;
    // Multiples of irrational numbers never repeat and fill the field evenly.
    double across = fraction(surprises * 0.7548776662);
    double along = fraction(surprises * 0.5698402910);
    double turned = fraction(surprises * 0.6180339887);
    flight = Flight.values()[surprises % Flight.values().length];
    putTarget(MIN_X + 2 + across * (MAX_X - MIN_X - 4), MAX_Y * (1.6 * along - 0.8));
    double bearing = 2 * Math.PI * turned;
    double speed = 5 + 11 * across;
    putVelocity(speed * Math.cos(bearing), speed * Math.sin(bearing));
  }

  private static double fraction(double value) {
    return value - Math.floor(value);
  }
}
