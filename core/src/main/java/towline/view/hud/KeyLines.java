package towline.view.hud;

import towline.view.draw.Tint;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** A column of keys and what they do. */
final class KeyLines {
  private static final double ROW = 25;
  private static final double GAP = 16;

  private final Sheet sheet;
  private final Label[] keys;
  private final Label[] uses;

  KeyLines(Sheet sheet, String... names) {
    this.sheet = sheet;
    keys = new Label[names.length];
    uses = new Label[names.length];
    for (int i = 0; i < names.length; i++) {
      keys[i] = sheet.label(TextSize.BODY, Anchor.RIGHT).colour(sheet.palette().of(Tint.TEXT));
      keys[i].set(sheet.words().of("keys." + names[i] + ".key"));
      uses[i] = sheet.label(TextSize.BODY, Anchor.LEFT);
      uses[i].colour(sheet.palette().of(Tint.TEXT_QUIET));
      uses[i].set(sheet.words().of("keys." + names[i] + ".use"));
    }
  }

  /** Draws it downwards from a base line, with the gap between the columns at {@code x}. */
  void text(double x, double top) {
    for (int i = 0; i < keys.length; i++) {
      double y = top - i * sheet.of(ROW);
      keys[i].draw(sheet.batch(), x - sheet.of(GAP) / 2, y, 1);
      uses[i].draw(sheet.batch(), x + sheet.of(GAP) / 2, y, 1);
    }
  }
}
