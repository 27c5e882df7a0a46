package towline.web.article;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.FiringPlan;
import towline.aim.situation.FireProblem;
import towline.shots.Pen;

/** A gun of the article: the library's fire control, a barrel, and its shots. */
final class ArticleTurret {
  private static final double RELOAD_TIME = 0.7;
  private static final double BARREL_LENGTH = 1.4;
  private static final double SHOT_RADIUS = 0.22;
  private static final double MAX_FLIGHT_TIME = 4;
  private static final double PLAN_OPACITY = 0.4;

  private final AimMode mode;
  private final int colour;
  private final double x;
  private final double y;
  private final FireControl control = new FireControl();
  private final FireCommand order = new FireCommand();
  private final FireProblem problem = new FireProblem();
  private final List<Shot> shots = new ArrayList<>();
  private double facing = Math.PI / 2;
  private double ready;
  private int fired;
  private int hits;

  /** A shot in flight. */
  private static final class Shot {
    double x;
    double y;
    double vx;
    double vy;
    double age;
  }

  ArticleTurret(AimMode mode, int colour, double x, double y) {
    this.mode = mode;
    this.colour = colour;
    this.x = x;
    this.y = y;
  }

  /** Called when the target has been replaced by another. */
  void forgetTarget() {
    control.reset();
  }

  void restart() {
    shots.clear();
    fired = 0;
    hits = 0;
    control.reset();
  }

  /**
   * Advances by one step: moves the shots, then decides, fires and turns. {@code target} also
   * contains muzzle speed, slew rate and gravity.
   */
  void tick(FireProblem target) {
    fly(target);
    problem.set(target);
    problem.muzzleX = x;
    problem.muzzleY = y;
    problem.facing = facing;
    problem.timeToReady = ready;
    control.decide(mode, problem, 1, LivePicture.TICK, order);
    if (order.fire && ready <= 0) {
      fire();
    }
    ready = Math.max(0, ready - LivePicture.TICK);
    if (order.turns) {
      double most = problem.slewRate * LivePicture.TICK;
      double turn = StrictMath.IEEEremainder(order.bearing - facing, 2 * Math.PI);
      facing += Math.max(-most, Math.min(most, turn));
    }
  }

  private void fire() {
    Shot shot = new Shot();
    shot.x = x;
    shot.y = y;
    shot.vx = problem.muzzleSpeed * StrictMath.cos(facing);
    shot.vy = problem.muzzleSpeed * StrictMath.sin(facing);
    shots.add(shot);
    ready = RELOAD_TIME;
    fired++;
  }

  private void fly(FireProblem target) {
    double close = target.targetRadius + SHOT_RADIUS;
    for (int i = shots.size() - 1; i >= 0; i--) {
      Shot shot = shots.get(i);
      shot.x += LivePicture.TICK * (shot.vx + LivePicture.TICK * target.gravityX / 2);
      shot.y += LivePicture.TICK * (shot.vy + LivePicture.TICK * target.gravityY / 2);
      shot.vx += LivePicture.TICK * target.gravityX;
      shot.vy += LivePicture.TICK * target.gravityY;
      shot.age += LivePicture.TICK;
      boolean hit = StrictMath.hypot(shot.x - target.targetX, shot.y - target.targetY) < close;
      if (hit) {
        hits++;
      }
      if (hit || shot.age > MAX_FLIGHT_TIME) {
        shots.remove(i);
      }
    }
  }

  void draw(Pen pen) {
    FiringPlan plan = control.plan();
    if (plan.isMade()) {
      pen.line(colour, PLAN_OPACITY, LivePicture.LINE, x, y, plan.impactX(), plan.impactY());
      pen.ring(colour, 1, LivePicture.LINE, plan.impactX(), plan.impactY(), 0.5);
    }
    for (Shot shot : shots) {
      pen.disc(colour, 1, shot.x, shot.y, SHOT_RADIUS);
    }
    pen.ring(LivePicture.GUN, 1, LivePicture.LINE, x, y, 0.7);
    pen.line(
        colour,
        1,
        LivePicture.LINE,
        x,
        y,
        x + BARREL_LENGTH * StrictMath.cos(facing),
        y + BARREL_LENGTH * StrictMath.sin(facing));
  }

  /** Returns hits and shots in words. */
  String result() {
    return mode + ": " + hits + " of " + fired;
  }
}
