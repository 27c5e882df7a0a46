package towline.ai.pilot;

import towline.ai.aim.AimMode;
import towline.ai.gun.PreyGuesser;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.FiringPlan;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * What the modes that study would do, for the ghosts: a fire control for each watches along as long
 * as somebody looks, and its plan is shown. Nothing of the simulation ever asks it.
 */
final class StudyingGhosts {
  private static final AimMode[] MODES = AimMode.values();

  private final SolverScratch computer = new SolverScratch();
  private final FireControl[] controls = new FireControl[MODES.length];
  private final FireCommand unused = new FireCommand();
  private long lastTick = -1;

  StudyingGhosts() {
    for (AimMode mode : MODES) {
      controls[mode.ordinal()] = new FireControl(computer);
    }
  }

  /**
   * Lets each watch the target, and writes where it would meet it.
   *
   * @param sight what the drone saw of the target in this tick
   */
  void explain(Snapshot seen, int self, int target, FireProblem sight, PilotTrace out) {
    long tick = seen.tick();
    boolean watches = tick == lastTick || tick == lastTick + 1;
    for (AimMode mode : MODES) {
      if (mode.studies()) {
        FireControl control = controls[mode.ordinal()];
        if (!watches) {
          control.hold();
        }
        if (tick != lastTick) {
          PreyGuesser.read(seen, target, control.learner().prey());
          control.decide(mode, sight, seen.id(target), Tick.SECONDS, unused);
        }
        FiringPlan plan = control.plan();
        if (plan.isMade()) {
          double x = seen.x(self);
          double y = seen.y(self);
          out.add(Mark.GHOST, mode.ordinal(), x, y).end(plan.impactX(), plan.impactY());
        }
      }
    }
    lastTick = tick;
  }
}
