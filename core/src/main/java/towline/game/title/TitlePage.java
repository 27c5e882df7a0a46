package towline.game.title;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.frame.Screens;
import towline.game.options.ControlsPage;
import towline.game.options.OptionsPage;
import towline.game.records.MedalsPage;
import towline.game.records.Records;
import towline.game.records.ReplaysPage;
import towline.game.records.ScoreLine;
import towline.game.records.ScoresPage;
import towline.game.records.StatisticsPage;
import towline.game.run.LegendPage;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SquareRow;
import towline.menu.UiTheme;
import towline.store.ShotsDay;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The main menu, below the logo. */
public final class TitlePage extends Page {
  /** Minimum height of a window with all buttons in one column below the logo, design pixels. */
  private static final double ONE_COLUMN_HEIGHT = 715;

  private final GameServices services;
  private final Records records;
  private int minutesShown;

  /** The entry by which the player left the title; empty before. */
  private String entry = "";

  public TitlePage(GameServices services, Records records) {
    super("title");
    this.services = services;
    this.records = records;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Screens screens = services.screens();
    Table list = new Table();
    // Buttons without a hint show the game's own line, or the keys if there is no room for both.
    boolean namesKeys = layout.compact() && !theme.isTouched();
    Label hint = layout.addHint(namesKeys ? keys(theme) : theme.text("title.line"));
    hint.setAlignment(Align.center);
    float wide = layout.fittingWidth(900);
    // The height of a text that wraps depends on its width.
    hint.setWidth(wide);
    // Large text in a small window: two columns, so that the logo stays visible.
    int columns = layout.hasRoomFor(ONE_COLUMN_HEIGHT) ? 1 : 2;
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.BARE, columns);
    buttons.defaults().width(theme.px(250));
    buttons.addButton("modes", "title.play", () -> menu.open(new ModesPage(services)));
    buttons.addButton("range", "title.range", screens::openRange);
    buttons.addButton(
        "daily",
        theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("title.daily")),
        dailyHint(theme),
        () -> menu.open(new DailyPage(services, records)));
    addShots(buttons, theme);
    buttons.addButton("scores", "title.scores", () -> menu.open(new ScoresPage(records, screens)));
    buttons.addButton("medals", "title.medals", () -> menu.open(new MedalsPage(records)));
    buttons.addButton("statistics", "title.statistics", () -> menu.open(statistics()));
    buttons.addButton(
        "replays", "title.replays", () -> menu.open(new ReplaysPage(records, screens)));
    buttons.addButton(
        "legend",
        "pause.legend",
        () -> menu.open(new LegendPage(services.picture(), services.content())));
    buttons.addButton("options", "title.options", () -> menu.open(new OptionsPage(services)));
    if (!theme.isTouched()) {
      buttons.addButton("controls", "title.controls", () -> menu.open(new ControlsPage(services)));
    }
    if (services.host().ownsWindow()) {
      buttons.addButton("leave", "title.leave", screens::quit);
    }
    list.add(buttons);
    layout.root().bottom();
    layout.root().add(list).padBottom(theme.px(2)).row();
    double high = layout.compact() ? 42 : 21;
    layout.root().add(hint).width(wide).minHeight(theme.px(high)).padBottom(theme.px(3)).row();
    if (layout.compact()) {
      return;
    }
    layout.footer();
  }

  /** Adds the button of Six Shots, with today's squares behind it once they are played. */
  private void addShots(ButtonTable buttons, UiTheme theme) {
    MenuButton button =
        buttons.addButton(
            "shots",
            theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("title.shots")),
            theme.text("title.shots.hint"),
            services.screens()::openShots);
    long today = services.host().today().utc().toEpochDay();
    services
        .profile()
        .store()
        .shots()
        .day(today)
        .ifPresent(day -> button.addPicture(shotSquares(theme, day)));
  }

  private static SquareRow shotSquares(UiTheme theme, ShotsDay day) {
    return new SquareRow(
        theme,
        day.marks(),
        ShotsDay.SHOTS,
        6,
        letter ->
            switch (letter) {
              case ShotsDay.FULL -> ColorRole.SHARD;
              case ShotsDay.HALF -> ColorRole.ACCENT;
              default -> ColorRole.TEXT_QUIET;
            });
  }

  private static String keys(UiTheme theme) {
    return theme.text("menu.foot.move") + Localization.SEPARATOR + theme.text("menu.foot.select");
  }

  private StatisticsPage statistics() {
    return new StatisticsPage(
        records, services.content().couriers().kinds(), services.picture().shapes());
  }

  /** Returns today's best score and the time left of the day. */
  private String dailyHint(UiTheme theme) {
    List<ScoreLine> board = records.daily(records.days().get(0));
    String best =
        board.isEmpty()
            ? theme.text("title.daily.none")
            : NumberText.grouped(board.get(0).points());
    minutesShown = minutesLeft();
    return theme
        .words()
        .of(
            "title.daily.hint",
            best,
            String.valueOf(minutesShown / 60),
            String.valueOf(minutesShown % 60));
  }

  /** Returns the minutes until the next day of daily runs begins, at midnight UTC. */
  private int minutesLeft() {
    LocalTime time = services.host().today().clock().get().atZone(ZoneOffset.UTC).toLocalTime();
    return 24 * 60 - 1 - time.toSecondOfDay() / 60;
  }

  @Override
  public void update(double seconds, Menu menu) {
    if (minutesShown != minutesLeft()) {
      menu.refresh();
    }
  }

  /** Notes the entry by which the player leaves the title, which has the focus on the return. */
  void leave(Menu menu) {
    entry = menu.entry();
  }

  @Override
  public String firstFocus() {
    return entry;
  }

  @Override
  public void back(Menu menu) {
    menu.focus("open.leave");
  }

  @Override
  public boolean canGoBack() {
    return false;
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
