package towline.sim.api;

import towline.sim.hash.StateHash;

/**
 * A pilot that flies an entity. It sees the last published snapshot, which is the same for all
 * pilots, and fills in a command. Its memory from tick to tick is part of the state, and hashed.
 */
public interface Pilot {
  /** A pilot that wants nothing and remembers nothing. */
  Pilot NONE =
      new Pilot() {
        @Override
        public void decide(Snapshot snapshot, int index, Command command) {}

        @Override
        public void hashInto(StateHash hash) {}
      };

  /**
   * Prepares this pilot for a new entity of the same spec; returns false if it cannot be reused and
   * a new pilot is needed.
   *
   * @param kind the kind of the new entity
   * @param heading the heading of the new entity when it is spawned, radians
   * @param seed the seed of its random numbers
   */
  default boolean restart(EntityKind kind, double heading, long seed) {
    return false;
  }

  /**
   * Fills in the command of the entity for this tick.
   *
   * @param snapshot the state after the last tick
   * @param index the index of the pilot's own entity in {@code snapshot}
   * @param command already cleared
   */
  void decide(Snapshot snapshot, int index, Command command);

  /**
   * Appends marks of the pilot's wishes and plans, for the overlay. Must not change the pilot's
   * memory.
   *
   * @param snapshot the state after the last tick
   * @param index the index of the pilot's own entity in {@code snapshot}
   * @param layer the layer of the wanted marks
   * @param out receives the marks
   */
  default void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {}

  /** Adds the pilot's memory to {@code hash}. */
  void hashInto(StateHash hash);
}
