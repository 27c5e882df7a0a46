package towline.content;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * Which events a row of an {@link EventTable} is for.
 *
 * @param kinds the kinds that the event's subject may be; empty: any, and none
 * @param from the smallest amount
 * @param below the amount from which on the row no longer applies
 */
public record EventCondition(Set<EntityKind> kinds, double from, double below) {
  private static final double LARGEST_AMOUNT = 1e6;

  /** Copies the set. */
  public EventCondition {
    kinds = Set.copyOf(kinds);
  }

  /** Whether an event with that kind of subject and that amount is one of them. */
  public boolean holds(@Nullable EntityKind kind, double amount) {
    return amount >= from
        && amount < below
        && (kinds.isEmpty() || (kind != null && kinds.contains(kind)));
  }

  /** The condition that a row states; it holds for all events if it states none. */
  public static EventCondition read(JsonFields in) {
    return new EventCondition(
        in.has("kinds") ? KindNames.read(in, "kinds") : Set.of(),
        in.has("from") ? in.number("from", 0, LARGEST_AMOUNT) : Double.NEGATIVE_INFINITY,
        in.has("below") ? in.number("below", 0, LARGEST_AMOUNT) : Double.POSITIVE_INFINITY);
  }

  /**
   * Holds where both hold.
   *
   * @throws IllegalArgumentException if no kind of subject fulfils both
   */
  public EventCondition and(EventCondition other) {
    Set<EntityKind> both = EnumSet.noneOf(EntityKind.class);
    both.addAll(kinds.isEmpty() ? other.kinds : kinds);
    if (!kinds.isEmpty() && !other.kinds.isEmpty()) {
      both.retainAll(other.kinds);
      if (both.isEmpty()) {
        throw new IllegalArgumentException("its kinds never meet those of the effect that it uses");
      }
    }
    return new EventCondition(both, Math.max(from, other.from), Math.min(below, other.below));
  }
}
