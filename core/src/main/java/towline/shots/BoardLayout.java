package towline.shots;

import towline.trial.shots.Situation;

/**
 * The places of the board's parts in a window, upright or across. Lengths are in points.
 *
 * @param unit the scale of the design, 1 on a phone
 * @param text the scale of text: the unit times the player's wish
 * @param whole the safe area without its margin
 * @param bar the line with the title and the squares
 * @param picture the picture of the field
 * @param signs the plates of the gun
 * @param prompt the line above the pad
 * @param pad the nine keys
 * @param panel the room of prompt and pad together
 * @param page everything below the bar
 * @param isUpright true if the pad is below the picture, false if it is beside it
 */
record BoardLayout(
    double unit,
    double text,
    Box whole,
    Box bar,
    Box picture,
    Box signs,
    Box prompt,
    Box pad,
    Box panel,
    Box page,
    boolean isUpright) {
  /** Rows and columns of the pad. */
  static final int PAD_SIDE = 3;

  /** Minimum height of everything that a finger presses. */
  static final double FINGER = 44;

  /** Height of a key by design. */
  private static final double KEY_HEIGHT = 64;

  /** Size of the window by design, upright and across. */
  private static final double UPRIGHT_WIDTH = 390;

  private static final double UPRIGHT_HEIGHT = 844;
  private static final double ACROSS_WIDTH = 853;
  private static final double ACROSS_HEIGHT = 480;

  private static final double START_WIDTH = 320;
  private static final double MARGIN = 8;
  private static final double GAP = 6;
  private static final double BAR_HEIGHT = 44;
  private static final double LINE_HEIGHT = 24;

  /** Share by which lines and keys grow with the text. */
  private static final double GROWTH = 0.6;

  /** Minimum share of the height that an upright picture keeps. */
  private static final double MIN_PICTURE = 0.36;

  /** Maximum share of the width that a picture takes beside the pad. */
  private static final double MAX_PICTURE = 0.48;

  private static final double ASPECT = Situation.WIDTH / Situation.HEIGHT;

  /** Returns the layout of a window with safe insets. */
  static BoardLayout of(
      double width,
      double height,
      double left,
      double right,
      double top,
      double bottom,
      double textScale) {
    boolean isUpright = height > width;
    double unit =
        Math.max(
            1,
            isUpright
                ? Math.min(width / UPRIGHT_WIDTH, height / UPRIGHT_HEIGHT)
                : Math.min(width / ACROSS_WIDTH, height / ACROSS_HEIGHT));
    Box whole =
        new Box(left, bottom, Math.max(1, width - left - right), Math.max(1, height - top - bottom))
            .inset(MARGIN * unit);
    double grown = unit * (1 + GROWTH * (textScale - 1));
    double line = LINE_HEIGHT * grown;
    double barHeight = Math.max(FINGER, BAR_HEIGHT * unit);
    double gap = GAP * unit;
    Box bar = new Box(whole.x(), whole.top() - barHeight, whole.width(), barHeight);
    Box page = new Box(whole.x(), whole.y(), whole.width(), bar.y() - gap - whole.y());
    return isUpright
        ? upright(unit, textScale, whole, bar, page, line, gap, KEY_HEIGHT * grown)
        : across(unit, textScale, whole, bar, page, line, gap);
  }

  private static BoardLayout upright(
      double unit,
      double textScale,
      Box whole,
      Box bar,
      Box page,
      double line,
      double gap,
      double key) {
    double lines = 2 * line + 3 * gap;
    double keys = PAD_SIDE * key + (PAD_SIDE - 1) * gap;
    double least = Math.min(MIN_PICTURE * page.height(), page.width() / ASPECT);
    double high = Math.max(least, Math.min(page.width() / ASPECT, page.height() - lines - keys));
    double wide = Math.min(page.width(), high * ASPECT);
    Box picture = new Box(page.centreX() - wide / 2, page.top() - high, wide, high);
    Box signs = new Box(page.x(), picture.y() - gap - line, page.width(), line);
    Box prompt = new Box(page.x(), signs.y() - gap - line, page.width(), line);
    Box pad = new Box(page.x(), page.y(), page.width(), prompt.y() - gap - page.y());
    Box panel = new Box(page.x(), page.y(), page.width(), prompt.top() - page.y());
    return new BoardLayout(
        unit, unit * textScale, whole, bar, picture, signs, prompt, pad, panel, page, true);
  }

  private static BoardLayout across(
      double unit, double textScale, Box whole, Box bar, Box page, double line, double gap) {
    double high = page.height() - line - gap;
    double wide = Math.min(high * ASPECT, MAX_PICTURE * page.width());
    Box picture = new Box(page.x(), page.top() - high, wide, high);
    Box signs = new Box(page.x(), page.y(), wide, line);
    double beside = picture.right() + 2 * gap;
    Box panel = new Box(beside, page.y(), page.right() - beside, page.height());
    Box prompt = new Box(beside, panel.top() - 1.3 * line, panel.width(), 1.3 * line);
    Box pad = new Box(beside, page.y(), panel.width(), prompt.y() - gap - page.y());
    return new BoardLayout(
        unit, unit * textScale, whole, bar, picture, signs, prompt, pad, panel, page, false);
  }

  /** Returns the place of the key with an index, 0 to 8. */
  Box key(int index) {
    return pad.cell(index % PAD_SIDE, PAD_SIDE, index / PAD_SIDE, PAD_SIDE, GAP * unit);
  }

  /** Returns the place of the button that begins the play. */
  Box start() {
    double wide = Math.min(page.width(), START_WIDTH * unit);
    return new Box(page.centreX() - wide / 2, page.y(), wide, 1.15 * button());
  }

  /** Returns the distance of neighbouring parts. */
  double gap() {
    return GAP * unit;
  }

  /** Returns the height of a button. */
  double button() {
    return Math.max(FINGER, Math.min(48 * unit + 14 * (text - unit), 76 * unit));
  }
}
