package towline.shots;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.shots.Box.Row;
import towline.store.ShotsDay;
import towline.trial.duel.DuelTurret;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Mark;
import towline.trial.shots.Puzzle;
import towline.trial.shots.Situation;
import towline.trial.shots.SixShots;
import towline.view.draw.Palette;
import towline.view.text.Localization;

/**
 * Six Shots: the state of a day being played, its picture, and its input. Call {@link #layOut} once
 * before everything else, and {@link #update} once a frame. Positions are in points from the lower
 * left corner.
 */
public final class ShotsBoard {
  /** Attempts of the draw in a frame. */
  private static final int ATTEMPTS_PER_FRAME = 2;

  /** Attempts after which the bar of the draw is half full. */
  private static final double USUAL_ATTEMPTS = 20;

  /** Maximum time by which a frame advances, s; a longer frame was an interruption. */
  private static final double MAX_FRAME_SECONDS = 0.1;

  private static final double WATCH_SECONDS = Situation.WATCH_TICKS * DuelTurret.TICK;

  /** Time for which the end of a shot is shown, s. */
  private static final double PAUSE_SECONDS = 0.7;

  private static final double REWIND_SECONDS = 0.5;

  /** Speed of the ghosts, as a multiple of real time. */
  private static final double GHOST_SPEED = 0.5;

  /** Ticks that the ghosts go on after the last hit. */
  private static final int GHOST_TAIL = 24;

  /** Steps of the play of a day. */
  enum State {
    /** The day is drawn, or waits for its start. */
    OPENING,
    /** The target flies. */
    WATCHING,
    /** Time has stopped; a mode is chosen. */
    CHOOSING,
    /** The gun turns and fires in real time. */
    FIRING,
    /** Time runs back. */
    REWINDING,
    /** All nine shots fly in slow motion. */
    GHOSTS,
    /** The mark, and its reason. */
    MARKED,
    /** The end of the day. */
    RESULTS
  }

  private final ShotsHost host;
  private final Localization texts;
  private final Palette palette;
  private final ShotsLook look;
  private final long day;
  private final long today;
  private final Lettering lettering = new Lettering();
  private final BoardActions actions = new BoardActions();
  private BoardLayout layout = BoardLayout.of(390, 844, 0, 0, 0, 0, 1);
  private State state = State.OPENING;
  private double time;
  private @Nullable DayDraw draw;
  private int attempts;
  private @Nullable SixShots shots;
  private @Nullable ShotFilm film;
  private ShotsDay played;
  private boolean isReplay;
  private boolean hasWatched;
  private int number;
  private AimMode chosen = AimMode.DIRECT;
  private String focus = "";
  private boolean showsFocus;
  private @Nullable String pressed;

  /**
   * Creates the board of a day. A day broken off goes on with its next shot, and a finished one
   * shows its results.
   *
   * @param day the day to play, in days since 1970-01-01
   * @param today the present day (UTC)
   */
  public ShotsBoard(
      ShotsHost host, Localization texts, Palette palette, ShotsLook look, long day, long today) {
    this.host = host;
    this.texts = texts;
    this.palette = palette;
    this.look = look;
    this.day = day;
    this.today = today;
    draw = new DayDraw(day);
    played = host.record().day(day).orElseGet(() -> new ShotsDay(day, List.of(), "", day == today));
    number = played.choices().size();
    if (isFinished()) {
      state = State.RESULTS;
    }
    focusFirst();
  }

  private boolean isFinished() {
    return played.choices().size() >= SixShots.COUNT;
  }

  /**
   * Fits the board to a surface, points.
   *
   * @param left width of the unsafe strip at the left; the others are alike
   */
  public void layOut(
      double width, double height, double left, double right, double top, double bottom) {
    layout = BoardLayout.of(width, height, left, right, top, bottom, look.textScale());
    lettering.clear();
  }

  /** Returns the state, for programs that observe the board. */
  State state() {
    return state;
  }

  /** Returns the state in one word, for programs that observe the game. */
  public String stateName() {
    return state.name();
  }

  BoardLayout layout() {
    return layout;
  }

  /** Returns the index of the present shot. */
  int number() {
    return number;
  }

  boolean isReplay() {
    return isReplay;
  }

  String focus() {
    return focus;
  }

  // ---- time ----

  /** Advances the board by {@code seconds}. */
  public void update(double seconds) {
    drawDay();
    if (film != null) {
      film.prepareShot();
    }
    double before = time;
    time += Math.max(0, Math.min(MAX_FRAME_SECONDS, seconds));
    if (state == State.FIRING) {
      playShot(before);
    }
    switch (state) {
      case OPENING, CHOOSING, MARKED, RESULTS -> {}
      case WATCHING -> passTo(State.CHOOSING, WATCH_SECONDS);
      case FIRING -> passTo(State.REWINDING, firingSeconds());
      case REWINDING -> passTo(State.GHOSTS, REWIND_SECONDS);
      case GHOSTS -> passTo(State.MARKED, ghostTicks() * DuelTurret.TICK / GHOST_SPEED);
    }
  }

  /** Plays the sounds of the chosen shot since {@code before}, s. */
  private void playShot(double before) {
    ShotFilm.Shot shot = film().shot(chosen);
    if (isNow(shot.firstTick(), before)) {
      host.play(ShotSound.FIRED);
    }
    if (shot.hits() && isNow(shot.lastTick(), before)) {
      host.play(ShotSound.HIT);
    }
  }

  private boolean isNow(int tick, double before) {
    double moment = tick * DuelTurret.TICK;
    return before <= moment && moment < time;
  }

  private void drawDay() {
    DayDraw drawing = draw;
    for (int i = 0; i < ATTEMPTS_PER_FRAME && drawing != null && shots == null; i++) {
      attempts++;
      if (drawing.advance()) {
        shots = drawing.day();
        draw = null;
        onDrawn();
      }
    }
  }

  /** Begins at once, unless the rules or the date are new to the player or results are shown. */
  private void onDrawn() {
    boolean isKnown = day == today && !host.record().days().isEmpty();
    if (state == State.OPENING && (isReplay || isKnown)) {
      openShot();
    }
    focusFirst();
  }

  private void passTo(State next, double after) {
    if (time >= after) {
      enter(next);
    }
  }

  private void enter(State next) {
    if (state == State.WATCHING) {
      hasWatched = true;
    }
    state = next;
    time = 0;
    pressed = null;
    if (next == State.MARKED && film().puzzle().mark(chosen) == Mark.FULL) {
      host.play(ShotSound.FULL_MARK);
    }
    focusFirst();
  }

  private ShotFilm film() {
    ShotFilm shown = film;
    if (shown == null) {
      throw new IllegalStateException("No shot is open.");
    }
    return shown;
  }

  private double firingSeconds() {
    return film().shot(chosen).lastTick() * DuelTurret.TICK + PAUSE_SECONDS;
  }

  /** Returns the number of ticks for which the ghosts fly. */
  private int ghostTicks() {
    int last = film().shot(chosen).lastTick();
    for (AimMode mode : AimMode.values()) {
      ShotFilm.Shot shot = film().shot(mode);
      last = shot.hits() ? Math.max(last, shot.lastTick()) : last;
    }
    return Math.min(Situation.HORIZON_TICKS, last + GHOST_TAIL);
  }

  /** Opens the present shot, whose target begins to fly. */
  private void openShot() {
    SixShots drawn = shots;
    if (drawn == null) {
      return;
    }
    film = new ShotFilm(drawn.puzzles().get(number));
    hasWatched = false;
    enter(State.WATCHING);
  }

  // ---- choices ----

  private boolean isOffered(AimMode mode) {
    return isReplay || film().puzzle().offered().contains(mode);
  }

  private void choose(AimMode mode) {
    if (state != State.CHOOSING || !isOffered(mode)) {
      return;
    }
    chosen = mode;
    host.play(ShotSound.CHOSEN);
    if (!isReplay) {
      List<String> choices = new ArrayList<>(played.choices());
      choices.add(mode.name());
      String marks = played.marks() + Marks.letter(film().puzzle().mark(mode));
      played = new ShotsDay(day, choices, marks, played.onTime());
      host.keep(played);
    }
    enter(State.FIRING);
  }

  private void goOn() {
    number++;
    if (number < SixShots.COUNT) {
      openShot();
    } else {
      isReplay = false;
      film = null;
      enter(State.RESULTS);
    }
  }

  private void startReplay() {
    isReplay = true;
    number = 0;
    if (shots == null) {
      enter(State.OPENING);
    } else {
      openShot();
    }
  }

  private void watchAgain() {
    enter(State.WATCHING);
  }

  /** Ends what a tap ends: a film that has been seen, a shot, the ghosts. */
  private void skip() {
    switch (state) {
      case WATCHING -> {
        if (hasWatched) {
          enter(State.CHOOSING);
        }
      }
      case FIRING -> enter(State.REWINDING);
      case REWINDING, GHOSTS -> enter(State.MARKED);
      case OPENING, CHOOSING, MARKED, RESULTS -> {}
    }
  }

  /** The effects of the buttons of the results, and of those after a shot. */
  private final class BoardActions implements ResultsView.Actions, MarkedView.Actions {
    @Override
    public void goOn() {
      ShotsBoard.this.goOn();
    }

    @Override
    public void again() {
      enter(State.CHOOSING);
    }

    @Override
    public void tryInRange(Puzzle puzzle) {
      host.tryInRange(puzzle);
    }

    @Override
    public void share() {
      host.share(ShareLine.of(played, texts));
    }

    @Override
    public void replay() {
      startReplay();
    }

    @Override
    public void practise(AimMode mode) {
      host.practise(mode);
    }

    @Override
    public void leave() {
      host.leave();
    }
  }

  // ---- items, focus, input ----

  /** Returns everything that can be chosen now. */
  List<Item> items() {
    List<Item> items = new ArrayList<>();
    switch (state) {
      case OPENING -> {
        if (shots != null) {
          String key = number == 0 ? "shots.start" : "shots.resume";
          items.add(new Item("start", texts.of(key), startBox(), Item.Style.MAIN, this::openShot));
        }
      }
      case WATCHING, FIRING, REWINDING, GHOSTS -> {}
      case CHOOSING -> {
        for (AimMode mode : AimMode.values()) {
          if (isOffered(mode)) {
            Box box = layout.key(mode.ordinal());
            items.add(new Item(mode.name(), "", box, Item.Style.KEY, () -> choose(mode)));
          }
        }
        items.add(new Item("watch", "", layout.picture(), Item.Style.PICTURE, this::watchAgain));
      }
      case MARKED -> items.addAll(markedView().items(actions, number + 1 < SixShots.COUNT));
      case RESULTS -> items.addAll(results().items(actions));
    }
    Box arrow =
        new Box(
            layout.bar().x(),
            layout.bar().y(),
            Math.max(BoardLayout.FINGER, layout.bar().height()),
            layout.bar().height());
    items.add(new Item("back", "", arrow, Item.Style.ARROW, host::leave));
    return items;
  }

  private MarkedView markedView() {
    return new MarkedView(layout, texts, film().puzzle(), chosen, isReplay, host.canTry());
  }

  private Box startBox() {
    Box page = layout.page();
    double wide = Math.min(page.width(), 320 * layout.unit());
    return new Box(page.centreX() - wide / 2, page.y(), wide, 1.15 * layout.button());
  }

  private ResultsView results() {
    return new ResultsView(layout, texts, host.record(), played, today, host.canPractise());
  }

  /** Focuses the mode that was chosen last, or else the first item, but never the way out. */
  private void focusFirst() {
    List<Item> items = items();
    items.removeIf(item -> item.style() == Item.Style.ARROW);
    boolean isChosenThere = items.stream().anyMatch(item -> item.name().equals(chosen.name()));
    String first = items.isEmpty() ? "" : items.get(0).name();
    focus = state == State.CHOOSING && isChosenThere ? chosen.name() : first;
  }

  private Optional<Item> focused() {
    return items().stream().filter(item -> item.name().equals(focus)).findFirst();
  }

  private Optional<Item> itemAt(double x, double y) {
    return items().stream().filter(item -> item.box().holds(x, y)).findFirst();
  }

  /** Handles a press of a finger or of the mouse's button. */
  public void pointerDown(double x, double y) {
    showsFocus = false;
    pressed = itemAt(x, y).map(Item::name).orElse("");
  }

  /** Handles a move; one during a press has no effect. */
  public void pointerMoved(double x, double y) {
    if (pressed != null) {
      return;
    }
    itemAt(x, y)
        .ifPresent(
            item -> {
              focus = item.name();
              showsFocus = true;
            });
  }

  /** Handles the end of a press, which acts on what it began on. */
  public void pointerUp(double x, double y) {
    String began = pressed;
    pressed = null;
    if (began == null) {
      return;
    }
    Optional<Item> item = itemAt(x, y).filter(one -> one.name().equals(began));
    if (item.isPresent()) {
      item.get().action().run();
    } else if (began.isEmpty()) {
      skip();
    }
  }

  /** Handles a command of a key or a gamepad. */
  public void command(ShotsCommand command) {
    showsFocus = true;
    switch (command) {
      case UP -> move(0, 1);
      case DOWN -> move(0, -1);
      case LEFT -> move(-1, 0);
      case RIGHT -> move(1, 0);
      case CHOOSE -> {
        boolean isFilm =
            state == State.WATCHING
                || state == State.FIRING
                || state == State.REWINDING
                || state == State.GHOSTS;
        if (isFilm) {
          skip();
        } else {
          focused().ifPresent(item -> item.action().run());
        }
      }
      case BACK -> host.leave();
    }
  }

  /** Handles the key of an aim mode, 1 to 9. */
  public void key(int key) {
    if (key >= 1 && key <= AimMode.values().length) {
      choose(AimMode.values()[key - 1]);
    }
  }

  /** Moves the focus to the nearest item in a direction. */
  private void move(int right, int up) {
    Box from = focused().map(Item::box).orElse(layout.picture());
    double best = Double.POSITIVE_INFINITY;
    for (Item item : items()) {
      double dx = item.box().centreX() - from.centreX();
      double dy = item.box().centreY() - from.centreY();
      double ahead = dx * right + dy * up;
      double aside = Math.abs(dx * up) + Math.abs(dy * right);
      double cost = ahead + 3 * aside;
      if (!item.name().equals(focus) && ahead > 1 && cost < best) {
        best = cost;
        focus = item.name();
      }
    }
  }

  // ---- picture ----

  /** Draws the board; changes nothing else. */
  public void draw(Pen pen) {
    Brush brush = new Brush(pen, palette, texts, lettering, layout.unit());
    drawBar(brush);
    switch (state) {
      case OPENING -> drawOpening(brush);
      case RESULTS -> results().draw(brush);
      default -> drawShot(brush);
    }
    double size = 16 * layout.text();
    for (Item item : items()) {
      brush.item(item, isLit(item), size);
    }
  }

  private boolean isLit(Item item) {
    return item.name().equals(pressed) || (showsFocus && item.name().equals(focus));
  }

  private void drawBar(Brush brush) {
    Box bar = layout.bar();
    double side = Math.min(0.42 * bar.height(), 18 * layout.unit());
    int now = state == State.OPENING || state == State.RESULTS ? -1 : number;
    boolean isOpen = state == State.FIRING || state == State.REWINDING || state == State.GHOSTS;
    boolean isSecret = isOpen && !isReplay;
    String marks = isSecret ? played.marks().substring(0, number) : played.marks();
    double squares =
        brush.squares(marks, SixShots.COUNT, now, side, Pen.Align.RIGHT, bar.inset(brush.px(4), 0));
    double left = bar.x() + bar.height();
    Box title = new Box(left, bar.y(), squares - left - brush.px(10), bar.height());
    brush.words(
        texts.of(isReplay ? "shots.title.replay" : "shots.title").replace(' ', '\u00a0'),
        ColorRole.TEXT,
        20 * Math.min(1.4 * layout.unit(), layout.text()),
        Pen.Align.LEFT,
        title);
  }

  private void drawOpening(Brush brush) {
    double text = layout.text();
    Box page = layout.page();
    double button = startBox().height();
    double wide = Math.min(page.width(), 520 * text);
    Box body =
        new Box(
            page.centreX() - wide / 2,
            page.y() + button + brush.px(12),
            wide,
            page.height() - button - brush.px(12));
    Row line = Row.of(0.175 * body.height());
    Box[] rows = body.rows(brush.px(4), Row.of(0.3 * body.height()), line, line, line, line);
    brush.words(
        texts.date(LocalDate.ofEpochDay(day)),
        ColorRole.ACCENT,
        24 * text,
        Pen.Align.CENTRE,
        rows[0]);
    for (int i = 1; i < rows.length; i++) {
      brush.words(
          texts.of("shots.opening." + i), ColorRole.TEXT, 17 * text, Pen.Align.CENTRE, rows[i]);
    }
    if (shots == null) {
      drawProgress(brush, startBox());
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
    double share = attempts / (attempts + USUAL_ATTEMPTS);
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
    brush.pen().box(rgb, 0.9, line.x(), line.y(), share * line.width(), high, high / 2);
  }

  private void drawShot(Brush brush) {
    FieldPicture picture = new FieldPicture(brush, layout.picture(), film(), look.flash());
    picture.begin();
    int tick = (int) (time / DuelTurret.TICK);
    switch (state) {
      case WATCHING -> picture.watched(Math.min(tick, Situation.WATCH_TICKS));
      case CHOOSING -> picture.watched(Situation.WATCH_TICKS);
      case FIRING -> picture.fired(chosen, Math.min(tick, Situation.HORIZON_TICKS));
      case REWINDING -> {
        double left = 1 - time / REWIND_SECONDS;
        picture.fired(chosen, (int) (left * left * film().shot(chosen).lastTick()));
      }
      default -> picture.ghosts(chosen, ghostTick());
    }
    picture.end();
    new SignRow(brush, layout, texts).draw(film().puzzle().situation());
    if (state == State.MARKED) {
      markedView().draw(brush);
    } else {
      drawPrompt(brush);
      new ModePad(brush, layout).draw(keys(), notes());
    }
  }

  /** Returns the tick after the choice that the ghosts have reached. */
  private int ghostTick() {
    int last = ghostTicks();
    return state == State.GHOSTS
        ? Math.min(last, (int) (GHOST_SPEED * time / DuelTurret.TICK))
        : last;
  }

  private void drawPrompt(Brush brush) {
    Box box = layout.prompt();
    double size = 16 * layout.text();
    switch (state) {
      case WATCHING ->
          brush.words(
              texts.of("shots.watch", number + 1, SixShots.COUNT),
              ColorRole.TEXT_QUIET,
              size,
              Pen.Align.CENTRE,
              box);
      case CHOOSING ->
          brush.words(texts.of("shots.ask"), ColorRole.ACCENT, size, Pen.Align.CENTRE, box);
      case FIRING, REWINDING -> {
        int mode = chosen.ordinal();
        String words =
            texts.of(
                "shots.chosen",
                texts.of("aim." + chosen.name()),
                texts.of("shots.belief." + chosen.name()));
        brush.words(words, brush.modeTextColour(mode), 1, size, Pen.Align.CENTRE, box);
      }
      default ->
          brush.words(texts.of("shots.all"), ColorRole.TEXT_QUIET, size, Pen.Align.CENTRE, box);
    }
  }

  private List<ModePad.Key> keys() {
    List<ModePad.Key> keys = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      boolean isOffered = isOffered(mode);
      boolean isFocused = (mode.name().equals(focus) && showsFocus) || mode.name().equals(pressed);
      ModePad.Key key =
          switch (state) {
            case WATCHING -> isOffered ? ModePad.Key.WAITING : ModePad.Key.ASLEEP;
            case CHOOSING ->
                !isOffered ? ModePad.Key.ASLEEP : isFocused ? ModePad.Key.LIT : ModePad.Key.AWAKE;
            case GHOSTS ->
                mode == chosen
                    ? ModePad.Key.LIT
                    : film().shot(mode).hasHit(ghostTick())
                        ? ModePad.Key.AWAKE
                        : ModePad.Key.WAITING;
            default -> mode == chosen ? ModePad.Key.LIT : ModePad.Key.ASLEEP;
          };
      keys.add(key);
    }
    return keys;
  }

  /** Returns the time of each hit so far, once the ghosts fly. */
  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      boolean hasHit = state == State.GHOSTS && film().shot(mode).hasHit(ghostTick());
      double seconds = film().puzzle().timeToHit(mode);
      String key = film().puzzle().isInTime(mode) ? "shots.hit" : "shots.late";
      notes.add(hasHit ? texts.of(key, texts.number(seconds, 1)) : "");
    }
    return notes;
  }
}
