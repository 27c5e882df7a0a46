package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;
import towline.sim.spec.GaitSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** The common state of a vessel's parts; vessels range from a lone launcher to the Leviathan. */
public final class Vessel extends Actor {
  /** Abilities; set with the pilot when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public VesselSpec spec;

  /** Living parts, in the order of the spec. */
  public final List<Part> parts = new ArrayList<>();

  /** Speed ahead, m/s. */
  public double speed;

  /** Present phase, from 0 on. */
  public int phase;

  public final Charge charge = new Charge();

  /** Forecast of the ship, if it has a barrage. */
  public final Forecast forecast = new Forecast();

  /** Time for which it is still shielded, s: none of its parts can be hurt or acts. */
  public double shieldLeft;

  public Part core() {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).spec.role() == PartSpec.Role.CORE) {
        return parts.get(i);
      }
    }
    throw new IllegalStateException("vessel " + id + " has no core");
  }

  @Override
  public EntityKind kind() {
    return EntityKind.VESSEL_CORE;
  }

  @Override
  public Entity flownEntity() {
    return core();
  }

  /** Moves it slowly by its command, as a rigid body with all its parts. */
  @Override
  public void move(WorldState world, double dt) {
    charge.update(Math.max(speed, topSpeed()) * dt, dt);
    if (command.turning && !charge.isAnnounced()) {
      // The rate of exponential smoothing from an error of pi, the greatest.
      double most = Math.PI / spec.timeConstant() * dt;
      heading = Angles.towards(heading, command.bearing, most);
    }
    double goal = goalSpeed();
    double change = acceleration() * dt;
    speed += Math.max(-change, Math.min(change, goal - speed));
    vx = Trigonometry.cos(heading) * speed;
    vy = Trigonometry.sin(heading) * speed;
    x += vx * dt;
    y += vy * dt;
    charge.advance(speed * dt);
    carryParts(dt);
    forecast.reloadLeft = Math.max(0, forecast.reloadLeft - dt * world.foeReloadRate);
    shieldLeft = Math.max(0, shieldLeft - dt);
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      part.ramPause = Math.max(0, part.ramPause - dt);
      part.reloadLeft = Math.max(0, part.reloadLeft - dt * world.foeReloadRate);
      part.salvoPause = Math.max(0, part.salvoPause - dt);
    }
  }

  private double goalSpeed() {
    if (charge.isOn()) {
      return spec.charge().orElseThrow().speed();
    }
    return Math.max(0, Math.min(spec.surge(), command.throttle)) * gait().speed();
  }

  /** Returns true if its touch only pushes the ship: a boss hurts by announced attacks only. */
  public boolean isBlunt() {
    return spec.isBoss() && !charge.isOn();
  }

  /** Returns true if it can begin a charge: it is not shielded, and its phase has charges. */
  public boolean canCharge() {
    return shieldLeft == 0
        && !charge.isAnnounced()
        && gait().steering() == GaitSpec.Steering.CHARGE;
  }

  /** Returns true if its barrage leaves in this tick: wanted, loaded, and not shielded. */
  public boolean canFireBarrage() {
    return command.fire && forecast.reloadLeft == 0 && shieldLeft == 0;
  }

  /**
   * Returns the place in {@link #parts} of the next muzzle of its barrages from {@code place} on:
   * its turrets in turn, or its core if it has none left.
   */
  public int nextMuzzle(int place) {
    for (int i = 0; i < parts.size(); i++) {
      int at = (place + i) % parts.size();
      if (parts.get(at).spec.role() == PartSpec.Role.TURRET) {
        return at;
      }
    }
    return parts.indexOf(core());
  }

  /** Returns its greatest change of speed, m/s^2. */
  double acceleration() {
    return gait().steering() == GaitSpec.Steering.CHARGE
        ? spec.charge().orElseThrow().acceleration()
        : spec.acceleration();
  }

  /** Returns its greatest speed in the present phase, m/s. */
  double topSpeed() {
    double surging = spec.surge() * gait().speed();
    return gait().steering() == GaitSpec.Steering.CHARGE
        ? Math.max(surging, spec.charge().orElseThrow().speed())
        : surging;
  }

  private GaitSpec gait() {
    return spec.gaits().get(phase);
  }

  /**
   * Moves the parts to their places on the vessel; {@code dt} is 0 when it has just been spawned.
   */
  public void carryParts(double dt) {
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      part.x = x + cosine * part.spec.along() - sine * part.spec.across();
      part.y = y + sine * part.spec.along() + cosine * part.spec.across();
      part.vx = dt > 0 ? (part.x - part.previousX) / dt : 0;
      part.vy = dt > 0 ? (part.y - part.previousY) / dt : 0;
      if (!part.spec.turns()) {
        part.heading = heading;
      }
    }
  }

  @Override
  public void reset() {
    super.reset();
    parts.clear();
    speed = 0;
    phase = 0;
    charge.reset();
    forecast.reset();
    shieldLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(speed);
    hash.add(phase);
    charge.hashInto(hash);
    forecast.hashInto(hash);
    hash.add(shieldLeft);
    hash.add(parts.size());
  }
}
