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
 * The solutions of the modes that study their target, for the ghosts of the overlay. A fire control
 * for each mode follows the target while the ghosts are displayed. The simulation never uses them.
 */
final class StudyingGhosts {
  private static final AimMode[] MODES = AimMode.values();

  private final SolverScratch scratch = new SolverScratch();
  private final FireControl[] controls = new FireControl[MODES.length];
  private final FireCommand unused = new FireCommand();
  private long lastTick = -1;

  StudyingGhosts() {
    for (AimMode mode : MODES) {
      controls[mode.ordinal()] = new FireControl(scratch);
    }
  }

  /**
   * Runs each fire control for a tick, and adds marks of their intercepts.
   *
   * @param sight the drone's fire problem in this tick
   */
  void explain(Snapshot snapshot, int index, int target, FireProblem sight, PilotTrace out) {
    long tick = snapshot.tick();
    boolean isContinuous = tick == lastTick || tick == lastTick + 1;
    for (AimMode mode : MODES) {
      if (mode.studies()) {
        FireControl control = controls[mode.ordinal()];
        if (!isContinuous) {
          control.hold();
        }
        if (tick != lastTick) {
          PreyGuesser.read(snapshot, target, control);
          control.decide(mode, sight, snapshot.id(target), Tick.SECONDS, unused);
        }
        FiringPlan plan = control.plan();
        if (plan.isMade()) {
          double x = snapshot.x(index);
          double y = snapshot.y(index);
          out.add(Mark.GHOST, mode.ordinal(), x, y).end(plan.impactX(), plan.impactY());
        }
      }
    }
    lastTick = tick;
  }
}
