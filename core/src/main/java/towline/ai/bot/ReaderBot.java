package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** A bot that does nothing while it reads the prompt on the screen, then plays like a novice. */
final class ReaderBot implements Pilot, PromptReader {
  /** Time for which it reads, s. */
  private static final double READING_TIME = 12;

  private final NoviceBot novice;
  private double readingLeft = READING_TIME;

  ReaderBot(long seed) {
    novice = new NoviceBot(seed, true);
  }

  @Override
  public void promptAimMode(int mode) {
    novice.promptAimMode(mode);
  }

  @Override
  public void showPulse(int mode) {
    novice.showPulse(mode);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    if (readingLeft > 0) {
      readingLeft -= Tick.SECONDS;
    } else {
      novice.decide(snapshot, index, command);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    novice.hashInto(hash);
    hash.add(readingLeft);
  }
}
