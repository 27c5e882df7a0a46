package towline.trial.shots;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.math.StateSink;
import towline.session.belief.MissCause;
import towline.trial.duel.DuelTurret;

/** One of the day's six: a situation, the modes to choose from, and what their shots do. */
public final class Puzzle {
  /** Delay behind the answer's hit up to which another hit is in time, s. */
  static final double IN_TIME = 0.1;

  /** Delay of a simpler mode's hit from which it is plainly late, s. */
  private static final double PLAINLY_LATE = 0.25;

  /** Distance of a simpler mode's miss from which it is plain, in target radii. */
  private static final double PLAIN_MISS = 1.1;

  private final Situation situation;
  private final AimMode answer;
  private final List<AimMode> offered;
  private final List<ShotOutcome> outcomes;

  Puzzle(Situation situation, AimMode answer, List<AimMode> offered, List<ShotOutcome> outcomes) {
    this.situation = situation;
    this.answer = answer;
    this.offered = List.copyOf(offered);
    this.outcomes = List.copyOf(outcomes);
  }

  /**
   * Returns true if it is plain that {@code mode} does not take the full mark from the answer: a
   * simpler mode misses or hits late by a margin that can be seen, another one hits no sooner.
   */
  static boolean isPlain(
      Situation situation, AimMode answer, AimMode mode, ShotOutcome[] outcomes) {
    ShotOutcome outcome = outcomes[mode.ordinal()];
    double delay = outcome.timeToHit() - outcomes[answer.ordinal()].timeToHit();
    if (mode.ordinal() > answer.ordinal()) {
      return delay >= -IN_TIME;
    }
    return outcome.isHit()
        ? delay >= PLAINLY_LATE
        : outcome.closestApproach() >= PLAIN_MISS * situation.gun().targetRadius;
  }

  /** Returns the gun and the target. */
  public Situation situation() {
    return situation;
  }

  /** Returns the family of the target. */
  public ShotFamily family() {
    return situation.family();
  }

  /** Returns the mode with the full mark. */
  public AimMode answer() {
    return answer;
  }

  /** Returns the modes that can be chosen, in the order of their keys: four, six or nine. */
  public List<AimMode> offered() {
    return offered;
  }

  /** Returns the mark of a mode: the simplest mode that hits in time has the full mark. */
  public Mark mark(AimMode mode) {
    if (mode == answer) {
      return Mark.FULL;
    }
    return outcome(mode).isHit() ? Mark.HALF : Mark.NONE;
  }

  private ShotOutcome outcome(AimMode mode) {
    return outcomes.get(mode.ordinal());
  }

  /** Returns the time from the choice until the shot leaves, s; +infinity if it does not. */
  public double timeToFire(AimMode mode) {
    return outcome(mode).timeToFire();
  }

  /** Returns the time from the choice until the hit, s; +infinity without one. */
  public double timeToHit(AimMode mode) {
    return outcome(mode).timeToHit();
  }

  /** Returns the least distance of the shot from the target's centre, m; +infinity without one. */
  public double closestApproach(AimMode mode) {
    return outcome(mode).closestApproach();
  }

  void writeState(StateSink out) {
    out.add(family().ordinal());
    out.add(situation.seed());
    out.add(answer.ordinal());
    offered.forEach(mode -> out.add(mode.ordinal()));
    for (ShotOutcome outcome : outcomes) {
      out.add(outcome.timeToFire());
      out.add(outcome.timeToHit());
      out.add(outcome.closestApproach());
    }
  }

  /** Returns true if the mode hits within a tenth of a second of the first hit of any mode. */
  public boolean isInTime(AimMode mode) {
    return outcome(mode).isHit() && timeToHit(mode) <= timeToHit(answer) + IN_TIME;
  }

  /** Returns the reason of the mark of a mode. */
  public Why why(AimMode mode) {
    if (mode == answer) {
      boolean isException = answer != family().lesson();
      return why(isException ? Why.Kind.ENOUGH : Why.Kind.RIGHT, MissCause.NARROW, mode, 0);
    }
    double delay = timeToHit(mode) - timeToHit(answer);
    if (outcome(mode).isHit()) {
      return isInTime(mode)
          ? why(Why.Kind.SIMPLER, MissCause.NARROW, mode, 0)
          : why(Why.Kind.LATE, MissCause.NARROW, mode, delay);
    }
    return outcome(mode).isFired()
        ? why(Why.Kind.MISSED, missCause(mode), mode, timeToFire(mode))
        : why(Why.Kind.NEVER_FIRED, MissCause.NARROW, mode, 0);
  }

  private Why why(Why.Kind kind, MissCause cause, AimMode mode, double seconds) {
    return new Why(kind, cause, family(), mode, answer, seconds);
  }

  /** Lets the mode shoot again, and compares its belief with the target at the closest approach. */
  private MissCause missCause(AimMode mode) {
    DuelTurret turret = situation.turret(mode);
    FireProblem problemAtShot = new FireProblem();
    double closest = Double.POSITIVE_INFINITY;
    double time = 0;
    double x = 0;
    double y = 0;
    for (int tick = 0; tick < Situation.HORIZON_TICKS && !turret.isOver(); tick++) {
      boolean hadFired = turret.hasFired();
      turret.tick();
      if (turret.hasFired() && !hadFired) {
        problemAtShot.set(turret.control().sight());
      }
      if (turret.closestApproach() < closest) {
        closest = turret.closestApproach();
        time = (tick + 1) * DuelTurret.TICK - turret.timeToFire();
        x = turret.targetX();
        y = turret.targetY();
      }
    }
    return MissCause.of(mode, problemAtShot, new FireProblem(), time, x, y);
  }
}
