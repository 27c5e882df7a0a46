package towline.content;

import towline.sim.api.Spawn;

/**
 * What the lessons of a first run are practised on.
 *
 * @param foe who comes
 * @param every how long the next one waits once there is room for it, s
 */
public record LessonSpec(Spawn foe, double every) {
  static LessonSpec read(JsonFields in, EntityCatalogue catalogue) {
    return new LessonSpec(catalogue.spawn(in), in.number("every", 0.05, 60));
  }
}
