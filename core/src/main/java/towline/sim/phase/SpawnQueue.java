package towline.sim.phase;

import java.util.ArrayList;
import java.util.List;
import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotFactory;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.state.Mite;
import towline.sim.state.Part;
import towline.sim.state.Tank;
import towline.sim.state.Vessel;
import towline.sim.state.WorldState;

/**
 * Who was sent into the sector from outside the tick: they wait until it settles, so that their
 * arrival is told among the events of a tick.
 */
public final class SpawnQueue {
  private final WorldState state;
  private final PilotFactory pilots;
  private final EventList events;
  private final RandomStream pilotChance;
  private final List<Runnable> pending = new ArrayList<>();

  SpawnQueue(WorldState state, PilotFactory pilots, EventList events, RandomStream pilotChance) {
    this.state = state;
    this.pilots = pilots;
    this.events = events;
    this.pilotChance = pilotChance;
  }

  /** Whatever it is, it happens when the tick settles. */
  public void enqueue(Runnable arrival) {
    pending.add(arrival);
  }

  void settle() {
    for (int i = 0; i < pending.size(); i++) {
      pending.get(i).run();
    }
    pending.clear();
    removeDeadParts();
  }

  void hashInto(StateHash hash) {
    hash.add(pending.size());
  }

  public void spawn(TankSpec spec, double x, double y, double heading) {
    Tank tank = state.tanks.spawn(state.nextId());
    tank.spec = spec;
    tank.pilot = pilots.tank(spec, pilotChance.nextLong());
    tank.x = x;
    tank.y = y;
    tank.savePrevious();
    tank.heading = Angles.wrap(heading);
    tank.vx = Trigonometry.cos(heading) * spec.speed();
    tank.vy = Trigonometry.sin(heading) * spec.speed();
    tank.barrel = tank.heading;
    tank.radius = spec.radius();
    tank.reloadLeft = spec.reload();
    tank.knockX = 0;
    tank.knockY = 0;
    tank.knockLeft = 0;
    tank.resetHealth(spec.health());
    events.add(EventType.TANK_BORN, EntityKind.TANK, x, y, tank.id, 0, 0);
  }

  /** Lets a mite in at once. */
  public void spawn(MiteSpec spec, double x, double y, double heading, int school) {
    Mite mite = state.mites.spawn(state.nextId());
    mite.spec = spec;
    mite.pilot = pilots.mite(spec, pilotChance.nextLong(), mite.pilot);
    mite.x = x;
    mite.y = y;
    mite.savePrevious();
    mite.heading = Angles.wrap(heading);
    mite.vx = Trigonometry.cos(heading) * spec.speed();
    mite.vy = Trigonometry.sin(heading) * spec.speed();
    mite.radius = spec.radius();
    mite.school = school;
    mite.fuseLeft = 0;
    mite.link = 0;
    mite.cause = EventType.MITE_LOST;
    mite.causer = 0;
    mite.resetHealth(spec.health());
    events.add(EventType.MITE_BORN, EntityKind.MITE, x, y, mite.id, 0, school);
  }

  public void spawn(VesselSpec spec, double x, double y, double heading) {
    Vessel vessel = state.vessels.spawn(state.nextId());
    vessel.spec = spec;
    vessel.pilot = pilots.vessel(spec, pilotChance.nextLong());
    vessel.x = x;
    vessel.y = y;
    vessel.savePrevious();
    vessel.heading = Angles.wrap(heading);
    vessel.radius = spec.radius();
    vessel.speed = 0;
    vessel.vx = 0;
    vessel.vy = 0;
    vessel.phase = 0;
    vessel.parts.clear();
    for (int place = 0; place < spec.parts().size(); place++) {
      vessel.parts.add(part(vessel, spec.parts().get(place), place));
    }
    VesselMotion.carry(vessel, 0);
    for (int i = 0; i < vessel.parts.size(); i++) {
      vessel.parts.get(i).savePrevious();
    }
    events.add(
        EventType.VESSEL_BORN, EntityKind.VESSEL_CORE, x, y, vessel.core().id, 0, spec.index());
  }

  private Part part(Vessel vessel, PartSpec spec, int place) {
    Part part = state.parts.spawn(state.nextId());
    part.vessel = vessel;
    part.spec = spec;
    part.pilot = pilots.part(spec, pilotChance.nextLong());
    part.place = place;
    part.heading = vessel.heading;
    part.radius = spec.radius();
    part.reloadLeft = spec.reload();
    part.salvoLeft = 0;
    part.salvoPause = 0;
    part.resetHealth(spec.health());
    return part;
  }

  private void removeDeadParts() {
    for (int i = 0; i < state.vessels.size(); i++) {
      List<Part> parts = state.vessels.get(i).parts;
      for (int k = parts.size() - 1; k >= 0; k--) {
        if (parts.get(k).dead) {
          parts.remove(k);
        }
      }
    }
  }
}
