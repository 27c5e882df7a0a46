package towline.content;

import java.util.List;
import towline.sim.api.Event.Field;
import towline.sim.api.GameEvent;

/**
 * What the rules of play tell beside the world's {@link towline.sim.api.EventType events}, with the
 * fields of its subject, object and amount.
 */
public enum PlayEvent implements GameEvent {
  /** The difficulty was changed. */
  DIFFICULTY_CHANGED(Field.INDEX),
  /** A draft opened, of modules or of hazards. */
  DRAFT_OPENED(Field.CHOICES),
  /** What was chosen of a draft was fitted. */
  MODULE_FITTED(Field.MODULE),
  /** What was fitted makes a build with what was there. */
  BUILD_COMPLETED(Field.INDEX),
  /** A hazard was chosen, which lasts. */
  HAZARD_FACED(Field.INDEX),
  /** A sector was entered. */
  SECTOR_ENTERED(Field.INDEX),
  /** A wave began. */
  WAVE_STARTED(Field.WAVE),
  /** A wave was cleared. */
  WAVE_CLEARED(Field.WAVE),
  /** The multiplier rose. */
  MULTIPLIER_RAISED(Field.MULTIPLIER),
  /** The multiplier fell back to 1. */
  MULTIPLIER_LOST(Field.MULTIPLIER),
  /** Hits in a row have charged the drone's belief. */
  CONVICTION_RAISED(Field.STEP),
  /** A miss has broken a charged belief. */
  CONVICTION_BROKEN(Field.TARGET, Field.SHOT, Field.MISS_CAUSE),
  /**
   * A courier was opened in its own mode, which was switched to since it came; these points, before
   * multipliers, are the reward.
   */
  GOOD_CALL(Field.FOE, Field.NONE, Field.POINTS),
  /** A swing that killed two or more is over. */
  WHIP_SWING(Field.ENTITY, Field.NONE, Field.KILLS),
  /** A shot passed the courier that was the target. */
  COURIER_MISSED(Field.TARGET, Field.SHOT, Field.MISS_CAUSE),
  /** A courier was opened. */
  HAUL_RAISED(Field.FOE, Field.OWN_MODE, Field.HAUL),
  /** A courier has escaped; this haul is left. */
  HAUL_LOST(Field.FOE, Field.NONE, Field.HAUL),
  /** Points were earned at a place, by what happened to the entity. */
  POINTS(Field.ENTITY, Field.NONE, Field.POINTS);

  @SuppressWarnings("ImmutableEnumChecker") // Nobody can change List.of.
  private final List<Field> fields;

  PlayEvent(Field amount) {
    this(Field.NONE, Field.NONE, amount);
  }

  PlayEvent(Field subject, Field object, Field amount) {
    fields = List.of(subject, object, amount);
  }

  @Override
  public List<Field> fields() {
    return fields;
  }
}
