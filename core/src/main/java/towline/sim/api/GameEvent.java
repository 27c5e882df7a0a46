package towline.sim.api;

import java.util.List;

/**
 * A type of event: an {@link EventType} of the world, or a type of the play around the world, which
 * the world does not know.
 */
public interface GameEvent {
  /** Returns the name of the constant, as data files spell it. */
  String name();

  /**
   * Returns the fields of its subject, object and amount, each possibly {@link Event.Field#NONE}.
   */
  List<Event.Field> fields();
}
