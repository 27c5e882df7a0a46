package towline.shots;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.shots.Box.Row;
import towline.shots.DayPlay.State;
import towline.trial.shots.SixShots;
import towline.view.text.Localization;

/** The picture of the play of a day without its buttons: head, opening, and shots with the pad. */
final class PlayPicture {
  private final BoardLayout layout;
  private final Localization texts;
  private final DayPlay play;
  private final double flash;
  private final Predicate<String> isLit;

  /**
   * Creates a picture of the present state.
   *
   * @param flash the strength of flashes as a fraction of the designed one, 0 to 1
   * @param isLit tells of the name of an item whether it is lit
   */
  PlayPicture(
      BoardLayout layout, Localization texts, DayPlay play, double flash, Predicate<String> isLit) {
    this.layout = layout;
    this.texts = texts;
    this.play = play;
    this.flash = flash;
    this.isLit = isLit;
  }

  /** Draws the title and the squares. */
  void drawBar(Brush brush) {
    Box bar = layout.bar();
    double side = Math.min(0.42 * bar.height(), 18 * layout.unit());
    boolean hasShot = play.state() != State.OPENING && play.state() != State.RESULTS;
    int now = hasShot ? play.number() : -1;
    double squares =
        brush.squares(
            play.shownMarks(),
            SixShots.COUNT,
            now,
            side,
            Pen.Align.RIGHT,
            bar.inset(brush.px(4), 0));
    double left = bar.x() + bar.height();
    Box title = new Box(left, bar.y(), squares - left - brush.px(10), bar.height());
    brush.words(
        texts.of(play.isReplay() ? "shots.title.replay" : "shots.title").replace(' ', '\u00a0'),
        ColorRole.TEXT,
        20 * Math.min(1.4 * layout.unit(), layout.text()),
        Pen.Align.LEFT,
        title);
  }

  /** Draws the date and the rules, and the progress of the draw. */
  void drawOpening(Brush brush) {
    double text = layout.text();
    Box page = layout.page();
    double button = layout.start().height();
    double wide = Math.min(page.width(), 520 * text);
    Box body =
        new Box(
            page.centreX() - wide / 2,
            page.y() + button + brush.px(12),
            wide,
            page.height() - button - brush.px(12));
    Row line = Row.of(0.15 * body.height());
    Box[] rows = body.rows(brush.px(4), Row.of(0.25 * body.height()), line, line, line, line, line);
    brush.words(
        texts.date(LocalDate.ofEpochDay(play.day())),
        ColorRole.ACCENT,
        24 * text,
        Pen.Align.CENTRE,
        rows[0]);
    for (int i = 1; i < rows.length; i++) {
      brush.words(
          texts.of("shots.opening." + i), ColorRole.TEXT, 17 * text, Pen.Align.CENTRE, rows[i]);
    }
    if (!play.isDrawn()) {
      drawProgress(brush, layout.start());
    }
  }

  private void drawProgress(Brush brush, Box box) {
    Box[] rows = box.rows(brush.px(4), Row.of(0.6 * box.height()), Row.of(0.2 * box.height()));
    brush.words(
        texts.of("shots.drawing"),
        ColorRole.TEXT_QUIET,
        14 * layout.text(),
        Pen.Align.CENTRE,
        rows[0]);
    Box line = rows[1];
    double high = brush.px(5);
    int rgb = brush.colour(ColorRole.SHIP_SHOT);
    brush
        .pen()
        .box(
            brush.colour(ColorRole.TEXT_QUIET),
            0.28,
            line.x(),
            line.y(),
            line.width(),
            high,
            high / 2);
    brush.pen().box(rgb, 0.9, line.x(), line.y(), play.drawnShare() * line.width(), high, high / 2);
  }

  /** Draws the field with the present shot, and the plates of its gun. */
  void drawShot(Brush brush) {
    FieldPicture picture = new FieldPicture(brush, layout.picture(), play.film(), flash);
    picture.begin();
    switch (play.state()) {
      case WATCHING, CHOOSING -> picture.watched(play.tick());
      case FIRING, REWINDING -> picture.fired(play.chosen(), play.tick());
      default -> picture.ghosts(play.chosen(), play.tick());
    }
    picture.end();
    new SignRow(brush, layout, texts).draw(play.film().puzzle().situation());
  }

  /** Draws the line above the pad, and the pad. */
  void drawPad(Brush brush) {
    drawPrompt(brush);
    new ModePad(brush, layout).draw(keys(), notes());
  }

  private void drawPrompt(Brush brush) {
    Box box = layout.prompt();
    double size = 16 * layout.text();
    switch (play.state()) {
      case WATCHING ->
          brush.words(
              texts.of("shots.watch", play.number() + 1, SixShots.COUNT),
              ColorRole.TEXT_QUIET,
              size,
              Pen.Align.CENTRE,
              box);
      case CHOOSING ->
          brush.words(texts.of("shots.ask"), ColorRole.ACCENT, size, Pen.Align.CENTRE, box);
      case FIRING, REWINDING -> {
        int mode = play.chosen().ordinal();
        String words =
            texts.of(
                "shots.chosen",
                texts.of("aim." + play.chosen().name()),
                texts.of("shots.belief." + play.chosen().name()));
        brush.words(words, brush.modeTextColour(mode), 1, size, Pen.Align.CENTRE, box);
      }
      default ->
          brush.words(texts.of("shots.all"), ColorRole.TEXT_QUIET, size, Pen.Align.CENTRE, box);
    }
  }

  private List<ModePad.Key> keys() {
    List<ModePad.Key> keys = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      boolean isOffered = play.isOffered(mode);
      boolean isFocused = isLit.test(mode.name());
      ModePad.Key key =
          switch (play.state()) {
            case WATCHING -> isOffered ? ModePad.Key.WAITING : ModePad.Key.ASLEEP;
            case CHOOSING ->
                !isOffered ? ModePad.Key.ASLEEP : isFocused ? ModePad.Key.LIT : ModePad.Key.AWAKE;
            case GHOSTS -> ghostKey(mode);
            default -> mode == play.chosen() ? ModePad.Key.LIT : ModePad.Key.ASLEEP;
          };
      keys.add(key);
    }
    return keys;
  }

  private ModePad.Key ghostKey(AimMode mode) {
    if (mode == play.chosen()) {
      return ModePad.Key.LIT;
    }
    if (!play.isOffered(mode)) {
      return ModePad.Key.ASLEEP;
    }
    boolean hasHit = play.film().shot(mode).hasHit(play.tick());
    return hasHit ? ModePad.Key.AWAKE : ModePad.Key.WAITING;
  }

  /** Returns the time of each hit so far, once the ghosts fly. */
  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      boolean hasHit = play.state() == State.GHOSTS && play.film().shot(mode).hasHit(play.tick());
      double seconds = play.film().puzzle().timeToHit(mode);
      String key = play.film().puzzle().isInTime(mode) ? "shots.hit" : "shots.late";
      notes.add(hasHit ? texts.of(key, texts.number(seconds, 1)) : "");
    }
    return notes;
  }
}
