package towline.web.article;

import java.util.List;
import towline.aim.situation.FireProblem;
import towline.shots.Pen;

/** Turrets with different aim modes that fire at one target. */
final class TurretPicture implements LivePicture {
  private final Course course;
  private final List<ArticleTurret> turrets;
  private final FireProblem target = new FireProblem();
  private boolean flying;

  /** Time for which the target has flown, s. */
  private double seconds;

  TurretPicture(Course course, ArticleTurret... turrets) {
    this.course = course;
    this.turrets = List.of(turrets);
    target.targetRadius = 0.7;
    target.range = 60;
  }

  @Override
  public void tick(Sliders sliders) {
    if (!flying || course.isOver(target, seconds)) {
      flying = true;
      seconds = 0;
      course.begin(target, sliders);
      turrets.forEach(ArticleTurret::forgetTarget);
    }
    for (ArticleTurret turret : turrets) {
      turret.tick(target);
    }
    target.moveTarget(TICK);
    seconds += TICK;
  }

  @Override
  public void restart() {
    flying = false;
    turrets.forEach(ArticleTurret::restart);
  }

  @Override
  public void draw(Pen pen) {
    turrets.forEach(turret -> turret.draw(pen));
    pen.disc(TARGET, 1, target.targetX, target.targetY, target.targetRadius);
    pen.line(
        TARGET,
        1,
        LINE,
        target.targetX,
        target.targetY,
        target.targetX + target.targetVelocityX / 4,
        target.targetY + target.targetVelocityY / 4);
  }

  @Override
  public String result() {
    return String.join(" \u00b7 ", turrets.stream().map(ArticleTurret::result).toList());
  }
}
