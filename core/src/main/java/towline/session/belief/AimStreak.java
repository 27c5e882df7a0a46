package towline.session.belief;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.content.AimStreakSpec;
import towline.content.PlayEvent;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The rules of conviction. Hits in a row in an aim mode charge its belief in steps. A shot that
 * passes its target resets it and names the cause. A shot that strikes something else takes a hit
 * away, and so does a time without hits. A mode keeps its charge while another one is held.
 *
 * <p>Only shots at the gun's target count, since the belief of a mode is about the target. A snap
 * shot at something else changes nothing. Each shot counts once, by what it strikes first, even if
 * it flies on.
 */
public final class AimStreak {
  private static final AimMode[] MODES = AimMode.values();

  /** A shot in the air at the gun's target, with the problem at the time of fire. */
  private static final class Flight {
    private final FireProblem problemAtShot = new FireProblem();

    /** Id of the shot; 0 if this object is free. */
    private int shot;

    private int target;
    private int mode;
    private double time;
  }

  private final AimStreakSpec spec;
  private final DroneSight sight = new DroneSight();
  private final FireProblem belief = new FireProblem();
  private final List<Flight> flights = new ArrayList<>();
  private int mode;
  private final int[] hits = new int[MODES.length];
  private double sinceHit;

  /** Creates a streak without conviction, in aim mode {@code aimMode}, by index. */
  public AimStreak(AimStreakSpec spec, int aimMode) {
    this.spec = spec;
    mode = aimMode;
  }

  /** Returns the index of the held aim mode. */
  int mode() {
    return mode;
  }

  /** Returns the step reached by the held mode; 0 for none. */
  public int step() {
    int step = 0;
    while (step < spec.hits().size() && hits[mode] >= spec.hits().get(step)) {
      step++;
    }
    return step;
  }

  /** Returns the reload time of the drone's gun, as a share of the usual one. */
  public double reload() {
    return step() == 0 ? 1 : spec.reload().get(step() - 1);
  }

  /**
   * Updates the streak by a tick, with the states before and after it and its events; appends its
   * own events to {@code out}.
   */
  public void count(Snapshot before, Snapshot after, EventList events, EventList out) {
    sinceHit += Tick.SECONDS;
    if (sinceHit > spec.keep()) {
      sinceHit = 0;
      loseHit(mode);
    }
    sight.observe(before, after.droneGun().target);
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        count(type, event, out);
      }
    }
    for (int i = 0; i < flights.size(); i++) {
      if (flights.get(i).shot != 0) {
        follow(flights.get(i), after, out);
      }
    }
  }

  private void count(EventType type, Event event, EventList out) {
    switch (type) {
      case MODE_CHANGED -> {
        mode = event.aimMode();
        sinceHit = 0;
      }
      case DRONE_FIRED -> {
        if (event.target() == sight.target() && sight.target() != 0) {
          Flight free = free();
          free.shot = event.shot();
          free.target = event.target();
          free.mode = event.aimMode();
          free.time = 0;
          free.problemAtShot.set(sight.sight());
        }
      }
      case DRONE_SHOT_HIT -> {
        Flight flight = flight(event.shot());
        if (flight != null) {
          flight.shot = 0;
          hit(flight.mode, event, out);
        }
      }
      case DRONE_SHOT_STRAYED -> {
        Flight flight = flight(event.shot());
        if (flight != null) {
          flight.shot = 0;
          loseHit(flight.mode);
        }
      }
      default -> {
        // No other event concerns beliefs.
      }
    }
  }

  private void hit(int shotMode, Event event, EventList out) {
    int before = step();
    hits[shotMode]++;
    if (shotMode == mode) {
      sinceHit = 0;
    }
    if (step() > before) {
      out.add(PlayEvent.CONVICTION_RAISED, event.x(), event.y()).step(step());
    }
  }

  private void loseHit(int shotMode) {
    hits[shotMode] = Math.max(0, hits[shotMode] - 1);
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

  /** Follows a shot until it has struck something or passed its target. */
  private void follow(Flight flight, Snapshot after, EventList out) {
    flight.time += Tick.SECONDS;
    int shot = after.indexOf(EntityKind.DRONE_SHOT, flight.shot);
    int target = after.indexOf(flight.target);
    if (shot < 0 || target < 0) {
      flight.shot = 0;
      return;
    }
    double dx = after.x(shot) - after.x(target);
    double dy = after.y(shot) - after.y(target);
    double vx = after.vx(shot) - after.vx(target);
    double vy = after.vy(shot) - after.vy(target);
    if (dx * vx + dy * vy > 0) {
      passed(flight, after, target, out);
      flight.shot = 0;
    }
  }

  private void passed(Flight flight, Snapshot after, int target, EventList out) {
    if (flight.mode == mode && step() > 0) {
      explain(PlayEvent.CONVICTION_BROKEN, flight, after, target, out);
    }
    if (after.kind(target) == EntityKind.COURIER) {
      explain(PlayEvent.COURIER_MISSED, flight, after, target, out);
    }
    hits[flight.mode] = 0;
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
  }

  /** Adds all state that is kept from tick to tick. */
  public void hashInto(StateHash hash) {
    sight.hashInto(hash);
    hash.add(mode);
    for (int charge : hits) {
      hash.add(charge);
    }
    hash.add(sinceHit);
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
