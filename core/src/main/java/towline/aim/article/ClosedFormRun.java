package towline.aim.article;

import towline.aim.situation.ShotFrame;
import towline.aim.situation.Situation;

/** A closed form of the articles, as a run of one step. */
final class ClosedFormRun extends LawRun {
  private final ArticleLaw law;

  ClosedFormRun(Situation now, ArticleLaw law) {
    super(now);
    this.law = law;
  }

  @Override
  void iterate() {
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    double rx = now.targetX - now.muzzleX;
    double ry = now.targetY - now.muzzleY;
    double vx = now.targetVelocityX - inherited * now.shooterVelocityX;
    double vy = now.targetVelocityY - inherited * now.shooterVelocityY;
    double time =
        law == ArticleLaw.LAW_OF_COSINES || law == ArticleLaw.LOB
            ? ArticleMethods.lawOfCosines(rx, ry, vx, vy, now.muzzleSpeed)
            : ArticleMethods.staticQuadratic(rx, ry, vx, vy, now.muzzleSpeed);
    end(time);
    if (time < NEVER) {
      estimate = time;
      low = time;
      high = time;
      timeOfFlight = time;
      impactX = now.targetX + time * now.targetVelocityX;
      impactY = now.targetY + time * now.targetVelocityY;
      if (law == ArticleLaw.LOB) {
        ArticleMethods.launchAtFixedTime(this, time, time);
      }
    }
  }
}
