package towline.content;

import java.util.List;
import towline.sim.api.Event.Field;
import towline.sim.api.GameEvent;

/**
 * The type of an event of the rules of play, beside the world's {@link towline.sim.api.EventType
 * events}, with the fields of its subject, object and amount.
 */
public enum PlayEvent implements GameEvent {
  /** The difficulty was changed. */
  DIFFICULTY_CHANGED(Field.INDEX),
  /** A draft opened, of modules or of hazards. */
  DRAFT_OPENED(Field.CHOICES),
  /** The module that was chosen in a draft was fitted. */
  MODULE_FITTED(Field.MODULE),
  /** A new module completed a build. */
  BUILD_COMPLETED(Field.INDEX),
  /** A hazard was chosen, which lasts for the rest of the run. */
  HAZARD_FACED(Field.INDEX),
  /** A sector was entered. */
  SECTOR_ENTERED(Field.INDEX),
  /** A wave began. */
  WAVE_STARTED(Field.WAVE),
  /** The finale of a wave began. */
  FINALE_STARTED(Field.WAVE),
  /** The last foe of a wave died before all would have fled; the points are the reward. */
  WAVE_SWEPT(Field.ENTITY, Field.NONE, Field.POINTS),
  /** A wave was cleared. */
  WAVE_CLEARED(Field.WAVE),
  /** The multiplier rose. */
  MULTIPLIER_RAISED(Field.MULTIPLIER),
  /** The multiplier fell back to 1. */
  MULTIPLIER_LOST(Field.MULTIPLIER),
  /** A harpoon missed its target. */
  HARPOON_MISSED(Field.TARGET, Field.SHOT, Field.MISS_CAUSE),
  /**
   * A courier was opened in its own mode, after a switch to it since the courier entered; the
   * points, before multipliers, are the reward.
   */
  GOOD_CALL(Field.FOE, Field.NONE, Field.POINTS),
  /** A swing with two or more kills ended. */
  WHIP_SWING(Field.ENTITY, Field.NONE, Field.KILLS),
  /** A shot missed the courier that it was aimed at. */
  COURIER_MISSED(Field.TARGET, Field.SHOT, Field.MISS_CAUSE),
  /** The haul rose because a courier was opened. */
  HAUL_RAISED(Field.FOE, Field.OWN_MODE, Field.HAUL),
  /** A gate banked the whole haul. */
  HAUL_BANKED(Field.ENTITY, Field.NONE, Field.HAUL),
  /** A blow to the ship cost the part of the haul that was at risk; {@link Field#HAUL} is left. */
  HAUL_LOST(Field.ENTITY, Field.NONE, Field.HAUL),
  /** Points were earned at the place of the entity. */
  POINTS(Field.ENTITY, Field.NONE, Field.POINTS);

  @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
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
