package towline.ai.targeting;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The two sides that aim at each other. */
public enum TeamRange {
  /** The player's own: ship, drone and wingmen. */
  FRIENDS(EntityKind.SHIP, EntityKind.WINGMAN),
  /** All that these shoot at. */
  FOES(EntityKind.FIRST_FOE, EntityKind.LAST_FOE);

  private final EntityKind firstKind;
  private final EntityKind lastKind;

  TeamRange(EntityKind firstKind, EntityKind lastKind) {
    this.firstKind = firstKind;
    this.lastKind = lastKind;
  }

  /** The index of its first thing; those up to {@link #end} all belong to it. */
  int first(Snapshot seen) {
    return seen.first(firstKind);
  }

  /** The index behind its last thing. */
  int end(Snapshot seen) {
    return seen.end(lastKind);
  }
}
