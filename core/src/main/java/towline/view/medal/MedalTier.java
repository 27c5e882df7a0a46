package towline.view.medal;

import towline.content.look.ColorRole;

/** The tiers of a medal. */
public enum MedalTier {
  /** Not earned yet. */
  NONE(ColorRole.TEXT_QUIET),
  BRONZE(ColorRole.BRONZE),
  SILVER(ColorRole.SILVER),
  GOLD(ColorRole.ACCENT);

  private static final MedalTier[] ALL = values();

  private final ColorRole role;

  MedalTier(ColorRole role) {
    this.role = role;
  }

  /**
   * Returns the tier of a medal with {@code reached} of {@code all} goals reached; the last goal is
   * gold.
   */
  public static MedalTier of(int reached, int all) {
    return reached == 0 ? NONE : ALL[ALL.length - 1 - all + reached];
  }

  /** Returns the colour of the medal's drawing and name. */
  public ColorRole role() {
    return role;
  }
}
