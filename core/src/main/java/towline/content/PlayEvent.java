package towline.content;

import towline.sim.api.EventList;
import towline.sim.api.GameEvent;
import towline.sim.api.Quantity;

/**
 * What the rules of play tell beside the world's {@link towline.sim.api.EventType events}, in the
 * same {@link EventList}. An object that is not mentioned is 0; so are place and subject of what
 * happens nowhere and to nobody.
 */
public enum PlayEvent implements GameEvent {
  /** The difficulty was changed; amount its index. */
  DIFFICULTY_CHANGED(Quantity.INDEX),
  /** A draft opened, of modules or of hazards; amount how much it offers. */
  DRAFT_OPENED(Quantity.NUMBER),
  /** What was chosen of a draft was fitted; amount its index. */
  MODULE_FITTED(Quantity.INDEX),
  /** What was fitted makes a build with what was there; amount its index. */
  BUILD_COMPLETED(Quantity.INDEX),
  /** A hazard was chosen, which lasts; amount its index. */
  HAZARD_FACED(Quantity.INDEX),
  /** A sector was entered; amount its index. */
  SECTOR_ENTERED(Quantity.INDEX),
  /** A wave began; amount its number. */
  WAVE_STARTED(Quantity.NUMBER),
  /** A wave was cleared; amount its number. */
  WAVE_CLEARED(Quantity.NUMBER),
  /** The multiplier rose; amount the new one. */
  MULTIPLIER_RAISED(Quantity.NUMBER),
  /** The multiplier fell back to 1; amount the one that was lost. */
  MULTIPLIER_LOST(Quantity.NUMBER),
  /** Hits in a row have charged the drone's belief; amount the step that is reached. */
  CONVICTION_RAISED(Quantity.INDEX),
  /** A miss has broken a charged belief; subject what was missed; amount the index of the cause. */
  CONVICTION_BROKEN(Quantity.INDEX),
  /**
   * A courier was opened in its own mode, which was switched to since it came; amount the points
   * before multipliers.
   */
  GOOD_CALL(Quantity.NUMBER),
  /** A swing that killed two or more is over; amount the kills. */
  WHIP_SWING(Quantity.NUMBER),
  /** A shot passed the courier that was the target; amount the index of the cause. */
  COURIER_MISSED(Quantity.INDEX),
  /** A courier was opened; object 1 in its own mode, else 0; amount the haul, 1 or more. */
  HAUL_RAISED(Quantity.FACTOR),
  /** A courier has escaped; amount the haul that is left. */
  HAUL_LOST(Quantity.FACTOR),
  /** Points were earned at a place; amount how many. */
  POINTS(Quantity.NUMBER);

  private final Quantity quantity;

  PlayEvent(Quantity quantity) {
    this.quantity = quantity;
  }

  @Override
  public Quantity quantity() {
    return quantity;
  }
}
