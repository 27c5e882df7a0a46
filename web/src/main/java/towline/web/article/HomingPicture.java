package towline.web.article;

import java.util.ArrayList;
import java.util.List;
import towline.homing.HomingInput;
import towline.homing.HomingLaw;
import towline.homing.HomingMethod;
import towline.homing.HomingOutput;
import towline.shots.Pen;

/** Missiles with different laws that chase one circling target. */
final class HomingPicture implements LivePicture {
  private static final double SPEED = 11;
  private static final double TARGET_SPEED = 7;
  private static final double RADIUS = 0.7;
  private static final double MAX_SECONDS = 7;

  private final List<Missile> missiles =
      List.of(
          new Missile("after it", FIRST, HomingPicture::chaseTail),
          new Missile("PROPORTIONAL", SECOND, HomingLaw.PROPORTIONAL),
          new Missile("LEAD_ARC", THIRD, HomingLaw.LEAD_ARC));

  private double x;
  private double y;
  private double course;
  private double time = Double.POSITIVE_INFINITY;

  /** A missile and its path. */
  private static final class Missile {
    final String name;
    final int colour;
    final HomingMethod law;
    final HomingInput chase = new HomingInput();
    final HomingOutput guidance = new HomingOutput();
    final List<double[]> path = new ArrayList<>();
    double x;
    double y;
    double hitAfter;

    Missile(String name, int colour, HomingMethod law) {
      this.name = name;
      this.colour = colour;
      this.law = law;
    }
  }

  /** Turns towards the target, as fast as the turn rate allows. */
  private static void chaseTail(HomingInput chase, double dt, HomingOutput out) {
    double ahead = chase.directionX * chase.rangeX + chase.directionY * chase.rangeY;
    double aside = chase.directionX * chase.rangeY - chase.directionY * chase.rangeX;
    out.turn(chase, StrictMath.atan2(aside, ahead) / dt, dt);
  }

  private void begin() {
    time = 0;
    x = -8;
    y = 3;
    course = 0.6;
    for (Missile missile : missiles) {
      missile.x = 0;
      missile.y = -9;
      missile.hitAfter = Double.NaN;
      missile.path.clear();
      missile.chase.directionX = 0;
      missile.chase.directionY = 1;
      missile.chase.speed = SPEED;
    }
  }

  @Override
  public void tick(Sliders sliders) {
    boolean flying = missiles.stream().anyMatch(missile -> Double.isNaN(missile.hitAfter));
    if (time > MAX_SECONDS || (!flying && time > MAX_SECONDS / 2)) {
      begin();
    }
    time += TICK;
    double turn = sliders.value("turn");
    double vx = TARGET_SPEED * StrictMath.cos(course);
    double vy = TARGET_SPEED * StrictMath.sin(course);
    for (Missile missile : missiles) {
      if (Double.isNaN(missile.hitAfter)) {
        fly(missile, vx, vy, turn, sliders.value("agility"));
      }
    }
    x += TICK * vx;
    y += TICK * vy;
    course += TICK * turn;
  }

  private void fly(Missile missile, double vx, double vy, double turn, double agility) {
    HomingInput chase = missile.chase;
    chase.rangeX = x - missile.x;
    chase.rangeY = y - missile.y;
    chase.targetVelocityX = vx;
    chase.targetVelocityY = vy;
    chase.targetTurnRate = turn;
    chase.turnRate = agility;
    missile.law.steer(chase, TICK, missile.guidance);
    missile.x += missile.guidance.moveX;
    missile.y += missile.guidance.moveY;
    chase.directionX = missile.guidance.directionX;
    chase.directionY = missile.guidance.directionY;
    missile.path.add(new double[] {missile.x, missile.y});
    if (StrictMath.hypot(x - missile.x, y - missile.y) < RADIUS) {
      missile.hitAfter = time;
    }
  }

  @Override
  public void restart() {
    time = Double.POSITIVE_INFINITY;
  }

  @Override
  public void draw(Pen pen) {
    pen.disc(TARGET, 1, x, y, RADIUS);
    for (Missile missile : missiles) {
      for (int i = 1; i < missile.path.size(); i++) {
        double[] from = missile.path.get(i - 1);
        double[] to = missile.path.get(i);
        pen.line(missile.colour, 1, LINE, from[0], from[1], to[0], to[1]);
      }
      pen.disc(missile.colour, 1, missile.x, missile.y, 0.3);
    }
  }

  @Override
  public String result() {
    return String.join(
        " \u00b7 ",
        missiles.stream()
            .map(
                missile ->
                    missile.name
                        + (Double.isNaN(missile.hitAfter)
                            ? ": flying"
                            : ": hit after " + Math.round(10 * missile.hitAfter) / 10.0 + " s"))
            .toList());
  }
}
