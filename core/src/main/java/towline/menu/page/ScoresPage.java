package towline.menu.page;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.Difficulty;
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
import towline.view.draw.ColorRole;
import towline.view.text.Digits;
import towline.view.text.TextSize;

/** The ten best of each mode; their replays can be watched. */
final class ScoresPage extends Page {
  private final Pages pages;
  private int leaf;
  private Difficulty difficulty = Difficulty.NORMAL;

  ScoresPage(Pages pages) {
    super("scores");
    this.pages = pages;
  }

  /** Shows the table of that mode first. */
  ScoresPage of(PlayMode mode, Difficulty level) {
    leaf = mode.ordinal();
    difficulty = level;
    return this;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.kit();
    PlayMode[] modes = PlayMode.values();
    String[] names = new String[modes.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = theme.word("mode." + modes[i].name());
    }
    Table body = new Table();
    body.add(new SettingItem(theme, new Level(menu, theme))).growX().padBottom(theme.px(8)).row();
    List<ScoreLine> lines = pages.actions().scores(modes[leaf], difficulty);
    for (int i = 0; i < lines.size(); i++) {
      body.add(line(theme, i + 1, lines.get(i))).growX().padBottom(theme.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none = theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.word("menu.scores.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(theme.px(40), 0, theme.px(40), 0).row();
    }
    layout.page(
        theme.word("title.scores"),
        TabBar.of(theme, names, leaf, wanted -> turnTo(wanted, menu)),
        body,
        760);
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
        theme.word(line.replay().isEmpty() ? "menu.scores.lost" : "menu.scores.watch"),
        watch,
        new TableRow.Cell(String.valueOf(rank), ColorRole.TEXT_QUIET, 34, Align.right),
        new TableRow.Cell(line.initials(), role, 70, Align.left),
        new TableRow.Cell(points.toString(), role, 120, Align.right),
        new TableRow.Cell(detail, ColorRole.TEXT_QUIET, 0, Align.left));
  }

  @Override
  public void switchTab(int by, Navigator menu) {
    turnTo(Math.floorMod(leaf + by, PlayMode.values().length), menu);
  }

  private void turnTo(int wanted, Navigator menu) {
    leaf = wanted;
    menu.refresh();
    menu.focus("leaf." + wanted);
  }

  /** Which difficulty's table is shown; the setting itself stays as it is. */
  private final class Level implements SettingRow {
    private final Navigator menu;
    private final UiTheme theme;

    Level(Navigator menu, UiTheme theme) {
      this.menu = menu;
      this.theme = theme;
    }

    @Override
    public String name() {
      return Options.DIFFICULTY.key();
    }

    @Override
    public String value() {
      return theme.word("value." + difficulty.name());
    }

    @Override
    public double share() {
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
}
