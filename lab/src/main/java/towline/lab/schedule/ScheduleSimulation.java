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
 * Guns that stand in a row and share targets that cross in front of and behind them at constant
 * velocity. Every gun leads exactly; a target for which enough shots are under way, or that another
 * gun has chosen, is left alone. What is destroyed or leaves is replaced at once, so that the rules
 * of choice differ in nothing but what is shot next.
 */
final class ScheduleSimulation {
  static final int TICKS_A_SECOND = 60;

  private static final double TICK = 1.0 / TICKS_A_SECOND;

  /** Targets appear so far from the middle, and are gone a little farther out, m. */
  private static final double RIM = 28;

  private static final double GONE = 30;

  /** They make for a place within that of the middle, m. */
  private static final double HEART = 10;

  /** The slowest target, as a part of the fastest. */
  private static final double SLOWEST = 0.25;

  /** A shot leaves if it would pass within this part of the target's radius. */
  private static final double AIMED = 0.8;

  /** A target. */
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

  /** A gun. */
  private static final class Gun {
    final double x;
    double facing;
    double timeToReady;
    @Nullable Target chosen;

    Gun(double x, double facing) {
      this.x = x;
      this.facing = facing;
    }

    /** What it has chosen, while that needs more shots. */
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
      targets.add(appear());
    }
  }

  private Target appear() {
    Target target = new Target();
    double bearing = random.range(-Math.PI, Math.PI);
    target.x = RIM * Trigonometry.cos(bearing);
    target.y = RIM * Trigonometry.sin(bearing);
    double aside = random.range(-Math.PI, Math.PI);
    double wayX = random.range(0, HEART) * Trigonometry.cos(aside) - target.x;
    double wayY = random.range(0, HEART) * Trigonometry.sin(aside) - target.y;
    double fastest = values.get(ScheduleParameters.TARGET_SPEED);
    double speed = random.range(SLOWEST * fastest, fastest) / StrictMath.hypot(wayX, wayY);
    target.vx = speed * wayX;
    target.vy = speed * wayY;
    target.hitsLeft = 1 + random.index((int) values.get(ScheduleParameters.HITS));
    return target;
  }

  void tick() {
    boolean isAnyFree = false;
    for (Gun gun : guns) {
      gun.timeToReady = Math.max(0, gun.timeToReady - TICK);
      isAnyFree |= gun.target() == null;
    }
    if (isAnyFree) {
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
      boolean isAway = target.shotsUnderWay == 0 && StrictMath.hypot(target.x, target.y) > GONE;
      if (target.hitsLeft <= 0 || isAway) {
        kills += target.hitsLeft <= 0 ? 1 : 0;
        target.hitsLeft = 0;
        targets.set(i, appear());
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

  /** All guns anew, those that are busy, too: what a new order changes, it changes for the good. */
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
    List<Target> weighed =
        targets.stream()
            .filter(target -> target.shotsNeeded() > 0)
            .sorted((one, other) -> Double.compare(soonest(one), soonest(other)))
            .limit(FireSchedule.MOST_TARGETS)
            .toList();
    for (Target target : weighed) {
      schedule.addTarget(target.x, target.y, target.vx, target.vy, target.shotsNeeded(), 1);
    }
    schedule.find(values.get(ScheduleParameters.HORIZON));
    for (int i = 0; i < guns.size(); i++) {
      int first = schedule.first(i);
      guns.get(i).chosen = first < 0 ? null : weighed.get(first);
    }
  }

  private double soonest(Target target) {
    return guns.stream().mapToDouble(gun -> timeToHit(gun, target)).min().orElseThrow();
  }

  /** The best of those that no other gun has chosen. */
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

  /** Seconds until the earliest hit; +infinity: there is none in range. */
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

  /** Turns to the earliest hit, and fires once the barrel is there. */
  private void aim(Gun gun, Target target) {
    double timeToGo = timeToHit(gun, target);
    if (!(timeToGo < Double.POSITIVE_INFINITY)) {
      gun.chosen = null;
      return;
    }
    solver.describe(problem, timeToGo, shot);
    double bearing = shot.bearing;
    double off = Math.abs(Angles.difference(bearing, gun.facing));
    double slack = AIMED * radius / (shot.timeOfFlight * problem.muzzleSpeed);
    if (gun.timeToReady == 0 && shot.timeToFire - shot.timeToSlew < TICK && off <= slack) {
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
   * Moves everything on by a tick; a shot hits what it touches first, whatever it was meant for.
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
