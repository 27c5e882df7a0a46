package towline.shots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.shots.DayPlay.State;
import towline.trial.shots.Puzzle;
import towline.view.draw.Palette;
import towline.view.text.Localization;

/**
 * Six Shots: what can be chosen in the play of a day, its input, and its picture. Call {@link
 * #layOut} once before everything else, and {@link #update} once a frame. Positions are in points
 * from the lower left corner.
 */
public final class ShotsBoard {
  private final ShotsHost host;
  private final Localization texts;
  private final Palette palette;
  private final ShotsLook look;
  private final DayPlay play;
  private final Lettering lettering = new Lettering();
  private final BoardActions actions = new BoardActions();
  private BoardLayout layout = BoardLayout.of(390, 844, 0, 0, 0, 0, 1);
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
    play = new DayPlay(host, day, today, this::onEntered);
    focusFirst();
  }

  private void onEntered() {
    pressed = null;
    focusFirst();
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

  /** Returns the play that the board shows. */
  DayPlay play() {
    return play;
  }

  /** Returns the state in one word, for programs that observe the game. */
  public String stateName() {
    return play.state().name();
  }

  BoardLayout layout() {
    return layout;
  }

  String focus() {
    return focus;
  }

  /** Advances the board by {@code seconds}. */
  public void update(double seconds) {
    play.update(seconds);
  }

  /** The effects of the buttons of the results, and of those after a shot. */
  private final class BoardActions implements ResultsView.Actions, MarkedView.Actions {
    @Override
    public void goOn() {
      play.goOn();
    }

    @Override
    public void again() {
      play.chooseAgain();
    }

    @Override
    public void tryInRange(Puzzle puzzle) {
      host.tryInRange(puzzle);
    }

    @Override
    public void share() {
      host.share(ShareLine.of(play.played(), texts));
    }

    @Override
    public void replay() {
      play.startReplay();
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

  /** Returns everything that can be chosen now. */
  List<Item> items() {
    List<Item> items = new ArrayList<>();
    switch (play.state()) {
      case OPENING -> {
        if (play.isDrawn()) {
          String key = play.number() == 0 ? "shots.start" : "shots.resume";
          items.add(
              new Item("start", texts.of(key), layout.start(), Item.Style.MAIN, play::openShot));
        }
      }
      case WATCHING, FIRING, REWINDING, GHOSTS -> {}
      case CHOOSING -> {
        for (AimMode mode : AimMode.values()) {
          if (play.isOffered(mode)) {
            Box box = layout.key(mode.ordinal());
            items.add(new Item(mode.name(), "", box, Item.Style.KEY, () -> play.choose(mode)));
          }
        }
        items.add(new Item("watch", "", layout.picture(), Item.Style.PICTURE, play::watchAgain));
      }
      case MARKED -> items.addAll(markedView().items(actions, play.hasNext()));
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
    return new MarkedView(layout, texts, play, host.canTry());
  }

  private ResultsView results() {
    return new ResultsView(
        layout, texts, host.record(), play.played(), play.today(), host.canPractise());
  }

  /** Focuses the mode that was chosen last, or else the first item, but never the way out. */
  private void focusFirst() {
    List<Item> items = items();
    items.removeIf(item -> item.style() == Item.Style.ARROW);
    String chosen = play.chosen().name();
    boolean isChosenThere = items.stream().anyMatch(item -> item.name().equals(chosen));
    String first = items.isEmpty() ? "" : items.get(0).name();
    focus = play.state() == State.CHOOSING && isChosenThere ? chosen : first;
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
      play.skip();
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
        if (play.isFilm()) {
          play.skip();
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
      play.choose(AimMode.values()[key - 1]);
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

  /** Draws the board; changes nothing else. */
  public void draw(Pen pen) {
    Brush brush = new Brush(pen, palette, texts, lettering, layout.unit());
    PlayPicture picture = new PlayPicture(layout, texts, play, look.flash(), this::isLit);
    picture.drawBar(brush);
    switch (play.state()) {
      case OPENING -> picture.drawOpening(brush);
      case RESULTS -> results().draw(brush);
      case MARKED -> {
        picture.drawShot(brush);
        markedView().draw(brush);
      }
      case WATCHING, CHOOSING, FIRING, REWINDING, GHOSTS -> {
        picture.drawShot(brush);
        picture.drawPad(brush);
      }
    }
    double size = 16 * layout.text();
    for (Item item : items()) {
      brush.item(item, isLit(item.name()), size);
    }
  }

  private boolean isLit(String name) {
    return name.equals(pressed) || (showsFocus && name.equals(focus));
  }
}
