package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.store.InputException;
import towline.trial.duel.DuelTurret;
import towline.trial.duel.TargetMotion;
import towline.trial.shots.Puzzle;
import towline.trial.shots.Situation;
import towline.trial.shots.Watched;

/**
 * The set-up of the bench AIM that shows a puzzle of Six Shots: its gun and its target at the
 * choice, if the target's motion was a formula of the bench; otherwise a target of the nearest
 * class of motion.
 */
public final class ShotSetup {
  private static final String BENCH = "aim";

  /** Ticks between the velocities that are compared. */
  private static final int STEP = 12;

  private static final int SAMPLES = 1 + Situation.WATCH_TICKS / STEP;
  private static final double STEP_SECONDS = STEP * DuelTurret.TICK;

  /** Difference up to which two accelerations count as equal, m/s^2. */
  private static final double SAME_ACCELERATION = 0.05;

  /** Difference up to which two turn rates count as equal, rad/s. */
  private static final double SAME_TURN_RATE = 0.02;

  /** Greatest distance of a dial of the bench, m. */
  private static final double REACH = 30;

  private final Situation situation;
  private final FireProblem gun;
  private final double[] vx = new double[SAMPLES];
  private final double[] vy = new double[SAMPLES];
  private final Watched target;
  private final List<String> rows = new ArrayList<>();

  private ShotSetup(Situation situation) {
    this.situation = situation;
    gun = situation.gun();
    target = situation.watch();
    sample(0);
    for (int tick = 1; tick <= Situation.WATCH_TICKS; tick++) {
      target.tick();
      if (tick % STEP == 0) {
        sample(tick / STEP);
      }
    }
  }

  private void sample(int i) {
    vx[i] = target.vx();
    vy[i] = target.vy();
  }

  /** Returns the start of the range with the set-up of {@code puzzle}. */
  public static RangeStart of(Puzzle puzzle) {
    String text =
        SetupFile.text(BENCH, new ShotSetup(puzzle.situation()).rows(puzzle.family().lesson()));
    try {
      return new RangeStart(BENCH, "", 1, Optional.of(SetupFile.parse(text, BENCH)));
    } catch (InputException e) {
      throw new IllegalStateException("The set-up of a shot is unreadable.", e);
    }
  }

  private List<String> rows(AimMode lesson) {
    if (turnsEvenly()) {
      stage();
      put("staged.targetTurnRate", turnRate(SAMPLES - 1));
    } else if (acceleratesEvenly()) {
      stage();
      double ax = accelerationX(SAMPLES - 1);
      double ay = accelerationY(SAMPLES - 1);
      put("staged.targetAccelerationX", ax);
      put("staged.targetAccelerationY", ay);
      int last = SAMPLES - 1;
      boolean isBraking =
          ax * vx[last] + ay * vy[last] < 0
              && Math.abs(ax * vy[last] - ay * vx[last]) < SAME_ACCELERATION * speed();
      if (isBraking) {
        put("staged.targetStopTime", speed() / Math.hypot(ax, ay));
      }
    } else {
      draw(nearest(lesson));
    }
    return rows;
  }

  private double speed() {
    return Math.hypot(vx[SAMPLES - 1], vy[SAMPLES - 1]);
  }

  private double turnRate(int i) {
    double before = Math.atan2(vy[i - 1], vx[i - 1]);
    return Angles.difference(Math.atan2(vy[i], vx[i]), before) / STEP_SECONDS;
  }

  private double accelerationX(int i) {
    return (vx[i] - vx[i - 1]) / STEP_SECONDS;
  }

  private double accelerationY(int i) {
    return (vy[i] - vy[i - 1]) / STEP_SECONDS;
  }

  private boolean turnsEvenly() {
    for (int i = 1; i < SAMPLES; i++) {
      double change = Math.hypot(vx[i], vy[i]) - speed();
      boolean isEven =
          Math.abs(turnRate(i) - turnRate(1)) < SAME_TURN_RATE
              && Math.abs(change) < SAME_ACCELERATION;
      if (!isEven) {
        return false;
      }
    }
    return !situation.doesTargetDodge() && speed() > 0;
  }

  private boolean acceleratesEvenly() {
    for (int i = 1; i < SAMPLES; i++) {
      double dx = accelerationX(i) - accelerationX(1);
      double dy = accelerationY(i) - accelerationY(1);
      if (Math.hypot(dx, dy) > SAME_ACCELERATION) {
        return false;
      }
    }
    return !situation.doesTargetDodge() && speed() > 0;
  }

  /**
   * Returns the class of motion nearest to one that is no formula, by the mode that it asks for.
   */
  private static TargetMotion nearest(AimMode lesson) {
    return switch (lesson) {
      case DIRECT -> TargetMotion.STILL;
      case LEARN -> TargetMotion.WEAVING;
      case SURE -> TargetMotion.EVADING;
      case HOLD, REFINE -> TargetMotion.JINKING;
      case LEAD, TURN_LEAD, PREDICT, LOB -> TargetMotion.STRAIGHT;
    };
  }

  /** Puts gun and target where they are at the choice. */
  private void stage() {
    rows.add("target=" + AimSetup.STAGED);
    put("staged.facing", Angles.wrap(situation.facing()));
    put("staged.slewRate", gun.slewRate);
    put("staged.muzzleSpeed", gun.muzzleSpeed);
    put("staged.range", gun.range);
    put("staged.horizon", Situation.HORIZON);
    put("staged.gravityX", gun.gravityX);
    put("staged.gravityY", gun.gravityY);
    put("staged.shooterVelocityX", situation.gunVelocityX());
    put("staged.targetX", Math.max(-REACH, Math.min(REACH, target.x())));
    put("staged.targetY", Math.max(-REACH, Math.min(REACH, target.y())));
    put("staged.targetVelocityX", vx[SAMPLES - 1]);
    put("staged.targetVelocityY", vy[SAMPLES - 1]);
  }

  /** Lets the bench draw targets of a class of motion for the gun. */
  private void draw(TargetMotion motion) {
    rows.add("target=" + motion.name());
    put("slewRate", gun.slewRate);
    put("muzzleSpeed", gun.muzzleSpeed);
    put("gravity", -gun.gravityY);
    put("timeLimit", Situation.HORIZON);
    put("targetRadius", gun.targetRadius);
  }

  private void put(String name, double value) {
    rows.add(name + "=" + String.format(Locale.ROOT, "%.4f", value));
  }
}
