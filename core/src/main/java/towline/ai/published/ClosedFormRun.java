package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/** A closed form of the articles, as a run of one step. */
final class ClosedFormRun extends MethodStepper {
  private final PublishedMethod law;

  ClosedFormRun(FireProblem now, PublishedMethod law) {
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
        law == PublishedMethod.LAW_OF_COSINES || law == PublishedMethod.LOB
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
      if (law == PublishedMethod.LOB) {
        ArticleMethods.launchAtFixedTime(this, time, time);
      }
    }
  }
}
