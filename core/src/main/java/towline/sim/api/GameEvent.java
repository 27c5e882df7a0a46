package towline.sim.api;

/**
 * A kind of event: an {@link EventType} of the world, or one of the play around it, which the world
 * knows nothing of. Beside it, an {@link EventList} keeps of each event a place, a subject (whom it
 * happened to), an object (who or what did it) and an amount.
 */
public interface GameEvent {
  /** The name of the constant, by which data files call it. */
  String name();

  /** What its amount is. */
  Quantity quantity();
}
