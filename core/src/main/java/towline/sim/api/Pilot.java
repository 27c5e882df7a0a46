package towline.sim.api;

import towline.sim.hash.StateHash;

/**
 * Whoever flies an entity. A pilot perceives the last published snapshot, the same for everybody,
 * and answers with a command. What it remembers from tick to tick is state, and hashed.
 */
public interface Pilot {
  /** Wants nothing, and remembers nothing. */
  Pilot NONE =
      new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {}

        @Override
        public void hashInto(StateHash hash) {}
      };

  /**
   * Begins anew, in a new entity of the same spec; returns false if it cannot, and a new pilot is
   * needed.
   *
   * @param kind what it flies now
   * @param heading where that points when it is spawned, radians
   * @param seed what it draws its chance from
   */
  default boolean restart(EntityKind kind, double heading, long seed) {
    return false;
  }

  /**
   * Fills in what the entity wants in this tick.
   *
   * @param seen the state after the last tick
   * @param self the index of the pilot's own entity in {@code seen}
   * @param command cleared already
   */
  void decide(Snapshot seen, int self, Command command);

  /**
   * Appends what the pilot wants and plans, for the overlay. Must not change what the pilot
   * remembers.
   *
   * @param seen the state after the last tick
   * @param self the index of the pilot's own entity in {@code seen}
   * @param layer what is asked for
   * @param out marks are appended
   */
  default void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {}

  /** Adds what the pilot remembers to the hash of the state. */
  void hashInto(StateHash hash);
}
