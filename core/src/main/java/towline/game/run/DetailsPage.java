package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The numbers of a run: facts, builds, couriers, and the results of each aim mode. */
public final class DetailsPage extends Page {
  /** Minimum number of shots for a mode to count as best: one lucky hit proves nothing. */
  private static final int MIN_SHOTS = 5;

  private static final int COLUMNS = 6;

  private final RunResult result;
  private final String initials;
  private final Runnable openTable;
  private final Runnable openInitials;

  /**
   * Creates a page.
   *
   * @param initials the initials of the run's score; empty if it is in no table
   * @param openTable opens the table of the run's mode
   * @param openInitials opens the page for the initials
   */
  DetailsPage(RunResult result, String initials, Runnable openTable, Runnable openInitials) {
    super("details");
    this.result = result;
    this.initials = initials;
    this.openTable = openTable;
    this.openInitials = openInitials;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Table buttons = layout.fitting(ResultsPage.WIDTH, n -> buttons(theme, menu, n), 3, 1);
    body.add(buttons).colspan(COLUMNS).padBottom(theme.px(12)).row();
    Table facts = layout.fitting(ResultsPage.WIDTH, n -> facts(theme, n), 3, 2, 1);
    body.add(facts).colspan(COLUMNS).growX().padBottom(theme.px(8)).row();
    List<String> lines = new ArrayList<>(result.builds());
    if (!result.couriers().isEmpty()) {
      lines.add(result.couriers());
    }
    for (String line : lines) {
      Label label = theme.prose(TextSize.SMALL, ColorRole.COURIER, line);
      label.setAlignment(Align.center);
      body.add(label).colspan(COLUMNS).growX().padBottom(theme.px(8)).row();
    }
    table(body, theme);
    layout.aside().page(theme.text("over.details"), null, body, ResultsPage.WIDTH);
  }

  private ButtonTable buttons(UiTheme theme, Menu menu, int columns) {
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.FRAMED, columns);
    buttons.defaults().growX().uniformX().pad(theme.px(3));
    if (result.mode().isRanked()) {
      buttons.addButton("scores", "title.scores", openTable);
    }
    if (!initials.isEmpty()) {
      Label text =
          theme.label(TextSize.BODY, ColorRole.TEXT, theme.words().of("over.initials", initials));
      text.setAlignment(Align.center);
      buttons.addButton("initials", text, openInitials);
    }
    if (theme.hasBackButton()) {
      buttons.addButton("back", "menu.back", menu::back);
    }
    return buttons;
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
    ShareBar bar = new ShareBar(theme, theme.palette().modeColour(mode), row.share());
    body.add(bar).growX().fillY().padLeft(theme.px(18)).padBottom(below);
    number(body, theme, role, theme.words().percent(row.share(), 0)).padBottom(below);
    number(body, theme, role, String.valueOf(row.kills())).padBottom(below);
    body.row();
  }

  private static Cell<Label> number(Table body, UiTheme theme, ColorRole role, String text) {
    return body.add(theme.label(TextSize.SMALL, role, text)).right().padLeft(theme.px(14));
  }
}
