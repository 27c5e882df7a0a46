package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.function.IntFunction;
import towline.ai.aim.AimMode;
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
import towline.store.DailyAttempt;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The results of a run: score, facts, and the results of each aim mode, with the best highlighted.
 */
public final class ResultsPage extends Page {
  /** The actions of the page. */
  public interface Actions {
    /** Starts the next run. */
    void playAgain();

    /** Starts this run again, against its ghost. */
    void rematch();

    /**
     * Saves the end of the run as an animated GIF; the message follows when the file is written.
     */
    void saveClip();

    /** Returns the initials of the run's score; empty if it is in no table. */
    String initials();

    /** Returns true if the player has never been asked for initials. */
    boolean isUnsigned();

    /** Signs the run's score, and all later ones. */
    void sign(String initials);

    /** Saves the run as a replay and shows a message. */
    void saveReplay();

    /** Copies the line of a daily run to the clipboard and shows a message. */
    void copyLine();

    /** Goes to the title. */
    void leave();
  }

  /** Name of the button that begins another run. */
  public static final String AGAIN_BUTTON = "open.again";

  /** Name of the button that flies this run once more. */
  public static final String REMATCH_BUTTON = "open.rematch";

  /** Minimum number of shots for a mode to count as best: one lucky hit proves nothing. */
  private static final int MIN_SHOTS = 5;

  private static final int COLUMNS = 6;

  /** Width of the panel, design pixels. */
  private static final double WIDTH = 812;

  private static final int FACT_COLUMNS = 3;

  private final RunResult result;
  private final Actions actions;
  private final Records records;
  private final Screens screens;

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
    float room = layout.bodyWidth(WIDTH);
    String points = NumberText.grouped(result.points());
    body.add(theme.label(TextSize.FIGURE, ColorRole.SHIP, points)).colspan(COLUMNS).row();
    Label summary = theme.prose(TextSize.BODY, ColorRole.TEXT, result.summary());
    summary.setAlignment(Align.center);
    body.add(summary).colspan(COLUMNS).growX().row();
    Label standing = theme.prose(TextSize.BODY, ColorRole.SHARD, result.standing());
    standing.setAlignment(Align.center);
    body.add(standing).colspan(COLUMNS).growX().padBottom(theme.px(5)).row();
    if (!result.verdict().isEmpty()) {
      Label verdict = theme.prose(TextSize.BODY, ColorRole.ACCENT, result.verdict());
      verdict.setAlignment(Align.center);
      body.add(verdict).colspan(COLUMNS).growX().padBottom(theme.px(5)).row();
    }
    result.attempt().ifPresent(one -> addLine(body, theme, one));
    body.add(fitting(3, room, columns -> buttons(theme, menu, columns)))
        .colspan(COLUMNS)
        .padBottom(theme.px(5))
        .row();
    body.add(fitting(FACT_COLUMNS, room, columns -> facts(theme, columns)))
        .colspan(COLUMNS)
        .growX()
        .padBottom(theme.px(4))
        .row();
    for (String build : result.builds()) {
      Label name = theme.prose(TextSize.BODY, ColorRole.COURIER, build);
      name.setAlignment(Align.center);
      body.add(name).colspan(COLUMNS).growX().padBottom(theme.px(4)).row();
    }
    if (!result.couriers().isEmpty()) {
      Label couriers = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, result.couriers());
      couriers.setAlignment(Align.center);
      body.add(couriers).colspan(COLUMNS).growX().padBottom(theme.px(4)).row();
    }
    table(body, theme);
    String heading = result.outcome() == RunResult.Outcome.WON ? "over.won" : "over.heading";
    layout.aside().page(theme.text(heading), null, body, WIDTH);
  }

  /** Adds the line of a daily run. */
  private static void addLine(Table body, UiTheme theme, DailyAttempt attempt) {
    String words = DailyLine.words(attempt, theme.words());
    Label line = theme.prose(TextSize.BODY, ColorRole.COURIER, words);
    line.setAlignment(Align.center);
    body.add(line).colspan(COLUMNS).growX().padBottom(theme.px(4)).row();
    body.add(new CourierBlocks(theme, attempt)).colspan(COLUMNS).padBottom(theme.px(6)).row();
  }

  /**
   * Returns the table with the most columns that is no wider than {@code room}, physical pixels.
   */
  private static Table fitting(int columns, float room, IntFunction<Table> table) {
    Table made = table.apply(columns);
    return columns == 1 || made.getPrefWidth() <= room ? made : fitting(columns - 1, room, table);
  }

  private Table buttons(UiTheme theme, Menu menu, int columns) {
    boolean ranked = !actions.initials().isEmpty();
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.FRAMED, columns);
    buttons.defaults().growX().uniformX().pad(theme.px(4));
    buttons.addButton("again", "over.again", () -> moveOn(menu, actions::playAgain));
    buttons.addButton("rematch", "over.rematch", () -> moveOn(menu, actions::rematch));
    if (result.mode().isRanked()) {
      buttons.addButton("scores", "title.scores", () -> moveOn(menu, () -> openTable(menu)));
    }
    if (ranked) {
      Label text =
          theme.label(
              TextSize.BODY, ColorRole.TEXT, theme.words().of("over.initials", actions.initials()));
      text.setAlignment(Align.center);
      buttons.addButton("initials", text, () -> openInitials(menu));
    } else {
      // The replay of a ranked run is saved with its score.
      buttons.addButton("save", "over.save", actions::saveReplay);
    }
    if (result.attempt().isPresent()) {
      buttons.addButton("line", "daily.copy", actions::copyLine);
    }
    buttons.addButton("clip", "over.clip", actions::saveClip);
    buttons.addButton("leave", "over.leave", () -> moveOn(menu, actions::leave));
    return buttons;
  }

  private void openTable(Menu menu) {
    menu.open(new ScoresPage(records, screens).of(result.mode(), result.difficulty()));
  }

  /** Leaves the page; asks first for initials if the player has never given any. */
  private void moveOn(Menu menu, Runnable action) {
    if (actions.initials().isEmpty() || !actions.isUnsigned()) {
      action.run();
    } else {
      askInitials(menu, action);
    }
  }

  /** Opens the page for the initials on top of this one. */
  public void openInitials(Menu menu) {
    askInitials(menu, () -> {});
  }

  private void askInitials(Menu menu, Runnable then) {
    menu.open(
        new InitialsPage(
            result.points(),
            result.standing(),
            actions.initials(),
            initials -> {
              actions.sign(initials);
              menu.back();
              then.run();
            }));
  }

  /** Returns the facts, in columns of name and value. */
  private Table facts(UiTheme theme, int columns) {
    Table table = new Table();
    for (int i = 0; i < result.facts().size(); i++) {
      RunResult.Fact fact = result.facts().get(i);
      Label name = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, fact.name());
      Label value = theme.label(TextSize.SMALL, ColorRole.TEXT, fact.value());
      table.add(name).left().growX().padLeft(i % columns == 0 ? 0 : theme.px(26));
      table.add(value).right().padLeft(theme.px(10)).padBottom(theme.px(2));
      if (i % columns == columns - 1) {
        table.row();
      }
    }
    return table;
  }

  /** Adds the results of the aim modes that fired. */
  private void table(Table body, UiTheme theme) {
    if (result.modes().stream().allMatch(mode -> mode.shots() == 0)) {
      return;
    }
    heads(body, theme);
    int best = best();
    for (int mode = 0; mode < result.modes().size(); mode++) {
      if (result.modes().get(mode).shots() > 0) {
        row(body, theme, mode, mode == best ? ColorRole.SHIP : ColorRole.TEXT_QUIET);
      }
    }
  }

  private static void heads(Table body, UiTheme theme) {
    body.add(theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("over.table"))).left();
    for (String key : new String[] {"over.shots", "over.hits"}) {
      Label head = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(key));
      body.add(head).right().padLeft(theme.px(14));
    }
    body.add();
    for (String key : new String[] {"over.rate", "over.mode.kills"}) {
      Label head = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(key));
      body.add(head).right().padLeft(theme.px(14));
    }
    body.row().padTop(theme.px(4));
  }

  private int best() {
    int leader = -1;
    double highest = 0;
    for (int i = 0; i < result.modes().size(); i++) {
      RunResult.ModeResult mode = result.modes().get(i);
      if (mode.shots() >= MIN_SHOTS && mode.share() > highest) {
        highest = mode.share();
        leader = i;
      }
    }
    return leader;
  }

  private void row(Table body, UiTheme theme, int mode, ColorRole role) {
    RunResult.ModeResult row = result.modes().get(mode);
    float below = theme.px(3);
    Label name =
        theme.label(TextSize.SMALL, role, theme.text("aim." + AimMode.values()[mode].name()));
    name.setColor(UiTheme.colour(theme.palette().modeColour(mode)));
    body.add(name).left().padBottom(below);
    number(body, theme, role, String.valueOf(row.shots())).padBottom(below);
    number(body, theme, role, String.valueOf(row.hits())).padBottom(below);
    Bar bar = new Bar(theme, theme.palette().modeColour(mode), row.share());
    body.add(bar).growX().fillY().padLeft(theme.px(18)).padBottom(below);
    number(body, theme, role, theme.words().percent(row.share(), 0)).padBottom(below);
    number(body, theme, role, String.valueOf(row.kills())).padBottom(below);
    body.row();
  }

  private static Cell<Label> number(Table body, UiTheme theme, ColorRole role, String text) {
    return body.add(theme.label(TextSize.SMALL, role, text)).right().padLeft(theme.px(14));
  }

  @Override
  public void back(Menu menu) {
    moveOn(menu, actions::leave);
  }

  /** A bar that shows a fraction. */
  private static final class Bar extends Widget {
    private final UiTheme theme;
    private final int rgb;
    private final double share;

    Bar(UiTheme theme, int rgb, double share) {
      this.theme = theme;
      this.rgb = rgb;
      this.share = share;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
      float high = theme.px(6);
      float y = getY() + (getHeight() - high) / 2;
      int quiet = theme.rgb(ColorRole.TEXT_QUIET);
      theme.shapes().drawBar(batch, quiet, 0.22 * parentAlpha, getX(), y, getWidth(), high);
      theme
          .shapes()
          .drawBar(batch, rgb, parentAlpha, getX(), y, (float) (getWidth() * share), high);
    }
  }
}
