package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.game.frame.Screens;
import towline.game.records.CourierBlocks;
import towline.game.records.DailyLine;
import towline.game.records.Records;
import towline.game.records.ScoresPage;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.store.DailyAttempt;
import towline.view.Renderer;
import towline.view.text.NumberText;
import towline.view.text.TextSize;
import towline.view.world.WorldView;

/**
 * The results of a run: the score, the best and the worst call in two pictures, and the way on. All
 * numbers are on the {@link DetailsPage}.
 */
public final class ResultsPage extends Page {
  /** The actions of the page. */
  public interface Actions extends SharePage.Actions {
    /** Starts the next run. */
    void playAgain();

    /** Starts this run again, against its ghost. */
    void rematch();

    /** Returns the initials of the run's score; empty if it is in no table. */
    String initials();

    /** Goes to the title. */
    void leave();

    /**
     * Saves the run's score and does {@code action}, which leaves the run; asks first for initials
     * if the score is in its table and the player has never given any. The actions above that leave
     * the run do this.
     */
    void moveOn(Runnable action);

    /** Asks for the initials of the run's score, and of all later ones, and does {@code then}. */
    void askInitials(Runnable then);
  }

  /** Name of the button that begins another run. */
  public static final String AGAIN_BUTTON = "open.again";

  /** Name of the button that flies this run once more. */
  public static final String REMATCH_BUTTON = "open.rematch";

  /** Width of the panel, design pixels. */
  static final double WIDTH = 812;

  /** Heights of a picture, and of the windows from which on there is room for it, design pixels. */
  private static final double PICTURE_HEIGHT = 168;

  private static final double SMALL_PICTURE_HEIGHT = 100;
  private static final double TOUCH_PICTURE_HEIGHT = 76;
  private static final double ROOM_HEIGHT = 640;
  private static final double SMALL_ROOM_HEIGHT = 470;

  /** Height that a heading and buttons for fingers need beyond those for keys, design pixels. */
  private static final double FINGER_HEIGHT = 160;

  /**
   * Time for which the page cannot be left by {@link #back}, s: Esc is pressed to pause a fight
   * that has just been lost.
   */
  private static final double STAY_SECONDS = 1.5;

  private final RunResult result;
  private final Actions actions;
  private final Records records;
  private final Screens screens;
  private @Nullable DetailsPage details;
  private double shownSeconds;

  public ResultsPage(RunResult result, Actions actions, Records records, Screens screens) {
    super("over");
    this.result = result;
    this.actions = actions;
    this.records = records;
    this.screens = screens;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    String heading = theme.text("over." + result.outcome().name());
    String points = NumberText.grouped(result.points());
    boolean large = layout.hasRoomFor(ROOM_HEIGHT + fingerHeight(theme));
    if (theme.isTouched() && !large) {
      heading += "  \u2022  " + points;
    } else {
      body.add(theme.label(TextSize.FIGURE, ColorRole.SHIP, points)).row();
    }
    addLine(body, theme, ColorRole.WARNING, result.culprit());
    if (large) {
      addLine(body, theme, ColorRole.TEXT_QUIET, result.highlights());
    }
    addLine(body, theme, ColorRole.TEXT, result.summary());
    addLine(body, theme, ColorRole.SHARD, result.standing());
    result.attempt().ifPresent(one -> addAttempt(body, theme, one));
    addLine(body, theme, ColorRole.ACCENT, result.verdict());
    if (layout.hasRoomFor(SMALL_ROOM_HEIGHT)) {
      addCalls(body, theme, pictureHeight(layout));
    }
    int[] columns = theme.isTouched() ? new int[] {5, 3, 2} : new int[] {4, 2};
    Table buttons = layout.fitting(WIDTH, n -> buttons(theme, menu, n), columns);
    body.add(buttons).growX().padTop(theme.px(6)).row();
    if (!theme.isTouched()) {
      ButtonTable further = new ButtonTable(theme, "open.", MenuItem.Style.BARE, 1);
      addDetails(further, menu);
      body.add(further).padTop(theme.px(2));
    }
    layout.aside().page(heading, null, body, WIDTH);
  }

  private static double fingerHeight(UiTheme theme) {
    return theme.isTouched() ? FINGER_HEIGHT : 0;
  }

  private static double pictureHeight(PageLayout layout) {
    double fingers = fingerHeight(layout.theme());
    if (layout.hasRoomFor(ROOM_HEIGHT + fingers)) {
      return PICTURE_HEIGHT;
    }
    return layout.hasRoomFor(SMALL_ROOM_HEIGHT + fingers)
        ? SMALL_PICTURE_HEIGHT
        : TOUCH_PICTURE_HEIGHT;
  }

  private static void addLine(Table body, UiTheme theme, ColorRole role, String text) {
    if (!text.isEmpty()) {
      Label line = theme.prose(TextSize.BODY, role, text);
      line.setAlignment(Align.center);
      body.add(line).growX().padBottom(theme.px(3)).row();
    }
  }

  /** Adds the line of a daily run, and a block for each of its couriers. */
  private static void addAttempt(Table body, UiTheme theme, DailyAttempt attempt) {
    addLine(body, theme, ColorRole.COURIER, DailyLine.words(attempt, theme.words()));
    body.add(CourierBlocks.of(theme, attempt)).padBottom(theme.px(6)).row();
  }

  /** Adds the best and the worst call side by side, or a word if there is neither. */
  private void addCalls(Table body, UiTheme theme, double height) {
    if (result.best().isEmpty() && result.worst().isEmpty()) {
      addLine(body, theme, ColorRole.TEXT_QUIET, result.callless());
      return;
    }
    WorldView view = records.services().picture().newWorldView();
    Table calls = new Table();
    addCall(calls, theme, view, height, "over.best.call", ColorRole.SHARD, result.best());
    addCall(calls, theme, view, height, "over.worst.call", ColorRole.WARNING, result.worst());
    body.add(calls).growX().padTop(theme.px(6)).row();
    body.add(key(theme)).padTop(theme.px(4)).row();
  }

  private void addCall(
      Table calls,
      UiTheme theme,
      WorldView view,
      double height,
      String heading,
      ColorRole role,
      Optional<RunResult.Call> call) {
    if (call.isEmpty()) {
      return;
    }
    Renderer renderer = records.services().picture();
    Table card = new Table();
    card.add(theme.label(TextSize.SMALL, role, theme.text(heading))).left().row();
    card.add(new CallPicture(renderer, view, call.get().moment(), result.look()))
        .growX()
        .height(theme.px(height))
        .padTop(theme.px(2))
        .padBottom(theme.px(4))
        .row();
    card.add(theme.prose(TextSize.BODY, ColorRole.TEXT, call.get().sentence())).growX();
    calls.add(card).growX().uniformX().top().pad(0, theme.px(6), 0, theme.px(6));
  }

  /** Returns the meaning of the two lines. */
  private Table key(UiTheme theme) {
    Table key = new Table();
    for (String name : new String[] {"over.thought", "over.did"}) {
      boolean dotted = name.equals("over.thought");
      VectorWidget sample =
          new VectorWidget(
              (projection, x, y, size) -> {
                records.services().picture().shapes().begin(projection, 1);
                sample(records.services().picture(), dotted, x, y, size);
                records.services().picture().shapes().end();
              });
      key.add(sample).size(theme.px(44), theme.px(14)).padLeft(theme.px(16)).padRight(theme.px(8));
      key.add(theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(name)));
    }
    return key;
  }

  private static void sample(Renderer renderer, boolean dotted, double x, double y, double size) {
    renderer.shapes().ink(renderer.palette().colour(ColorRole.CORE), 1);
    if (dotted) {
      for (int i = -3; i <= 3; i++) {
        renderer.shapes().disc(x + i * 0.42 * size, y, 0.1 * size);
      }
    } else {
      renderer.shapes().line(x - 1.4 * size, y, x + 1.4 * size, y, 0.14 * size);
    }
  }

  private ButtonTable buttons(UiTheme theme, Menu menu, int columns) {
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.FRAMED, columns);
    buttons.defaults().growX().uniformX().pad(theme.px(4));
    buttons.addButton("again", "over.again", actions::playAgain);
    buttons.addButton("rematch", "over.rematch", actions::rematch);
    buttons.addButton("share", "share.heading", () -> menu.open(new SharePage(actions)));
    if (theme.isTouched()) {
      // A row of its own would be a finger high, and push the score out of the picture.
      addDetails(buttons, menu);
    }
    buttons.addButton("leave", "over.leave", actions::leave);
    return buttons;
  }

  private void addDetails(ButtonTable buttons, Menu menu) {
    buttons.addButton("details", "over.details", () -> openDetails(menu));
  }

  private void openDetails(Menu menu) {
    DetailsPage page =
        new DetailsPage(
            result,
            actions.initials(),
            () -> actions.moveOn(() -> openTable(menu)),
            () -> actions.askInitials(() -> {}));
    details = page;
    menu.open(page);
  }

  /** Returns from the details of this page, if they are shown. */
  void closeDetails(Menu menu) {
    if (details != null && menu.isShowing(details)) {
      menu.back();
    }
  }

  private void openTable(Menu menu) {
    menu.open(new ScoresPage(records, screens).of(result.mode(), result.difficulty()));
  }

  @Override
  public void update(double seconds, Menu menu) {
    shownSeconds += seconds;
  }

  @Override
  public void back(Menu menu) {
    if (shownSeconds >= STAY_SECONDS) {
      actions.leave();
    }
  }
}
