package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** The state of one part of a vessel; a turret's heading is the bearing of its barrel. */
public final class Part extends Damageable {
  /** The vessel it belongs to; set when it is spawned, as spec and pilot are. */
  @SuppressWarnings("NullAway.Init")
  public Vessel vessel;

  /** What it can do. */
  @SuppressWarnings("NullAway.Init")
  public PartSpec spec;

  /** Its place in the vessel's list of parts. */
  public int place;

  /** The time until it can act again, s. */
  public double reloadLeft;

  /** How many of a salvo are still to come. */
  public int salvoLeft;

  /** The time until the next of a salvo, s. */
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
    row.cooling = vessel.coolingLeft;
    row.announced = announced();
    row.firesIn = salvoLeft > 0 ? salvoPause : 0;
    if (spec.role() == PartSpec.Role.CORE) {
      row.boss = vessel.spec.isBoss();
      vessel.charge.describe(row);
      row.belief = vessel.belief;
      row.trust = vessel.trust;
    }
    row.armoured = isArmoured();
    describeAgility(row);
  }

  /** A shot leaves at the rim, and strikes with its own rim. */
  private double laneLength() {
    PartSpec.Gun gun = spec.gun().orElse(null);
    return gun == null ? 0 : radius + gun.shot().range() + gun.shot().radius();
  }

  /** How far its salvo is announced, 0 to 1: the first of it leaves. */
  private double announced() {
    if (salvoLeft == 0) {
      return 0;
    }
    boolean isComing = salvoLeft == spec.salvo().count() && spec.salvo().windUp() > 0;
    return isComing ? 1 - salvoPause / spec.salvo().windUp() : 1;
  }

  /** It can do what its vessel can, and be swung round with it. */
  private void describeAgility(EntityRow row) {
    VesselSpec can = vessel.spec;
    double turnRate = Math.PI / can.timeConstant();
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
