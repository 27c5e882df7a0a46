package towline.shots;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.view.draw.ModeGlyph;

/** The nine keys, always in the same places, each with its number, its name and its belief. */
final class ModePad {
  /** Size of names and beliefs by design. */
  private static final double NAME_SIZE = 14;

  private static final double BELIEF_SIZE = 12;

  /** Minimum sizes of names and beliefs, as shares of a key's height. */
  private static final double NAME_OF_HEIGHT = 0.16;

  private static final double BELIEF_OF_HEIGHT = 0.14;

  /** Share of a key's height that is the line of its name. */
  private static final double NAME_SHARE = 0.4;

  /** Opacity of keys that cannot be chosen. */
  static final double ASLEEP = 0.32;

  private final Brush brush;
  private final BoardLayout layout;

  ModePad(Brush brush, BoardLayout layout) {
    this.brush = brush;
    this.layout = layout;
  }

  /** The look of a key. */
  enum Key {
    /** It cannot be chosen. */
    ASLEEP,
    /** It can be chosen in a moment. */
    WAITING,
    /** It can be chosen. */
    AWAKE,
    /** It has the focus. */
    LIT
  }

  /**
   * Draws the keys.
   *
   * @param keys the look of each key
   * @param notes a text in place of each belief, such as the time of a hit; empty for the belief
   */
  void draw(List<Key> keys, List<String> notes) {
    double high = layout.key(0).height();
    double names = Math.max(NAME_SIZE * layout.text(), NAME_OF_HEIGHT * high);
    double beliefs = Math.max(BELIEF_SIZE * layout.text(), BELIEF_OF_HEIGHT * high);
    // One size for all keys: the smallest that one of them needs.
    for (AimMode mode : AimMode.values()) {
      names = Math.min(names, brush.fit(name(mode), names, nameBox(mode)));
      beliefs = Math.min(beliefs, brush.fit(belief(mode), beliefs, beliefBox(mode)));
    }
    for (AimMode mode : AimMode.values()) {
      int i = mode.ordinal();
      draw(mode, keys.get(i), notes.get(i), names, beliefs);
    }
  }

  private String name(AimMode mode) {
    return brush.text("aim." + mode.name()).replace(' ', '\u00a0');
  }

  private String belief(AimMode mode) {
    return brush.text("shots.belief." + mode.name());
  }

  private Box inner(AimMode mode) {
    return layout.key(mode.ordinal()).inset(brush.px(6), brush.px(4));
  }

  private Box nameBox(AimMode mode) {
    Box inner = inner(mode);
    double high = NAME_SHARE * inner.height();
    double left = number(inner);
    double wide = inner.width() - left - glyph(inner) - brush.px(2);
    return new Box(inner.x() + left, inner.top() - high, Math.max(1, wide), high);
  }

  /** Returns the width of a key's number. */
  private double number(Box inner) {
    return Math.min(0.16 * inner.width(), brush.px(13) * layout.text() / layout.unit());
  }

  /** Returns the width of a key's sign. */
  private double glyph(Box inner) {
    return Math.min(0.14 * inner.width(), NAME_SHARE * inner.height());
  }

  private Box beliefBox(AimMode mode) {
    Box inner = inner(mode);
    double high = (1 - NAME_SHARE) * inner.height() - brush.px(1);
    return new Box(inner.x(), inner.y(), inner.width(), high);
  }

  private void draw(AimMode mode, Key key, String note, double names, double beliefs) {
    int i = mode.ordinal();
    Box box = layout.key(i);
    boolean isLit = key == Key.LIT;
    double strength =
        switch (key) {
          case ASLEEP -> ASLEEP;
          case WAITING -> 0.62;
          case AWAKE, LIT -> 1;
        };
    int rgb = brush.modeColour(i);
    int text = brush.modeTextColour(i);
    int frame = key == Key.ASLEEP ? brush.colour(ColorRole.TEXT_QUIET) : rgb;
    brush.plate(box, frame, key == Key.ASLEEP ? 0.25 : isLit ? 1 : 0.8 * strength, isLit);
    Box inner = inner(mode);
    Box name = nameBox(mode);
    double side = glyph(inner);
    brush.outline(
        ModeGlyph.of(i),
        inner.right() - side / 2,
        name.centreY(),
        0,
        0.36 * side,
        rgb,
        strength,
        Math.max(1, brush.px(1.1)));
    brush.words(name(mode), text, strength, names, Pen.Align.LEFT, name);
    Box number = new Box(inner.x(), name.y(), number(inner) - brush.px(2), name.height());
    brush.words(
        String.valueOf(i + 1),
        brush.colour(ColorRole.TEXT_QUIET),
        strength,
        names,
        Pen.Align.LEFT,
        number);
    boolean isNote = !note.isEmpty();
    brush.words(
        isNote ? note : belief(mode),
        brush.colour(isNote ? ColorRole.CORE : ColorRole.TEXT),
        strength,
        beliefs,
        Pen.Align.LEFT,
        beliefBox(mode));
  }
}
