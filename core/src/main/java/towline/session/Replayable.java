package towline.session;

/** The part of a run that a replay needs: it takes commands and has a state. */
public interface Replayable extends AutoCloseable {
  /** Plays a tick; does not change {@code input}. */
  void tick(RunInput input);

  /** Returns the hash of all state on which later ticks depend. */
  long hash();

  @Override
  void close();
}
