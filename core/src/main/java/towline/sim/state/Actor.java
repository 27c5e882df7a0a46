package towline.sim.state;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

/** What a pilot flies. The pilot decides, and the rules of the world carry out its command. */
public abstract class Actor extends Entity {
  /** Who flies it; kept for the next life of an actor of the same spec. */
  public Pilot pilot = Pilot.NONE;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** What the pilot sees as itself: the head of a snake, the core of a vessel. */
  public Entity self() {
    return this;
  }

  /** Whether its pilot is asked at all. */
  public boolean thinks() {
    return true;
  }

  /** How far from the ship it may be for its pilot to be asked what it wants, m. */
  public double traceRadius() {
    return Double.POSITIVE_INFINITY;
  }

  /** Moves it on as its pilot ordered, within what its spec allows. */
  public void move(WorldState world, double dt) {}

  /** Its row in what its pilot sees; {@code place} is its place in its pool. */
  public final int indexIn(Snapshot seen, int place) {
    Entity self = self();
    int guess = seen.first(self.kind()) + place;
    return guess < seen.end(self.kind()) && seen.id(guess) == self.id
        ? guess
        : seen.indexOf(self.kind(), self.id);
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
  }
}
