package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.time.LocalDate;
import java.util.List;
import towline.content.Difficulty;
import towline.content.look.ColorRole;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.TabBar;
import towline.menu.TableRow;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.settings.Options;
import towline.view.text.Digits;
import towline.view.text.TextSize;

/** The high scores of each mode, with their replays. */
final class ScoresPage extends Page {
  private final Pages pages;
  private int tab;
  private Difficulty difficulty = Difficulty.NORMAL;

  /** The place of the daily run's day; 0: the latest. */
  private int day;

  /** The place of the version of the rules; 0: today's. */
  private int rules;

  ScoresPage(Pages pages) {
    super("scores");
    this.pages = pages;
  }

  /** Opens the page at a table. */
  ScoresPage of(PlayMode mode, Difficulty level) {
    tab = mode.ordinal();
    difficulty = level;
    return this;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    PlayMode[] modes = PlayMode.values();
    String[] names = new String[modes.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = theme.text("mode." + modes[i].name());
    }
    Table body = new Table();
    boolean daily = modes[tab] == PlayMode.DAILY;
    List<ScoreLine> lines =
        daily ? dailyLines(body, theme, menu) : boardLines(body, theme, menu, modes[tab]);
    for (int i = 0; i < lines.size(); i++) {
      body.add(line(theme, i + 1, lines.get(i))).growX().padBottom(theme.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none = theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("menu.scores.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(theme.px(40), 0, theme.px(40), 0).row();
    }
    layout.page(
        theme.text("title.scores"),
        TabBar.of(theme, names, tab, wanted -> openTab(wanted, menu)),
        body,
        760);
  }

  private List<ScoreLine> dailyLines(Table body, UiTheme theme, Navigator menu) {
    List<LocalDate> days = pages.actions().records().days();
    addRow(body, theme, new DayRow(menu, theme, days));
    return pages.actions().records().daily(days.get(Math.min(day, days.size() - 1)));
  }

  private List<ScoreLine> boardLines(Table body, UiTheme theme, Navigator menu, PlayMode mode) {
    addRow(body, theme, new DifficultyRow(menu, theme));
    List<Integer> versions = pages.actions().records().rules();
    if (versions.size() > 1) {
      addRow(body, theme, new RulesRow(menu, theme, versions));
    }
    int version = versions.get(Math.min(rules, versions.size() - 1));
    return pages.actions().records().scores(mode, difficulty, version);
  }

  private static void addRow(Table body, UiTheme theme, SettingRow row) {
    body.add(new SettingItem(theme, row)).growX().padBottom(theme.px(8)).row();
  }

  private MenuItem line(UiTheme theme, int rank, ScoreLine line) {
    boolean fresh = line.latest() == ScoreLine.Standing.NEW;
    ColorRole role = fresh ? ColorRole.SHARD : ColorRole.TEXT;
    StringBuilder points = Digits.grouped(new StringBuilder(), line.points());
    String detail =
        theme.words().of("menu.scores.detail", String.valueOf(line.wave()), line.note());
    Runnable watch =
        line.replay().isEmpty() ? () -> {} : () -> pages.actions().watchReplay(line.replay());
    return new TableRow(
        theme,
        "score." + rank,
        theme.text(line.replay().isEmpty() ? "menu.scores.lost" : "menu.scores.watch"),
        watch,
        new TableRow.Cell(String.valueOf(rank), ColorRole.TEXT_QUIET, 34, Align.right),
        new TableRow.Cell(line.initials(), role, 70, Align.left),
        new TableRow.Cell(points.toString(), role, 120, Align.right),
        new TableRow.Cell(detail, ColorRole.TEXT_QUIET, 0, Align.left));
  }

  @Override
  public void switchTab(int by, Navigator menu) {
    openTab(Math.floorMod(tab + by, PlayMode.values().length), menu);
  }

  private void openTab(int wanted, Navigator menu) {
    tab = wanted;
    menu.refresh();
    menu.focus("tab." + wanted);
  }

  /** Selects the table's difficulty; the setting itself does not change. */
  private final class DifficultyRow implements SettingRow {
    private final Navigator menu;
    private final UiTheme theme;

    DifficultyRow(Navigator menu, UiTheme theme) {
      this.menu = menu;
      this.theme = theme;
    }

    @Override
    public String name() {
      return Options.DIFFICULTY.key();
    }

    @Override
    public String value() {
      return theme.text("value." + difficulty.name());
    }

    @Override
    public double fraction() {
      return Double.NaN;
    }

    @Override
    public void step(int by) {
      difficulty = Options.DIFFICULTY.stepped(difficulty, by);
      menu.refresh();
    }

    @Override
    public void set(double share) {}
  }

  /** Selects the day of the daily run. */
  private final class DayRow implements SettingRow {
    private final Navigator menu;
    private final UiTheme theme;
    private final List<LocalDate> days;

    DayRow(Navigator menu, UiTheme theme, List<LocalDate> days) {
      this.menu = menu;
      this.theme = theme;
      this.days = days;
    }

    @Override
    public String name() {
      return "scores.day";
    }

    @Override
    public String value() {
      return theme.words().date(days.get(Math.min(day, days.size() - 1)));
    }

    @Override
    public double fraction() {
      return Double.NaN;
    }

    @Override
    public void step(int by) {
      day = Math.floorMod(day - by, days.size());
      menu.refresh();
    }

    @Override
    public void set(double share) {}
  }

  /** Selects the board of a version of the rules. */
  private final class RulesRow implements SettingRow {
    private final Navigator menu;
    private final UiTheme theme;
    private final List<Integer> versions;

    RulesRow(Navigator menu, UiTheme theme, List<Integer> versions) {
      this.menu = menu;
      this.theme = theme;
      this.versions = versions;
    }

    @Override
    public String name() {
      return "scores.rules";
    }

    @Override
    public String value() {
      return rules == 0
          ? theme.text("menu.scores.current")
          : theme.words().of("menu.scores.older", String.valueOf(versions.get(rules)));
    }

    @Override
    public double fraction() {
      return Double.NaN;
    }

    @Override
    public void step(int by) {
      rules = Math.floorMod(rules + by, versions.size());
      menu.refresh();
    }

    @Override
    public void set(double share) {}
  }
}
