package towline.ai.pilot;

import towline.ai.gun.EnemyGun;
import towline.ai.gun.GunTurret;
import towline.ai.gun.TriggerDelay;
import towline.aim.SolverScratch;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VolleySpec;

/**
 * A pilot of a bay or a nest of a vessel. A bay launches missiles when ship or drone is within
 * reach, possibly in turn with other vessels of its kind; a nest spawns snakes while there are few.
 */
final class PartPilot implements Pilot {
  private final PartSpec spec;
  private final TriggerDelay triggerDelay;

  PartPilot(PartSpec spec, long seed) {
    this.spec = spec;
    triggerDelay = new TriggerDelay(spec.salvo().reload(), new RandomStream(seed));
  }

  /** Creates a pilot for a part of any role. */
  static Pilot of(PartSpec spec, SolverScratch scratch, long seed) {
    if (spec.role() == PartSpec.Role.TURRET) {
      return new TurretPilot();
    }
    return spec.gun().isPresent() ? new GunPilot(spec, scratch, seed) : new PartPilot(spec, seed);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    double reloadLeft = snapshot.row(index).reloadLeft;
    triggerDelay.update(reloadLeft);
    boolean ready =
        spec.salvo().volley().isPresent()
            ? reloadLeft == 0 && isInTurn(snapshot, index, spec.salvo().volley().get())
            : triggerDelay.isReady(reloadLeft);
    if (ready && isWanted(snapshot, index)) {
      command.fire = true;
      triggerDelay.onFired();
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
  }

  /** Returns true if the turn of its vessel begins in this tick. */
  private static boolean isInTurn(Snapshot snapshot, int index, VolleySpec volley) {
    int earlier = 0;
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      boolean same = snapshot.row(i).vesselKind == snapshot.row(index).vesselKind;
      earlier += same && snapshot.row(i).vesselId < snapshot.row(index).vesselId ? 1 : 0;
    }
    long round = Math.round(volley.round() * Tick.PER_SECOND);
    long turn = Math.round(volley.turn() * Tick.PER_SECOND);
    return Math.floorMod(snapshot.tick() - earlier * turn, round) == 0;
  }

  private boolean isWanted(Snapshot snapshot, int index) {
    return switch (spec.role()) {
      case BAY ->
          isNear(snapshot, index, EntityKind.SHIP) || isNear(snapshot, index, EntityKind.DRONE);
      case NEST ->
          isNear(snapshot, index, EntityKind.SHIP)
              && snapshot.count(EntityKind.SNAKE_HEAD) < spec.nest().orElseThrow().enoughSnakes();
      case HULL, CORE, TURRET -> false;
    };
  }

  private boolean isNear(Snapshot snapshot, int index, EntityKind prey) {
    int preyIndex = snapshot.first(prey);
    return preyIndex < snapshot.end(prey)
        && snapshot.distance(index, preyIndex) <= spec.salvo().reach();
  }

  /** A pilot of a turret, which turns to the forecast of the ship; its vessel's pilot fires. */
  private static final class TurretPilot implements Pilot {
    @Override
    public void decide(Snapshot snapshot, int index, Command command) {
      int core = core(snapshot, snapshot.row(index).vesselId);
      if (core >= 0 && snapshot.row(core).belief != FlightBelief.NONE) {
        command.turning = true;
        command.bearing =
            StrictMath.atan2(
                snapshot.row(core).forecastY - snapshot.y(index),
                snapshot.row(core).forecastX - snapshot.x(index));
      }
    }

    /** Returns the index of a vessel's core; -1 if it is lost. */
    private static int core(Snapshot snapshot, int vessel) {
      int end = snapshot.end(EntityKind.VESSEL_CORE);
      for (int i = snapshot.first(EntityKind.VESSEL_CORE); i < end; i++) {
        if (snapshot.row(i).vesselId == vessel) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public void hashInto(StateHash hash) {}
  }

  /** A pilot of the gun of a core. */
  private static final class GunPilot implements Pilot {
    private final GunTurret turret;

    GunPilot(PartSpec spec, SolverScratch scratch, long seed) {
      turret = new GunTurret(EnemyGun.of(spec), scratch, new RandomStream(seed));
    }

    @Override
    public void decide(Snapshot snapshot, int index, Command command) {
      turret.decide(snapshot, index, snapshot.heading(index), command);
    }

    @Override
    public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
      if (layer == PilotTrace.Layer.VISION) {
        turret.explain(snapshot, index, out);
      }
    }

    @Override
    public void hashInto(StateHash hash) {
      turret.hashInto(hash);
    }
  }
}
