package towline.session;

import towline.sim.api.Command;

/** A run as far as a replay is concerned: it takes commands and has a state. */
public interface Replayable extends AutoCloseable {
  /** Plays a tick. */
  void tick(Command player);

  /** The hash of all state that later ticks depend on. */
  long hash();

  @Override
  void close();
}
