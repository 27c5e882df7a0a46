package towline.ai.steer;

import towline.avoidance.AgentLimits;
import towline.avoidance.Crowd;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** Steers one vehicle through a crowd by the law that is in force. */
public final class CrowdSteering {
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput output = new SteeringOutput();

  /** Forgets what it chose. */
  public void reset() {
    output.set(0, 0);
  }

  /** What the last call of {@link #steer} chose. */
  public SteeringOutput output() {
    return output;
  }

  /**
   * Steers the vehicle at index {@code self} of {@code seen} towards a course at full speed.
   *
   * @param traffic of its world
   * @param crowd of that traffic, whom it avoids
   * @param course where it would like to go, radians in the world
   * @param command receives turn rate and throttle as shares of the limits
   */
  public void steer(
      Snapshot seen,
      int self,
      TankTraffic traffic,
      Crowd crowd,
      AgentLimits limits,
      double course,
      Command command) {
    double heading = seen.heading(self);
    input.self = TankTraffic.indexOfTank(seen, self);
    input.headingX = Trigonometry.cos(heading);
    input.headingY = Trigonometry.sin(heading);
    input.desiredX = limits.speed() * Trigonometry.cos(course);
    input.desiredY = limits.speed() * Trigonometry.sin(course);
    traffic.steerer(seen).steer(crowd, input, limits, Tick.SECONDS, output);
    command.turnRate = output.turnRate / limits.turnRate();
    command.throttle = output.speed / limits.speed();
  }
}
