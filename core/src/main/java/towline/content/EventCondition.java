package towline.content;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * The condition of a row of an {@link EventTable} on events.
 *
 * @param kinds the admissible kinds of the event's subject; if empty, any kind or none
 * @param from the least amount
 * @param below the amount from which on the condition no longer holds
 */
public record EventCondition(Set<EntityKind> kinds, double from, double below) {
  private static final double MAX_AMOUNT = 1e6;

  /** Copies the set. */
  public EventCondition {
    kinds = Set.copyOf(kinds);
  }

  /**
   * Returns true if it holds for an event with a subject of {@code kind} and with {@code amount}.
   */
  public boolean holds(@Nullable EntityKind kind, double amount) {
    return amount >= from
        && amount < below
        && (kinds.isEmpty() || (kind != null && kinds.contains(kind)));
  }

  /** Reads the condition of a row; it holds for all events if the row has none. */
  public static EventCondition read(JsonFields in) {
    return new EventCondition(
        in.has("kinds") ? KindNames.read(in, "kinds") : Set.of(),
        in.has("from") ? in.number("from", 0, MAX_AMOUNT) : Double.NEGATIVE_INFINITY,
        in.has("below") ? in.number("below", 0, MAX_AMOUNT) : Double.POSITIVE_INFINITY);
  }

  /**
   * Returns a condition that holds where both hold.
   *
   * @throws IllegalArgumentException if no kind of subject fulfils both
   */
  public EventCondition and(EventCondition other) {
    Set<EntityKind> both = EnumSet.noneOf(EntityKind.class);
    both.addAll(kinds.isEmpty() ? other.kinds : kinds);
    if (!kinds.isEmpty() && !other.kinds.isEmpty()) {
      both.retainAll(other.kinds);
      if (both.isEmpty()) {
        throw new IllegalArgumentException(
            "none of its kinds is a kind of the effect that it uses");
      }
    }
    return new EventCondition(both, Math.max(from, other.from), Math.min(below, other.below));
  }
}
