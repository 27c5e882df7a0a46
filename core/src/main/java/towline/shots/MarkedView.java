package towline.shots;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.shots.Box.Row;
import towline.trial.shots.Mark;
import towline.trial.shots.Puzzle;
import towline.trial.shots.Situation;
import towline.view.text.Localization;

/** The panel after a shot: the mark, its reason in a sentence, and the hits of all modes. */
final class MarkedView {
  private final BoardLayout layout;
  private final Localization texts;
  private final DayPlay play;
  private final Puzzle puzzle;
  private final AimMode chosen;
  private final boolean canTry;

  /** The effects of the buttons. */
  interface Actions {
    void goOn();

    void again();

    void tryInRange(Puzzle puzzle);
  }

  /** Creates the panel of the shot that {@code play} has marked. */
  MarkedView(BoardLayout layout, Localization texts, DayPlay play, boolean canTry) {
    this.layout = layout;
    this.texts = texts;
    this.play = play;
    this.canTry = canTry;
    puzzle = play.film().puzzle();
    chosen = play.chosen();
  }

  /** Returns the buttons, that of the next shot first; {@code hasNext} is false after the last. */
  List<Item> items(Actions actions, boolean hasNext) {
    List<Item> items = new ArrayList<>();
    List<Item> others = new ArrayList<>();
    Box[] rows = rows();
    String next = hasNext ? "shots.next" : "shots.results";
    items.add(new Item("next", texts.of(next), rows[4], Item.Style.MAIN, actions::goOn));
    int count = (play.isReplay() ? 1 : 0) + (canTry ? 1 : 0);
    if (play.isReplay()) {
      others.add(
          new Item(
              "again",
              texts.of("shots.again"),
              rows[3].cell(0, count, 0, 1, layout.gap()),
              Item.Style.BUTTON,
              actions::again));
    }
    if (canTry) {
      others.add(
          new Item(
              "try",
              texts.of("shots.try"),
              rows[3].cell(count - 1, count, 0, 1, layout.gap()),
              Item.Style.BUTTON,
              () -> actions.tryInRange(puzzle)));
    }
    items.addAll(others);
    return items;
  }

  /** Returns the rows of the panel after a shot: mark, reason, hits, two rows of buttons. */
  private Box[] rows() {
    double text = layout.text();
    double button = layout.button();
    double gap = layout.gap();
    Row others = Row.fixed(play.isReplay() || canTry ? button : 0);
    return layout
        .panel()
        .rows(
            gap,
            Row.of(32 * text),
            Row.of(54 * text),
            Row.of(90 * text),
            others,
            Row.fixed(button));
  }

  /** Draws the mark, its reason and the hits of all modes. */
  void draw(Brush brush) {
    Mark mark = puzzle.mark(chosen);
    Box[] rows = rows();
    double side = Math.min(rows[0].height(), 30 * layout.text());
    brush.square(Marks.letter(mark), rows[0].x(), rows[0].centreY() - side / 2, side, false);
    Box heading =
        new Box(
            rows[0].x() + side + brush.px(10),
            rows[0].y(),
            rows[0].width() - side - brush.px(10),
            rows[0].height());
    ColorRole role =
        switch (mark) {
          case FULL -> ColorRole.SHARD;
          case HALF -> ColorRole.ACCENT;
          case NONE -> ColorRole.TEXT_QUIET;
        };
    brush.words(WhyWords.heading(mark, texts), role, 21 * layout.text(), Pen.Align.LEFT, heading);
    brush.words(
        WhyWords.of(puzzle.why(chosen), texts),
        ColorRole.TEXT,
        18 * layout.text(),
        Pen.Align.LEFT,
        rows[1]);
    drawHits(brush, rows[2]);
  }

  /** Draws the time of each mode's hit, in the order of the pad; modes not on offer are dim. */
  private void drawHits(Brush brush, Box box) {
    double size = 13 * layout.text();
    double gap = brush.px(4);
    List<String> names = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      String name = (mode.ordinal() + 1) + "\u00a0" + texts.of("aim." + mode.name());
      names.add(name.replace(' ', '\u00a0'));
      Box cell = hitCell(box, mode, gap);
      size = Math.min(size, brush.fit(names.get(mode.ordinal()), size, nameOf(cell)));
    }
    for (AimMode mode : AimMode.values()) {
      int i = mode.ordinal();
      Box cell = hitCell(box, mode, gap);
      double seconds = puzzle.timeToHit(mode);
      boolean hits = seconds <= Situation.HORIZON;
      boolean isInTime = puzzle.isInTime(mode);
      int rgb = mode == chosen ? brush.modeColour(i) : brush.colour(ColorRole.TEXT_QUIET);
      boolean isOffered = play.isOffered(mode);
      double plate = mode == chosen ? 1 : isInTime && isOffered ? 0.5 : 0.25;
      brush.plate(cell, rgb, plate, false);
      double strength = !isOffered ? ModePad.ASLEEP : isInTime || mode == chosen ? 1 : 0.5;
      Box name = nameOf(cell);
      brush.words(names.get(i), brush.modeTextColour(i), strength, size, Pen.Align.LEFT, name);
      String note = hits ? texts.number(seconds, 1) + "\u00a0s" : "\u2013";
      Box time =
          new Box(name.right(), name.y(), cell.right() - brush.px(5) - name.right(), name.height());
      ColorRole role = isInTime || !hits ? ColorRole.TEXT : ColorRole.WARNING;
      brush.words(note, brush.colour(role), strength, size, Pen.Align.RIGHT, time);
    }
  }

  private static Box hitCell(Box box, AimMode mode, double gap) {
    int side = BoardLayout.PAD_SIDE;
    return box.cell(mode.ordinal() % side, side, mode.ordinal() / side, side, gap);
  }

  private static Box nameOf(Box cell) {
    return new Box(cell.x() + 0.05 * cell.width(), cell.y(), 0.62 * cell.width(), cell.height());
  }
}
