package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** The state of one part of a vessel; a turret's heading is the bearing of its barrel. */
public final class Part extends Damageable {
  /** Vessel of the part; set with spec and pilot when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public Vessel vessel;

  /** Abilities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public PartSpec spec;

  /** Place in the vessel's list of parts. */
  public int place;

  /** Time until it can act again, s. */
  public double reloadLeft;

  /** Number of shots left in its salvo. */
  public int salvoLeft;

  /** Time until the next shot of its salvo, s. */
  public double salvoPause;

  @Override
  public EntityKind kind() {
    return switch (spec.role()) {
      case TURRET -> EntityKind.VESSEL_TURRET;
      case BAY -> EntityKind.VESSEL_BAY;
      case NEST -> EntityKind.VESSEL_NEST;
      case CORE -> EntityKind.VESSEL_CORE;
      case HULL -> EntityKind.VESSEL_HULL;
    };
  }

  @Override
  public boolean isArmoured() {
    return spec.role() == PartSpec.Role.HULL
        || spec.phase() > vessel.phase
        || vessel.shieldLeft > 0;
  }

  @Override
  public boolean thinks() {
    return !isArmoured();
  }

  @Override
  public String variant() {
    return vessel.spec.name();
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.vesselId = vessel.id;
    row.vesselKind = vessel.spec.index();
    row.vesselHeading = vessel.heading;
    row.partIndex = place;
    row.reloadLeft = reloadLeft;
    row.vesselPhase = vessel.phase;
    row.salvoLeft = salvoLeft;
    PartSpec.Gun gun = spec.gun().orElse(null);
    row.lanes = gun == null ? 0 : gun.spokes();
    row.laneLength = laneLength();
    row.announcement = announced();
    row.timeToNextShot = salvoLeft > 0 ? salvoPause : 0;
    if (spec.role() == PartSpec.Role.CORE) {
      row.boss = vessel.spec.isBoss();
      vessel.charge.describe(row);
      vessel.forecast.describe(row);
    }
    row.armoured = isArmoured();
    describeAgility(row);
  }

  /** Returns the distance from its centre up to which its shots hit, m; 0 if it is no gun. */
  private double laneLength() {
    PartSpec.Gun gun = spec.gun().orElse(null);
    return gun == null ? 0 : radius + gun.shot().range() + gun.shot().radius();
  }

  /** Returns the elapsed part of the announcement of its salvo, 0 to 1. */
  private double announced() {
    if (salvoLeft == 0) {
      return 0;
    }
    // A salvo is announced until its first shot.
    boolean isComing = salvoLeft == spec.salvo().count() && spec.salvo().windUp() > 0;
    return isComing ? 1 - salvoPause / spec.salvo().windUp() : 1;
  }

  /**
   * Describes the agility of the part: that of the vessel, and the circling of the part about the
   * vessel's centre when the vessel turns.
   */
  private void describeAgility(EntityRow row) {
    VesselSpec vesselSpec = vessel.spec;
    double turnRate = Math.PI / vesselSpec.timeConstant();
    double speed = vessel.topSpeed();
    double arm = StrictMath.hypot(spec.along(), spec.across());
    double acceleration =
        StrictMath.hypot(vessel.acceleration(), speed * turnRate) + arm * turnRate * turnRate;
    row.acceleration = acceleration;
    row.jump = 2 * arm * turnRate;
  }

  @Override
  public void reset() {
    super.reset();
    place = 0;
    reloadLeft = 0;
    salvoLeft = 0;
    salvoPause = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(vessel.id);
    hash.add(place);
    hash.add(reloadLeft);
    hash.add(salvoLeft);
    hash.add(salvoPause);
  }
}
