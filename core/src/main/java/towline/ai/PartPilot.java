package towline.ai;

import towline.aim.FireComputer;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Lens;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.spec.PartSpec;

/**
 * Works a bay or a nest of a vessel: lets its missiles go when ship or drone is within reach, and
 * bears its snakes as long as there are few.
 */
final class PartPilot implements Pilot {
  /** With so many snakes about, a nest bears no more. */
  static final int ENOUGH_SNAKES = 6;

  private final PartSpec spec;
  private final Trigger trigger;

  PartPilot(PartSpec spec, long seed) {
    this.spec = spec;
    trigger = new Trigger(spec.reload(), new RandomStream(seed));
  }

  /** The pilot of a part, whatever its role. */
  static Pilot of(PartSpec spec, FireComputer computer, long seed) {
    return spec.role() == PartSpec.Role.TURRET
        ? new TurretPilot(spec, computer, seed)
        : new PartPilot(spec, seed);
  }

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    double clock = seen.clock(self);
    trigger.pass(clock);
    if (trigger.isReady(clock) && isWanted(seen, self)) {
      order.fire = true;
      trigger.pull();
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    trigger.hashInto(hash);
  }

  private boolean isWanted(Snapshot seen, int self) {
    return switch (spec.role()) {
      case BAY -> isNear(seen, self, Kind.SHIP) || isNear(seen, self, Kind.DRONE);
      case NEST -> isNear(seen, self, Kind.SHIP) && seen.count(Kind.SNAKE_HEAD) < ENOUGH_SNAKES;
      case HULL, CORE, TURRET -> false;
    };
  }

  private boolean isNear(Snapshot seen, int self, Kind prey) {
    int index = seen.first(prey);
    return index < seen.end(prey) && seen.distance(self, index) <= spec.reach();
  }

  /** Works a turret of a vessel. */
  private static final class TurretPilot implements Pilot {
    private final Turret turret;

    TurretPilot(PartSpec spec, FireComputer computer, long seed) {
      FoeGun gun = FoeGun.of(spec, spec.shot().orElseThrow());
      turret = new GunTurret(gun, computer, new RandomStream(seed));
    }

    @Override
    public void decide(Snapshot seen, int self, Command order) {
      turret.decide(seen, self, seen.heading(self), order);
    }

    @Override
    public void explain(Snapshot seen, int self, Lens lens, Thought out) {
      if (lens == Lens.VISION) {
        turret.explain(seen, self, out);
      }
    }

    @Override
    public void hashInto(StateHash hash) {
      turret.hashInto(hash);
    }
  }
}
