package towline.sim.rules;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.state.Part;
import towline.sim.state.Vessel;

/** How vessels move: slowly, as one piece; their parts are carried along. */
final class VesselMotion {
  private VesselMotion() {}

  /** Moves a vessel on as its pilot ordered, within what its spec allows. */
  static void move(Vessel vessel, double reloadRate, double dt) {
    Command command = vessel.command;
    if (command.turns) {
      // Smoothing never turns faster than from straight behind.
      double most = Math.PI / vessel.spec.timeConstant() * dt;
      vessel.heading = Angles.towards(vessel.heading, command.bearing, most);
    }
    double full = vessel.spec.speed().get(vessel.phase);
    double goal = Math.max(0, Math.min(vessel.spec.surge(), command.throttle)) * full;
    double change = vessel.spec.acceleration() * dt;
    vessel.speed += Math.max(-change, Math.min(change, goal - vessel.speed));
    vessel.vx = Trigonometry.cos(vessel.heading) * vessel.speed;
    vessel.vy = Trigonometry.sin(vessel.heading) * vessel.speed;
    vessel.x += vessel.vx * dt;
    vessel.y += vessel.vy * dt;
    carry(vessel, dt);
    for (int i = 0; i < vessel.parts.size(); i++) {
      Part part = vessel.parts.get(i);
      part.ramPause = Math.max(0, part.ramPause - dt);
      part.reloadLeft = Math.max(0, part.reloadLeft - dt * reloadRate);
      part.salvoPause = Math.max(0, part.salvoPause - dt);
    }
  }

  /** Writes what a part can do: what its vessel can, and to be swung round with it. */
  static void writeAgility(Part part, Snapshot out) {
    VesselSpec can = part.vessel.spec;
    double turnRate = Math.PI / can.timeConstant();
    double speed = can.surge() * can.speed().get(part.vessel.phase);
    double arm = StrictMath.hypot(part.spec.along(), part.spec.across());
    double acceleration =
        StrictMath.hypot(can.acceleration(), speed * turnRate) + arm * turnRate * turnRate;
    out.setAgility(acceleration, 2 * arm * turnRate);
  }

  /** Puts the parts where the vessel has them; {@code dt} is 0 when it has just come. */
  static void carry(Vessel vessel, double dt) {
    double cosine = Trigonometry.cos(vessel.heading);
    double sine = Trigonometry.sin(vessel.heading);
    for (int i = 0; i < vessel.parts.size(); i++) {
      Part part = vessel.parts.get(i);
      PartSpec spec = part.spec;
      part.x = vessel.x + cosine * spec.along() - sine * spec.across();
      part.y = vessel.y + sine * spec.along() + cosine * spec.across();
      part.vx = dt > 0 ? (part.x - part.previousX) / dt : 0;
      part.vy = dt > 0 ? (part.y - part.previousY) / dt : 0;
      if (spec.role() != PartSpec.Role.TURRET) {
        part.heading = vessel.heading;
      }
    }
  }
}
