package towline.trial.swarm;

import java.util.Arrays;
import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;

/**
 * Tanks in their field after a tick, by index: what moves them changes it, what counts reads it.
 */
abstract class SwarmState {
  /** The side of a cell of the crowd's grid, m. */
  private static final double CELL = 2.5;

  final double radius;
  final AgentLimits limits;
  final int count;

  /** The length of a tick, s. */
  final double dt;

  final Bounds bounds;
  final Crowd crowd;
  final double[] xs;
  final double[] ys;
  final double[] headingXs;
  final double[] headingYs;
  final double[] speeds;

  /** By what the last tick moved each, m. */
  final double[] moveXs;

  final double[] moveYs;
  final boolean[] present;

  SwarmState(double radius, AgentLimits limits, int count, double dt, Bounds bounds) {
    this.radius = radius;
    this.limits = limits;
    this.count = count;
    this.dt = dt;
    this.bounds = bounds;
    crowd = new Crowd(bounds, CELL);
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
