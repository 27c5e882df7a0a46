package towline.ai;

import towline.sim.Kind;
import towline.sim.Snapshot;

/** The two sides that aim at each other. */
enum Camp {
  /** The player's own: ship, drone and wingmen. */
  FRIENDS(Kind.SHIP, Kind.WINGMAN),
  /** All that these shoot at. */
  FOES(Kind.FIRST_FOE, Kind.LAST_FOE);

  private final Kind firstKind;
  private final Kind lastKind;

  Camp(Kind firstKind, Kind lastKind) {
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
