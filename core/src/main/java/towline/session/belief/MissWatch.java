package towline.session.belief;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.content.PlayEvent;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * Follows the shots that the drone aims at couriers, and its harpoons, and names the cause when one
 * passes its target or armour stops it. Keeps the last hit and the last miss for the picture.
 */
public final class MissWatch {
  private static final AimMode[] MODES = AimMode.values();

  /** A shot in the air at the gun's target, with the problem at the time of fire. */
  private static final class Flight {
    private final FireProblem problemAtShot = new FireProblem();

    /** Id of the shot; 0 if this object is free. */
    private int shot;

    private int target;
    private int mode;
    private double time;

    /** True from a strike at armour on, which ends the flight of a harpoon in the same tick. */
    private boolean stopped;

    /** Way of the target since then; read by the picture alone. */
    private final TargetTrack way = new TargetTrack();
  }

  private final DroneSight sight = new DroneSight();
  private final FireProblem belief = new FireProblem();
  private final List<Flight> flights = new ArrayList<>();
  private final AimCall lastMiss = new AimCall();
  private final AimCall lastHit = new AimCall();

  /**
   * Follows the shots for a tick, with the states before and after it and its events; appends the
   * causes of misses to {@code out}.
   */
  public void count(Snapshot before, Snapshot after, EventList events, EventList out) {
    sight.observe(before, after.droneGun().target);
    for (int i = 0; i < flights.size(); i++) {
      flights.get(i).time += Tick.SECONDS;
    }
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_FIRED) {
        begin(event, after);
      } else if (event.type() == EventType.ARMOUR_STRUCK) {
        stop(event.cause());
      } else if (event.type() == EventType.DRONE_SHOT_HIT) {
        hit(event);
      } else if (event.type() == EventType.HARPOON_LOST) {
        lose(event, after, out);
      }
    }
    for (int i = 0; i < flights.size(); i++) {
      if (flights.get(i).shot != 0) {
        follow(flights.get(i), after, out);
      }
    }
  }

  private void begin(Event event, Snapshot after) {
    int shot = after.indexOf(EntityKind.DRONE_SHOT, event.shot());
    int target = after.indexOf(event.target());
    boolean explained =
        shot >= 0
            && target >= 0
            && (after.row(shot).harpoon || after.kind(target) == EntityKind.COURIER);
    if (explained && event.target() == sight.target()) {
      Flight free = free();
      free.shot = event.shot();
      free.target = event.target();
      free.mode = event.aimMode();
      free.time = Tick.SECONDS;
      free.stopped = false;
      free.problemAtShot.set(sight.sight());
      free.way.clear();
      free.way.add(free.problemAtShot.targetX, free.problemAtShot.targetY);
    }
  }

  private @Nullable Flight flight(int shot) {
    for (int i = 0; i < flights.size(); i++) {
      if (flights.get(i).shot == shot) {
        return flights.get(i);
      }
    }
    return null;
  }

  private Flight free() {
    Flight free = flight(0);
    if (free == null) {
      free = new Flight();
      flights.add(free);
    }
    return free;
  }

  private void stop(int shot) {
    Flight flight = flight(shot);
    if (flight != null) {
      flight.stopped = true;
    }
  }

  /** Keeps the hit of a shot at its target. */
  private void hit(Event event) {
    Flight flight = flight(event.shot());
    if (flight != null && event.foe() == flight.target) {
      flight.way.end(event.x(), event.y());
      keep(flight, lastHit);
    }
  }

  /** Explains the loss of a harpoon, unless its target is gone. */
  private void lose(Event event, Snapshot after, EventList out) {
    Flight flight = flight(event.shot());
    int target = after.indexOf(event.target());
    if (flight == null) {
      return;
    }
    if (flight.stopped && target >= 0) {
      // Its belief was never put to the proof.
      out.add(PlayEvent.HARPOON_MISSED, after.kind(target), event.x(), event.y())
          .target(flight.target)
          .shot(flight.shot)
          .missCause(MissCause.ARMOUR.ordinal());
    } else if (target >= 0) {
      explain(PlayEvent.HARPOON_MISSED, flight, after, target, out);
    }
    flight.shot = 0;
  }

  /** Follows a shot until it has struck something or passed its target. */
  private void follow(Flight flight, Snapshot after, EventList out) {
    int shot = after.indexOf(EntityKind.DRONE_SHOT, flight.shot);
    int target = after.indexOf(flight.target);
    if (shot < 0 || target < 0) {
      flight.shot = 0;
      return;
    }
    flight.way.add(after.x(target), after.y(target));
    double dx = after.x(shot) - after.x(target);
    double dy = after.y(shot) - after.y(target);
    double vx = after.vx(shot) - after.vx(target);
    double vy = after.vy(shot) - after.vy(target);
    if (dx * vx + dy * vy > 0 && after.kind(target) == EntityKind.COURIER) {
      explain(PlayEvent.COURIER_MISSED, flight, after, target, out);
      flight.shot = 0;
    }
  }

  /** Appends {@code event} with the cause of a miss. */
  private void explain(PlayEvent event, Flight flight, Snapshot after, int target, EventList out) {
    double x = after.x(target);
    double y = after.y(target);
    MissCause cause =
        MissCause.of(MODES[flight.mode], flight.problemAtShot, belief, flight.time, x, y);
    out.add(event, after.kind(target), x, y)
        .target(flight.target)
        .shot(flight.shot)
        .missCause(cause.ordinal());
    flight.way.end(x, y);
    keep(flight, lastMiss);
  }

  private void keep(Flight flight, AimCall call) {
    call.set(
        flight.shot, MODES[flight.mode], flight.problemAtShot, belief, flight.time, flight.way);
  }

  /** Returns the last miss that was explained; it changes with the next one. */
  public AimCall lastMiss() {
    return lastMiss;
  }

  /** Returns the last hit of a harpoon or of a shot at a courier; it changes with the next one. */
  public AimCall lastHit() {
    return lastHit;
  }

  /** Adds all state that is kept from tick to tick. */
  public void hashInto(StateHash hash) {
    sight.hashInto(hash);
    for (int i = 0; i < flights.size(); i++) {
      Flight flight = flights.get(i);
      hash.add(flight.shot);
      if (flight.shot != 0) {
        hash.add(flight.target);
        hash.add(flight.mode);
        hash.add(flight.time);
        hash.add(flight.problemAtShot.targetX);
        hash.add(flight.problemAtShot.targetY);
        hash.add(flight.problemAtShot.targetVelocityX);
        hash.add(flight.problemAtShot.targetVelocityY);
        hash.add(flight.problemAtShot.targetTurnRate);
      }
    }
  }
}
