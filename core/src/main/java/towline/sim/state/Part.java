package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.spec.PartSpec;

/** The state of one part of a vessel; a turret's heading is the bearing of its barrel. */
public final class Part extends Damageable {
  /** The vessel it belongs to; set when it is spawned, as spec and pilot are. */
  @SuppressWarnings("NullAway.Init")
  public Vessel vessel;

  /** What it can do. */
  @SuppressWarnings("NullAway.Init")
  public PartSpec spec;

  /** Who works it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

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
    return spec.role() == PartSpec.Role.HULL || spec.phase() > vessel.phase;
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
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
    pilot.hashInto(hash);
  }
}
