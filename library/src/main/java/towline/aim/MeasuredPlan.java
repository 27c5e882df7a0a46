package towline.aim;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.tracking.TrackPredictor;
import towline.math.Angles;

/** Plans the earliest shot at a target whose path is foretold step by step. */
final class MeasuredPlan {
  private final FireProblem place = new FireProblem();
  private final FireAnswer shot = new FireAnswer();

  /**
   * Brings {@code plan} up to date; without a shot in time it tracks where one would have to go.
   */
  void make(FiringPlan plan, TrackPredictor track, FireSolver solver) {
    FireProblem now = plan.belief();
    place.set(now);
    place.setStraight();
    place.targetVelocityX = 0;
    place.targetVelocityY = 0;
    place.timing = FireTiming.WHEN_READY;
    place.lobArc = LobArc.LOW;
    boolean tracks = false;
    for (int step = 0; step < track.steps(); step++) {
      double t = step * TrackPredictor.STEP;
      place.targetX = track.pathX(step);
      place.targetY = track.pathY(step);
      if (t > now.horizon || !solver.describe(place, t, shot) || !isAllowed(now, t)) {
        continue;
      }
      if (!tracks) {
        tracks = true;
        plan.track(shot.bearing);
      }
      double turn = Math.abs(Angles.difference(shot.bearing, now.facing));
      double slew = turn == 0 ? 0 : turn / now.slewRate;
      if (t - shot.timeOfFlight >= Math.max(slew, now.timeToReady)) {
        plan.take(t, shot.timeToFire, shot.timeOfFlight, shot.bearing, shot.impactX, shot.impactY);
        return;
      }
    }
  }

  private boolean isAllowed(FireProblem now, double t) {
    return shot.timeOfFlight <= t
        && shot.timeOfFlight * now.muzzleSpeed <= now.range
        && Math.abs(Angles.difference(shot.bearing, now.arcCentre)) <= now.arcHalf;
  }
}
