package towline.ai.steer;

import towline.avoidance.AgentLimits;
import towline.avoidance.Crowd;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The steering of one vehicle through a crowd by the present avoidance law. */
public final class CrowdSteering {
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput output = new SteeringOutput();

  /** Resets the last output. */
  public void reset() {
    output.set(0, 0);
  }

  /** Returns the output of the last call of {@link #steer}. */
  public SteeringOutput output() {
    return output;
  }

  /**
   * Steers the vehicle at {@code index} of {@code snapshot} towards a course at full speed.
   *
   * @param traffic the traffic of its world
   * @param crowd the crowd of that traffic that it avoids
   * @param course the wanted course, radians in the world
   * @param command receives turn rate and throttle as shares of the limits
   */
  public void steer(
      Snapshot snapshot,
      int index,
      TankTraffic traffic,
      Crowd crowd,
      AgentLimits limits,
      double course,
      Command command) {
    double heading = snapshot.heading(index);
    input.self = TankTraffic.indexOfTank(snapshot, index);
    input.headingX = Trigonometry.cos(heading);
    input.headingY = Trigonometry.sin(heading);
    input.desiredX = limits.speed() * Trigonometry.cos(course);
    input.desiredY = limits.speed() * Trigonometry.sin(course);
    traffic.steerer(snapshot).steer(crowd, input, limits, Tick.SECONDS, output);
    command.turnRate = output.turnRate / limits.turnRate();
    command.throttle = output.speed / limits.speed();
  }
}
