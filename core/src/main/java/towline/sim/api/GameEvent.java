package towline.sim.api;

import java.util.List;

/**
 * A type of event: an {@link EventType} of the world, or one of the play around it, which the world
 * knows nothing of.
 */
public interface GameEvent {
  /** The name of the constant, by which data files call it. */
  String name();

  /** The fields of its subject, object and amount, or {@link Event.Field#NONE}. */
  List<Event.Field> fields();
}
