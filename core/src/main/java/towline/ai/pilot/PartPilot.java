package towline.ai.pilot;

import towline.ai.gun.EnemyGun;
import towline.ai.gun.GunTurret;
import towline.ai.gun.TriggerDelay;
import towline.aim.SolverScratch;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VolleySpec;

/**
 * Works a bay or a nest of a vessel: lets its missiles go when ship or drone is within reach, in
 * turn with other vessels of its kind if that is their way, and spawns its snakes as long as there
 * are few.
 */
final class PartPilot implements Pilot {
  private final PartSpec spec;
  private final TriggerDelay triggerDelay;

  PartPilot(PartSpec spec, long seed) {
    this.spec = spec;
    triggerDelay = new TriggerDelay(spec.salvo().reload(), new RandomStream(seed));
  }

  /** The pilot of a part, whatever its role. */
  static Pilot of(PartSpec spec, SolverScratch computer, long seed) {
    return spec.isGun() ? new TurretPilot(spec, computer, seed) : new PartPilot(spec, seed);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    double reloadLeft = seen.row(self).reloadLeft;
    triggerDelay.update(reloadLeft);
    boolean ready =
        spec.salvo().volley().isPresent()
            ? reloadLeft == 0 && isInTurn(seen, self, spec.salvo().volley().get())
            : triggerDelay.isReady(reloadLeft);
    if (ready && isWanted(seen, self)) {
      command.fire = true;
      triggerDelay.onFired();
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
  }

  /** Whether the turn of its vessel begins in this tick. */
  private static boolean isInTurn(Snapshot seen, int self, VolleySpec volley) {
    int before = 0;
    for (int i = seen.first(EntityKind.VESSEL_CORE); i < seen.end(EntityKind.VESSEL_CORE); i++) {
      boolean same = seen.row(i).vesselKind == seen.row(self).vesselKind;
      before += same && seen.row(i).vesselId < seen.row(self).vesselId ? 1 : 0;
    }
    long round = Math.round(volley.round() * Tick.PER_SECOND);
    long turn = Math.round(volley.turn() * Tick.PER_SECOND);
    return Math.floorMod(seen.tick() - before * turn, round) == 0;
  }

  private boolean isWanted(Snapshot seen, int self) {
    return switch (spec.role()) {
      case BAY -> isNear(seen, self, EntityKind.SHIP) || isNear(seen, self, EntityKind.DRONE);
      case NEST ->
          isNear(seen, self, EntityKind.SHIP)
              && seen.count(EntityKind.SNAKE_HEAD) < spec.nest().orElseThrow().enoughSnakes();
      case HULL, CORE, TURRET -> false;
    };
  }

  private boolean isNear(Snapshot seen, int self, EntityKind prey) {
    int index = seen.first(prey);
    return index < seen.end(prey) && seen.distance(self, index) <= spec.salvo().reach();
  }

  /** Works a gun of a vessel. */
  private static final class TurretPilot implements Pilot {
    private final GunTurret turret;

    TurretPilot(PartSpec spec, SolverScratch computer, long seed) {
      turret = new GunTurret(EnemyGun.of(spec), computer, new RandomStream(seed));
    }

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      turret.decide(seen, self, seen.heading(self), command);
    }

    @Override
    public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
      if (layer == PilotTrace.Layer.VISION) {
        turret.explain(seen, self, out);
      }
    }

    @Override
    public void hashInto(StateHash hash) {
      turret.hashInto(hash);
    }
  }
}
