package towline.trial.swarm;

import java.util.Arrays;
import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;

/**
 * The state of tanks in their field after a tick, by index. The simulation changes it; tallies read
 * it.
 */
abstract class SwarmState {
  /** Side of a cell of the crowd's grid, m. */
  private static final double CELL_SIZE = 2.5;

  final double radius;
  final AgentLimits limits;
  final int count;

  /** Length of a tick, s. */
  final double dt;

  final Bounds bounds;
  final Crowd crowd;
  final double[] xs;
  final double[] ys;
  final double[] headingXs;
  final double[] headingYs;
  final double[] speeds;

  /** Displacement in the last tick, m. */
  final double[] moveXs;

  final double[] moveYs;
  final boolean[] present;

  SwarmState(double radius, AgentLimits limits, int count, double dt, Bounds bounds) {
    this.radius = radius;
    this.limits = limits;
    this.count = count;
    this.dt = dt;
    this.bounds = bounds;
    crowd = new Crowd(bounds, CELL_SIZE);
    xs = new double[count];
    ys = new double[count];
    headingXs = new double[count];
    headingYs = new double[count];
    speeds = new double[count];
    moveXs = new double[count];
    moveYs = new double[count];
    present = new boolean[count];
    Arrays.fill(present, true);
  }
}
