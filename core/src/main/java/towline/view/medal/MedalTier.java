package towline.view.medal;

import towline.content.look.ColorRole;

/** What a medal is made of. */
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

  /** The tier of a medal of which so many goals of {@code all} are reached; the last is gold. */
  public static MedalTier of(int reached, int all) {
    return reached == 0 ? NONE : ALL[ALL.length - 1 - all + reached];
  }

  /** The colour of its drawing and its name. */
  public ColorRole role() {
    return role;
  }
}
