package towline.lab.schedule;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSchedule;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/**
 * A row of guns that share targets, which cross in front of and behind them at constant velocity.
 * Every gun leads exactly. Targets with enough shots in flight, and those that another gun has
 * chosen, are not chosen. Destroyed and departed targets are replaced at once, so that the rules of
 * choice differ only in the next target.
 */
final class ScheduleSimulation {
  static final int TICKS_A_SECOND = 60;

  private static final double TICK = 1.0 / TICKS_A_SECOND;

  /** Distance from the middle at which targets appear, m. */
  private static final double START_DISTANCE = 28;

  /** Distance from the middle beyond which targets are gone, m. */
  private static final double END_DISTANCE = 30;

  /** Distance from the middle of the place for which targets head, m. */
  private static final double GOAL_RADIUS = 10;

  /** Speed of the slowest target, as a share of the fastest. */
  private static final double LEAST_SPEED_SHARE = 0.25;

  /** Greatest distance of a shot's pass at which it is fired, in target radii. */
  private static final double MOST_PASS_DISTANCE = 0.8;

  private static final class Target {
    double x;
    double y;
    double vx;
    double vy;
    int hitsLeft;
    int shotsUnderWay;

    int shotsNeeded() {
      return hitsLeft - shotsUnderWay;
    }
  }

  private static final class Gun {
    final double x;
    double facing;
    double timeToReady;
    @Nullable Target chosen;

    Gun(double x, double facing) {
      this.x = x;
      this.facing = facing;
    }

    /** Returns the chosen target while it needs more shots, or null. */
    @Nullable Target target() {
      return chosen != null && chosen.shotsNeeded() > 0 ? chosen : null;
    }
  }

  /** A shot in flight. */
  private static final class Shot {
    final Target aimedAt;
    final double vx;
    final double vy;
    double x;
    double y;
    double lifeLeft;

    Shot(Target aimedAt, double x, double vx, double vy, double lifeLeft) {
      this.aimedAt = aimedAt;
      this.x = x;
      this.vx = vx;
      this.vy = vy;
      this.lifeLeft = lifeLeft;
    }
  }

  private final ParameterValues values;
  private final TargetChoice choice;
  private final RandomStream random;
  private final double radius;
  private final List<Target> targets = new ArrayList<>();
  private final List<Gun> guns = new ArrayList<>();
  private final List<Shot> shots = new ArrayList<>();
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem problem = new FireProblem();
  private final FireSchedule schedule = new FireSchedule();
  private int fired;
  private int hits;
  private int kills;

  ScheduleSimulation(
      ParameterValues values, TargetChoice choice, int gunCount, int targetCount, long seed) {
    this.values = values;
    this.choice = choice;
    radius = values.get(ScheduleParameters.TARGET_RADIUS);
    random = new RandomStream(seed);
    for (int i = 0; i < gunCount; i++) {
      double place = (i - 0.5 * (gunCount - 1)) * values.get(ScheduleParameters.SPACING);
      guns.add(new Gun(place, random.range(-Math.PI, Math.PI)));
    }
    for (int i = 0; i < targetCount; i++) {
      targets.add(newTarget());
    }
  }

  private Target newTarget() {
    Target target = new Target();
    double bearing = random.range(-Math.PI, Math.PI);
    target.x = START_DISTANCE * Trigonometry.cos(bearing);
    target.y = START_DISTANCE * Trigonometry.sin(bearing);
    double goalBearing = random.range(-Math.PI, Math.PI);
    double pathX = random.range(0, GOAL_RADIUS) * Trigonometry.cos(goalBearing) - target.x;
    double pathY = random.range(0, GOAL_RADIUS) * Trigonometry.sin(goalBearing) - target.y;
    double fastest = values.get(ScheduleParameters.TARGET_SPEED);
    double speed =
        random.range(LEAST_SPEED_SHARE * fastest, fastest) / StrictMath.hypot(pathX, pathY);
    target.vx = speed * pathX;
    target.vy = speed * pathY;
    target.hitsLeft = 1 + random.index((int) values.get(ScheduleParameters.HITS));
    return target;
  }

  void tick() {
    boolean hasFreeGun = false;
    for (Gun gun : guns) {
      gun.timeToReady = Math.max(0, gun.timeToReady - TICK);
      hasFreeGun |= gun.target() == null;
    }
    if (hasFreeGun) {
      choose();
    }
    for (Gun gun : guns) {
      Target target = gun.target();
      if (target != null) {
        aim(gun, target);
      }
    }
    fly();
    for (int i = 0; i < targets.size(); i++) {
      Target target = targets.get(i);
      boolean hasLeft =
          target.shotsUnderWay == 0 && StrictMath.hypot(target.x, target.y) > END_DISTANCE;
      if (target.hitsLeft <= 0 || hasLeft) {
        kills += target.hitsLeft <= 0 ? 1 : 0;
        target.hitsLeft = 0;
        targets.set(i, newTarget());
      }
    }
  }

  private void choose() {
    if (choice == TargetChoice.SCHEDULE) {
      chooseTogether();
    }
    for (Gun gun : guns) {
      if (gun.target() == null) {
        gun.chosen = best(gun);
      }
    }
  }

  /**
   * Assigns targets to all guns again, including busy ones: a new order is only taken if it is
   * better.
   */
  private void chooseTogether() {
    schedule.clear();
    for (Gun gun : guns) {
      schedule.addGun(
          gun.x,
          0,
          gun.facing,
          gun.timeToReady,
          values.get(ScheduleParameters.MUZZLE_SPEED),
          values.get(ScheduleParameters.RANGE),
          values.get(ScheduleParameters.SLEW_RATE),
          values.get(ScheduleParameters.RELOAD));
    }
    List<Target> considered =
        targets.stream()
            .filter(target -> target.shotsNeeded() > 0)
            .sorted((one, other) -> Double.compare(soonest(one), soonest(other)))
            .limit(FireSchedule.MOST_TARGETS)
            .toList();
    for (Target target : considered) {
      schedule.addTarget(target.x, target.y, target.vx, target.vy, target.shotsNeeded(), 1);
    }
    schedule.find(values.get(ScheduleParameters.HORIZON));
    for (int i = 0; i < guns.size(); i++) {
      int first = schedule.first(i);
      guns.get(i).chosen = first < 0 ? null : considered.get(first);
    }
  }

  private double soonest(Target target) {
    return guns.stream().mapToDouble(gun -> timeToHit(gun, target)).min().orElseThrow();
  }

  /** Returns the best target that no other gun has chosen, or null. */
  private @Nullable Target best(Gun gun) {
    Target best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Target target : targets) {
      boolean isFree =
          target.shotsNeeded() > 0 && guns.stream().noneMatch(other -> other.chosen == target);
      double cost = isFree ? cost(gun, target) : Double.POSITIVE_INFINITY;
      if (cost < least) {
        least = cost;
        best = target;
      }
    }
    return best;
  }

  private double cost(Gun gun, Target target) {
    double x = target.x - gun.x;
    return switch (choice) {
      case NEAREST -> StrictMath.hypot(x, target.y);
      case LEAST_TURN -> Math.abs(Angles.difference(StrictMath.atan2(target.y, x), gun.facing));
      case SOONEST, SCHEDULE -> timeToHit(gun, target);
    };
  }

  /** Returns the time until the earliest hit, s; +infinity if none is in range. */
  private double timeToHit(Gun gun, Target target) {
    problem.muzzleSpeed = values.get(ScheduleParameters.MUZZLE_SPEED);
    problem.range = values.get(ScheduleParameters.RANGE);
    problem.slewRate = values.get(ScheduleParameters.SLEW_RATE);
    problem.facing = gun.facing;
    problem.timeToReady = gun.timeToReady;
    problem.muzzleX = gun.x;
    problem.targetX = target.x;
    problem.targetY = target.y;
    problem.targetVelocityX = target.vx;
    problem.targetVelocityY = target.vy;
    return solver.timeToGo(problem);
  }

  /** Turns the gun to the earliest hit, and fires once the barrel is there. */
  private void aim(Gun gun, Target target) {
    double timeToGo = timeToHit(gun, target);
    if (!(timeToGo < Double.POSITIVE_INFINITY)) {
      gun.chosen = null;
      return;
    }
    solver.describe(problem, timeToGo, shot);
    double bearing = shot.bearing;
    double error = Math.abs(Angles.difference(bearing, gun.facing));
    double slack = MOST_PASS_DISTANCE * radius / (shot.timeOfFlight * problem.muzzleSpeed);
    if (gun.timeToReady == 0 && shot.timeToFire - shot.timeToSlew < TICK && error <= slack) {
      fire(gun, target);
    }
    gun.facing = Angles.towards(gun.facing, bearing, problem.slewRate * TICK);
  }

  private void fire(Gun gun, Target target) {
    fired++;
    target.shotsUnderWay++;
    gun.timeToReady = values.get(ScheduleParameters.RELOAD);
    double speed = problem.muzzleSpeed;
    double life = problem.range / speed;
    double vx = speed * Trigonometry.cos(gun.facing);
    double vy = speed * Trigonometry.sin(gun.facing);
    shots.add(new Shot(target, gun.x, vx, vy, life));
  }

  /**
   * Advances shots and targets by a tick; a shot hits the first target that it touches, even
   * another one than its own.
   */
  private void fly() {
    for (int i = shots.size() - 1; i >= 0; i--) {
      Shot shot = shots.get(i);
      Target hit = firstHit(shot);
      shot.x += shot.vx * TICK;
      shot.y += shot.vy * TICK;
      shot.lifeLeft -= TICK;
      if (hit != null || shot.lifeLeft <= 0) {
        shot.aimedAt.shotsUnderWay--;
        shots.remove(i);
      }
      if (hit != null) {
        hits++;
        hit.hitsLeft--;
      }
    }
    for (Target target : targets) {
      target.x += target.vx * TICK;
      target.y += target.vy * TICK;
    }
  }

  private @Nullable Target firstHit(Shot shot) {
    Target first = null;
    double soonest = Double.POSITIVE_INFINITY;
    for (Target target : targets) {
      double moment =
          target.hitsLeft <= 0
              ? Double.POSITIVE_INFINITY
              : SweptCollision.contact(
                  shot.x - target.x,
                  shot.y - target.y,
                  (shot.vx - target.vx) * TICK,
                  (shot.vy - target.vy) * TICK,
                  radius);
      if (moment < soonest) {
        soonest = moment;
        first = target;
      }
    }
    return first;
  }

  int fired() {
    return fired;
  }

  int hits() {
    return hits;
  }

  int kills() {
    return kills;
  }
}
