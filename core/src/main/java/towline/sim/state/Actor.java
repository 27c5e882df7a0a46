package towline.sim.state;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.spec.EntitySpec;

/** An entity with a pilot. The pilot decides, and the rules of the world carry out its command. */
public abstract class Actor extends Entity {
  /** Its pilot, kept when the object is reused for an actor of the same spec. */
  public Pilot pilot = Pilot.NONE;

  /** Command of the pilot for this tick. */
  public final Command command = new Command();

  /**
   * Restarts its pilot for a new entity of {@code spec}, or takes a new one of {@code pilots};
   * {@code heading} in rad.
   */
  public final void assignPilot(PilotFactory pilots, EntitySpec spec, double heading, long seed) {
    if (!pilot.restart(kind(), heading, seed)) {
      pilot = pilots.pilot(kind(), spec, heading, seed);
    }
  }

  /**
   * Returns the entity that its pilot flies by: the head of a snake, the core of a vessel, or
   * itself.
   */
  public Entity flownEntity() {
    return this;
  }

  /** Returns true if its pilot decides. */
  public boolean thinks() {
    return true;
  }

  /** Returns the distance from the ship up to which its pilot explains itself, m. */
  public double traceRadius() {
    return Double.POSITIVE_INFINITY;
  }

  /** Moves it on by its command, within the limits of its spec. */
  public void move(WorldState world, double dt) {}

  /**
   * Returns the index of {@link #flownEntity} in {@code snapshot}; {@code place} is its place in
   * its pool.
   */
  public final int indexIn(Snapshot snapshot, int place) {
    Entity self = flownEntity();
    int guess = snapshot.first(self.kind()) + place;
    return guess < snapshot.end(self.kind()) && snapshot.id(guess) == self.id
        ? guess
        : snapshot.indexOf(self.kind(), self.id);
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
  }
}
