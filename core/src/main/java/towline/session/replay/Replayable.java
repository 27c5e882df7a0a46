package towline.session.replay;

import towline.sim.api.Command;

/** A run as far as a replay is concerned: it takes commands and has a state. */
public interface Replayable extends AutoCloseable {
  /** Plays a tick. */
  void tick(Command player);

  /** The hash of the state after the last tick. */
  long hash();

  @Override
  void close();
}
