package towline.view.overlay;

import towline.sim.api.PilotTrace;
import towline.view.text.Localization;

/** The painters of the marks of a trace, by kind of mark. */
final class TracePainters {
  private final DroneMarks drone;
  private final GhostMarks ghosts;
  private final MissileMarks missiles;
  private final TankMarks tanks;
  private final GoalMarks goals;

  TracePainters(OverlayCanvas canvas, Localization words) {
    drone = new DroneMarks(canvas, words);
    ghosts = new GhostMarks(canvas, words);
    missiles = new MissileMarks(canvas);
    tanks = new TankMarks(canvas);
    goals = new GoalMarks(canvas);
  }

  void setStill(boolean wanted) {
    ghosts.setStill(wanted);
  }

  TraceMarks of(PilotTrace.Mark mark) {
    return switch (mark) {
      case FACING,
          TURN,
          TRACK,
          PATH,
          IMPACT,
          AIM_POINT,
          BRACKET,
          TIMES,
          TARGET,
          NO_SHOT,
          BELIEF,
          HOLDS_FIRE,
          REACH,
          HIT_RING ->
          drone;
      case GHOST, METHOD -> ghosts;
      case WANTED, SMOOTHED, MEETING -> missiles;
      case LOOKAHEAD, HIT_POINT, NEIGHBOUR, STEERS -> tanks;
      case GOAL, STATION, AIMS -> goals;
    };
  }
}
