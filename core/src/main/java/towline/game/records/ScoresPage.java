package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.time.LocalDate;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import towline.content.Difficulty;
import towline.content.look.ColorRole;
import towline.game.frame.Screens;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.TabBar;
import towline.menu.TableRow;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.settings.Options;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The page of high scores of each mode, with their replays. */
public final class ScoresPage extends Page {
  /** Prefix of the names of lines. */
  private static final String ROW_PREFIX = "score.";

  private final Records records;
  private final Screens screens;
  private int tab;
  private Difficulty difficulty = Difficulty.NORMAL;

  /** Paths of the replays of the lines; empty for a line without one. */
  private List<String> replays = List.of();

  /** Index of the line that had the focus last. */
  private int chosen;

  /** Index of the day of the daily run; 0 for today. */
  private int day;

  /** Index of the version of the rules; 0 for the current one. */
  private int rules;

  public ScoresPage(Records records, Screens screens) {
    super("scores");
    this.records = records;
    this.screens = screens;
  }

  /** Selects the table to open with. */
  public ScoresPage of(PlayMode mode, Difficulty level) {
    tab = PlayMode.ranked().indexOf(mode);
    difficulty = level;
    return this;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    List<PlayMode> modes = PlayMode.ranked();
    String[] names = new String[modes.size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = theme.text("mode." + modes.get(i).name());
    }
    Table body = new Table();
    boolean daily = modes.get(tab) == PlayMode.DAILY;
    List<ScoreLine> lines =
        daily ? dailyLines(body, theme, menu) : boardLines(body, theme, menu, modes.get(tab));
    for (int i = 0; i < lines.size(); i++) {
      body.add(line(theme, i + 1, lines.get(i))).growX().padBottom(theme.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none = theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("menu.scores.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(theme.px(40), 0, theme.px(40), 0).row();
    }
    replays = lines.stream().map(ScoreLine::replay).toList();
    if (replays.stream().anyMatch(replay -> !replay.isEmpty())) {
      addSend(body, theme);
    }
    layout.page(
        theme.text("title.scores"),
        TabBar.of(theme, names, tab, wanted -> openTab(wanted, menu)),
        body,
        760);
  }

  private void addSend(Table body, UiTheme theme) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("challenge.friend"));
    String hint = theme.text("challenge.selected.hint");
    body.add(new MenuButton(theme, "send", text, hint, MenuItem.Style.FRAMED, this::send))
        .padTop(theme.px(10))
        .row();
  }

  /** Makes a challenge of the replay that had the focus last, else of the best one. */
  private void send() {
    String last = chosen < replays.size() ? replays.get(chosen) : "";
    String best = replays.stream().filter(replay -> !replay.isEmpty()).findFirst().orElse("");
    screens.challenge(last.isEmpty() ? best : last);
  }

  @Override
  public void update(double seconds, Menu menu) {
    String focused = menu.focused();
    if (focused.startsWith(ROW_PREFIX)) {
      chosen = Integer.parseInt(focused.substring(ROW_PREFIX.length())) - 1;
    }
  }

  private List<ScoreLine> dailyLines(Table body, UiTheme theme, Menu menu) {
    List<LocalDate> days = records.days();
    addRow(body, theme, dayRow(theme, menu, days));
    return records.daily(days.get(Math.min(day, days.size() - 1)));
  }

  private List<ScoreLine> boardLines(Table body, UiTheme theme, Menu menu, PlayMode mode) {
    addRow(body, theme, difficultyRow(theme, menu));
    List<Integer> versions = records.rules();
    if (versions.size() > 1) {
      addRow(body, theme, rulesRow(theme, menu, versions));
    }
    int version = versions.get(Math.min(rules, versions.size() - 1));
    return records.scores(mode, difficulty, version);
  }

  private static void addRow(Table body, UiTheme theme, SettingRow row) {
    body.add(new SettingItem(theme, row)).growX().padBottom(theme.px(8)).row();
  }

  private MenuItem line(UiTheme theme, int rank, ScoreLine line) {
    boolean fresh = line.latest() == ScoreLine.Standing.NEW;
    ColorRole role = fresh ? ColorRole.SHARD : ColorRole.TEXT;
    StringBuilder points = NumberText.grouped(new StringBuilder(), line.points());
    String detail =
        theme.words().of("menu.scores.detail", String.valueOf(line.wave()), line.note());
    Runnable watch = line.replay().isEmpty() ? () -> {} : () -> screens.watchReplay(line.replay());
    return new TableRow(
        theme,
        ROW_PREFIX + rank,
        theme.text(line.replay().isEmpty() ? "menu.scores.lost" : "menu.scores.watch"),
        watch,
        new TableRow.Cell(String.valueOf(rank), ColorRole.TEXT_QUIET, 34, Align.right),
        new TableRow.Cell(line.initials(), role, 70, Align.left),
        new TableRow.Cell(points.toString(), role, 120, Align.right),
        new TableRow.Cell(detail, ColorRole.TEXT_QUIET, 0, Align.left));
  }

  @Override
  public void switchTab(int by, Menu menu) {
    openTab(Math.floorMod(tab + by, PlayMode.ranked().size()), menu);
  }

  private void openTab(int wanted, Menu menu) {
    tab = wanted;
    menu.showTab(wanted);
  }

  /** Creates the row that selects the table's difficulty; the player's setting does not change. */
  private SettingRow difficultyRow(UiTheme theme, Menu menu) {
    return new Choice(
        Options.DIFFICULTY.key(),
        () -> theme.text("value." + difficulty.name()),
        by -> difficulty = Options.DIFFICULTY.stepped(difficulty, by),
        menu);
  }

  /** Creates the row that selects the day of the daily run. */
  private SettingRow dayRow(UiTheme theme, Menu menu, List<LocalDate> days) {
    return new Choice(
        "scores.day",
        () -> theme.words().date(days.get(Math.min(day, days.size() - 1))),
        by -> day = Math.floorMod(day - by, days.size()),
        menu);
  }

  /** Creates the row that selects the version of the rules. */
  private SettingRow rulesRow(UiTheme theme, Menu menu, List<Integer> versions) {
    return new Choice(
        "scores.rules",
        () ->
            rules == 0
                ? theme.text("menu.scores.current")
                : theme.words().of("menu.scores.older", String.valueOf(versions.get(rules))),
        by -> rules = Math.floorMod(rules + by, versions.size()),
        menu);
  }

  /** A choice of the page's content. A change rebuilds the page. */
  private record Choice(String name, Supplier<String> words, IntConsumer change, Menu menu)
      implements SettingRow {
    @Override
    public String value() {
      return words.get();
    }

    @Override
    public void step(int by) {
      change.accept(by);
      menu.refresh();
    }
  }
}
