package towline.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.internal.RandomStream;
import towline.sim.hash.StateHash;

/**
 * A choice between items that are drawn from the seed of the run. The world is paused while the
 * offer is open.
 *
 * @param <T> type of the items
 * @param <O> type of what the run has already, which decides the candidates
 */
public abstract sealed class Offer<T, O> permits Draft, HazardDraft {
  private final int maxItems;
  private final RandomStream random;
  private final Comparator<T> preference;
  private final List<T> items = new ArrayList<>();
  private double opensIn;
  private double secondsOpen;

  /**
   * Creates a closed offer.
   *
   * @param most greatest number of items on offer
   * @param preference order of preference of bots, best first
   * @param opensIn time until it opens, s
   */
  Offer(int maxItems, RandomStream random, Comparator<T> preference, double opensIn) {
    this.maxItems = maxItems;
    this.random = random;
    this.preference = preference;
    this.opensIn = opensIn;
  }

  /** Returns the items that can be offered now, in a new list. */
  abstract List<T> candidates(O owned);

  /** Returns the time from one opening to the next, s. */
  abstract double pause();

  /** Returns the number of {@code item} in the hash. */
  abstract int number(T item);

  /** Returns true if the run waits for a choice. */
  public final boolean isOpen() {
    return !items.isEmpty();
  }

  /** Returns the items on offer; empty while it is closed. */
  public final List<T> items() {
    return List.copyOf(items);
  }

  /** Returns the time since it opened, s. */
  public final double secondsOpen() {
    return secondsOpen;
  }

  /** Returns the index of the item that bots like best; the first of several. */
  final int favourite() {
    int best = 0;
    for (int i = 1; i < items.size(); i++) {
      if (preference.compare(items.get(i), items.get(best)) < 0) {
        best = i;
      }
    }
    return best;
  }

  /** Sets the time until it opens, s. */
  final void schedule(double seconds) {
    opensIn = seconds;
  }

  /** Advances the clock by {@code dt} s; returns true if it opened just now. */
  final boolean update(double dt, O owned) {
    opensIn -= dt;
    if (opensIn > 0) {
      return false;
    }
    opensIn = pause();
    secondsOpen = 0;
    List<T> candidates = candidates(owned);
    while (items.size() < maxItems && !candidates.isEmpty()) {
      items.add(candidates.remove(random.index(candidates.size())));
    }
    return isOpen();
  }

  /**
   * Advances the clock by {@code dt} s, closes and returns the item at {@code index}; null, and
   * stays open, if there is none.
   */
  final @Nullable T choose(int index, double dt) {
    secondsOpen += dt;
    if (index < 0 || index >= items.size()) {
      return null;
    }
    T chosen = items.get(index);
    items.clear();
    return chosen;
  }

  final void hashInto(StateHash hash) {
    hash.add(opensIn);
    hash.add(secondsOpen);
    random.writeState(hash);
    for (int i = 0; i < items.size(); i++) {
      hash.add(number(items.get(i)));
    }
  }
}
