package towline.session;

/** A run as far as a replay is concerned: it takes commands and has a state. */
public interface Replayable extends AutoCloseable {
  /** Plays a tick; {@code input} is not changed. */
  void tick(RunInput input);

  /** The hash of all state that later ticks depend on. */
  long hash();

  @Override
  void close();
}
