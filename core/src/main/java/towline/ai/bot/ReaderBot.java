package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** Touches nothing while it reads what the screen says, and then plays as a novice does. */
final class ReaderBot implements Pilot, PromptReader {
  /** For how long it reads, s. */
  private static final double READING = 12;

  private final NoviceBot novice;
  private double readingLeft = READING;

  ReaderBot(long seed) {
    novice = new NoviceBot(seed, true);
  }

  @Override
  public void ask(int mode) {
    novice.ask(mode);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    if (readingLeft > 0) {
      readingLeft -= Tick.SECONDS;
    } else {
      novice.decide(seen, self, command);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    novice.hashInto(hash);
    hash.add(readingLeft);
  }
}
