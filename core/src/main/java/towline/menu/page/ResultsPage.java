package towline.menu.page;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import towline.aim.AimMode;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.draw.ColorRole;
import towline.view.text.Digits;
import towline.view.text.TextSize;

/** What a run came to: score, wave, how each aim mode did, the best one lit; and what to do now. */
final class ResultsPage extends Page {
  /** A mode is called the best only after that many shots: one lucky hit proves nothing. */
  private static final int ENOUGH_SHOTS = 5;

  private static final int COLUMNS = 6;

  private static final int FACT_COLUMNS = 3;

  private final Pages pages;
  private final RunResult result;

  ResultsPage(Pages pages, RunResult result) {
    super("over");
    this.pages = pages;
    this.result = result;
  }

  @Override
  public void build(PageLayout frame, Navigator menu) {
    UiTheme kit = frame.kit();
    Table body = new Table();
    String points = Digits.grouped(new StringBuilder(), result.points()).toString();
    body.add(kit.label(TextSize.FIGURE, ColorRole.SHIP, points)).colspan(COLUMNS).row();
    Label summary = kit.prose(TextSize.BODY, ColorRole.TEXT, result.summary());
    summary.setAlignment(Align.center);
    body.add(summary).colspan(COLUMNS).growX().padBottom(kit.px(8)).row();
    Table buttons = new Table();
    entry(buttons, kit, "again", "over.again", pages.host()::restart);
    entry(buttons, kit, "scores", "title.scores", () -> menu.open(pages.scores()));
    entry(buttons, kit, "leave", "over.leave", pages.host()::quitToTitle);
    body.add(buttons).colspan(COLUMNS).padBottom(kit.px(8)).row();
    body.add(facts(kit)).colspan(COLUMNS).growX().padBottom(kit.px(8)).row();
    heads(body, kit);
    int best = best();
    for (int mode = 0; mode < result.modes().size(); mode++) {
      row(body, kit, mode, mode == best ? ColorRole.SHIP : ColorRole.TEXT_QUIET);
    }
    String heading = result.end() == RunResult.End.WON ? "over.won" : "over.heading";
    frame.page(kit.word(heading), null, body, 720);
  }

  /** What happened, in columns: name and number. */
  private Table facts(UiTheme kit) {
    Table table = new Table();
    int columns = FACT_COLUMNS;
    for (int i = 0; i < result.facts().size(); i++) {
      RunResult.Fact fact = result.facts().get(i);
      Label name = kit.label(TextSize.SMALL, ColorRole.TEXT_QUIET, fact.name());
      Label value = kit.label(TextSize.SMALL, ColorRole.TEXT, fact.value());
      table.add(name).left().growX().padLeft(i % columns == 0 ? 0 : kit.px(26));
      table.add(value).right().padLeft(kit.px(10)).padBottom(kit.px(2));
      if (i % columns == columns - 1) {
        table.row();
      }
    }
    return table;
  }

  private static void heads(Table body, UiTheme kit) {
    body.add(kit.label(TextSize.SMALL, ColorRole.TEXT_QUIET, kit.word("over.table"))).left();
    for (String key : new String[] {"over.shots", "over.hits"}) {
      Label head = kit.label(TextSize.SMALL, ColorRole.TEXT_QUIET, kit.word(key));
      body.add(head).right().padLeft(kit.px(14));
    }
    body.add();
    for (String key : new String[] {"over.rate", "over.mode.kills"}) {
      Label head = kit.label(TextSize.SMALL, ColorRole.TEXT_QUIET, kit.word(key));
      body.add(head).right().padLeft(kit.px(14));
    }
    body.row().padTop(kit.px(4));
  }

  private int best() {
    int leader = -1;
    double highest = 0;
    for (int i = 0; i < result.modes().size(); i++) {
      RunResult.ModeResult mode = result.modes().get(i);
      if (mode.shots() >= ENOUGH_SHOTS && mode.share() > highest) {
        highest = mode.share();
        leader = i;
      }
    }
    return leader;
  }

  private void row(Table body, UiTheme kit, int mode, ColorRole tint) {
    RunResult.ModeResult row = result.modes().get(mode);
    float below = kit.px(5);
    Label name = kit.label(TextSize.SMALL, tint, kit.word("aim." + AimMode.values()[mode].name()));
    name.getStyle().fontColor = UiTheme.colour(kit.palette().mode(mode));
    body.add(name).left().padBottom(below);
    number(body, kit, tint, String.valueOf(row.shots())).padBottom(below);
    number(body, kit, tint, String.valueOf(row.hits())).padBottom(below);
    Bar bar = new Bar(kit, kit.palette().mode(mode), row.share());
    body.add(bar).growX().fillY().padLeft(kit.px(18)).padBottom(below);
    number(body, kit, tint, rate(row)).padBottom(below);
    number(body, kit, tint, String.valueOf(row.kills())).padBottom(below);
    body.row();
  }

  private static String rate(RunResult.ModeResult row) {
    if (row.shots() == 0) {
      return "\u2013";
    }
    return Digits.append(new StringBuilder(), 100 * row.share(), 0).append(" %").toString();
  }

  private static Cell<Label> number(Table body, UiTheme kit, ColorRole tint, String text) {
    return body.add(kit.label(TextSize.SMALL, tint, text)).right().padLeft(kit.px(14));
  }

  private static void entry(Table row, UiTheme kit, String name, String key, Runnable deed) {
    Label text = kit.label(TextSize.BODY, ColorRole.TEXT, kit.word(key));
    MenuButton button = new MenuButton(kit, "open." + name, text, "", MenuItem.Rest.FRAMED, deed);
    row.add(button).growX().uniformX().pad(kit.px(4));
  }

  @Override
  public void back(Navigator menu) {
    pages.host().quitToTitle();
  }

  /** A share as a bar. */
  private static final class Bar extends Widget {
    private final UiTheme kit;
    private final int rgb;
    private final double share;

    Bar(UiTheme kit, int rgb, double share) {
      this.kit = kit;
      this.rgb = rgb;
      this.share = share;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
      float high = kit.px(6);
      float y = getY() + (getHeight() - high) / 2;
      int quiet = kit.rgb(ColorRole.TEXT_QUIET);
      kit.art().bar(batch, quiet, 0.22 * parentAlpha, getX(), y, getWidth(), high);
      kit.art().bar(batch, rgb, parentAlpha, getX(), y, (float) (getWidth() * share), high);
    }
  }
}
