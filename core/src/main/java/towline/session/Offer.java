package towline.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.internal.RandomStream;
import towline.sim.hash.StateHash;

/**
 * What a run waits to be chosen from: some things, drawn from the run's seed. While it is open the
 * world stands still.
 *
 * @param <T> what is on offer
 * @param <O> what the run has of it, on which depends what can be offered
 */
public abstract sealed class Offer<T, O> permits Draft, DangerDraft {
  private final int most;
  private final RandomStream chance;
  private final Comparator<T> liking;
  private final List<T> offer = new ArrayList<>();
  private double opensIn;
  private double openFor;

  /**
   * An offer that is closed.
   *
   * @param most how many are on offer at a time, if there are so many
   * @param liking puts first what bots like best
   * @param opensIn when it opens, s
   */
  Offer(int most, RandomStream chance, Comparator<T> liking, double opensIn) {
    this.most = most;
    this.chance = chance;
    this.liking = liking;
    this.opensIn = opensIn;
  }

  /** What can be offered now, in a list of its own. */
  abstract List<T> candidates(O owned);

  /** How long after it has opened it opens again, s. */
  abstract double pause();

  /** What stands for an item in the hash. */
  abstract int number(T item);

  /** Whether the run waits for a choice. */
  public final boolean isOpen() {
    return !offer.isEmpty();
  }

  /** What is on offer; empty while it is closed. */
  public final List<T> offer() {
    return List.copyOf(offer);
  }

  /** For how long it has been open, s. */
  public final double openFor() {
    return openFor;
  }

  /** The place on offer of what bots like best; of several, the first. */
  final int favourite() {
    int best = 0;
    for (int i = 1; i < offer.size(); i++) {
      if (liking.compare(offer.get(i), offer.get(best)) < 0) {
        best = i;
      }
    }
    return best;
  }

  /** Lets it open after that time, s. */
  final void schedule(double seconds) {
    opensIn = seconds;
  }

  /** Moves its clock on; returns whether it opened just now. */
  final boolean update(double dt, O owned) {
    opensIn -= dt;
    if (opensIn > 0) {
      return false;
    }
    opensIn = pause();
    openFor = 0;
    List<T> left = candidates(owned);
    while (offer.size() < most && !left.isEmpty()) {
      offer.add(left.remove(chance.index(left.size())));
    }
    return isOpen();
  }

  /** Waits; what was chosen, with which it closes, or null. */
  final @Nullable T choose(int index, double dt) {
    openFor += dt;
    if (index < 0 || index >= offer.size()) {
      return null;
    }
    T chosen = offer.get(index);
    offer.clear();
    return chosen;
  }

  final void hashInto(StateHash hash) {
    hash.add(opensIn);
    hash.add(openFor);
    chance.writeState(hash);
    for (int i = 0; i < offer.size(); i++) {
      hash.add(number(offer.get(i)));
    }
  }
}
