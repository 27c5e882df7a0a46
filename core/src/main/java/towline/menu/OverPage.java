package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import towline.aim.AimMode;
import towline.view.draw.Tint;
import towline.view.text.Digits;
import towline.view.text.TextSize;

/** What a run came to: score, wave, how each aim mode did, the best one lit; and what to do now. */
final class OverPage extends Page {
  /** A mode is called the best only after that many shots: one lucky hit proves nothing. */
  private static final int ENOUGH_SHOTS = 5;

  private final Pages pages;
  private final RunResult result;

  OverPage(Pages pages, RunResult result) {
    super("over");
    this.pages = pages;
    this.result = result;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Table body = new Table();
    String points = Digits.grouped(new StringBuilder(), result.points()).toString();
    body.add(kit.label(TextSize.FIGURE, Tint.SHIP, points)).colspan(4).row();
    Label summary = kit.prose(TextSize.BODY, Tint.TEXT, result.summary());
    summary.setAlignment(Align.center);
    body.add(summary).colspan(4).growX().padBottom(kit.px(8)).row();
    Table buttons = new Table();
    entry(buttons, kit, "again", "over.again", pages.host()::restart);
    entry(buttons, kit, "scores", "title.scores", () -> menu.open(pages.scores()));
    entry(buttons, kit, "leave", "over.leave", pages.host()::toTitle);
    body.add(buttons).colspan(4).padBottom(kit.px(10)).row();
    Label head = kit.prose(TextSize.SMALL, Tint.TEXT_QUIET, kit.word("over.table"));
    body.add(head).colspan(4).growX().padBottom(kit.px(4)).row();
    int best = best();
    for (int mode = 0; mode < result.modes().size(); mode++) {
      row(body, kit, mode, mode == best ? Tint.SHIP : Tint.TEXT);
    }
    frame.page(kit.word("over.heading"), null, body, 640);
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

  private void row(Table body, Kit kit, int mode, Tint tint) {
    RunResult.ModeResult row = result.modes().get(mode);
    float below = kit.px(9);
    Label name = kit.label(TextSize.SMALL, tint, kit.word("aim." + AimMode.values()[mode].name()));
    name.getStyle().fontColor = Kit.colour(kit.palette().mode(mode));
    body.add(name).left().padBottom(below);
    Label tally = kit.label(TextSize.SMALL, tint, row.hits() + " / " + row.shots());
    body.add(tally).right().padLeft(kit.px(10)).padBottom(below);
    Bar bar = new Bar(kit, kit.palette().mode(mode), row.share());
    body.add(bar).growX().fillY().padLeft(kit.px(14)).padRight(kit.px(14)).padBottom(below);
    StringBuilder rate = new StringBuilder();
    if (row.shots() > 0) {
      Digits.append(rate, 100 * row.share(), 0).append(" %");
    } else {
      rate.append('\u2013');
    }
    Label share = kit.label(TextSize.SMALL, tint, rate.toString());
    body.add(share).right().padBottom(below).row();
  }

  private static void entry(Table row, Kit kit, String name, String key, Runnable deed) {
    Label text = kit.label(TextSize.BODY, Tint.TEXT, kit.word(key));
    Button button = new Button(kit, "open." + name, text, "", Item.Rest.FRAMED, deed);
    row.add(button).growX().uniformX().pad(kit.px(4));
  }

  @Override
  void back(Navigator menu) {
    pages.host().toTitle();
  }

  /** A share as a bar. */
  private static final class Bar extends Widget {
    private final Kit kit;
    private final int rgb;
    private final double share;

    Bar(Kit kit, int rgb, double share) {
      this.kit = kit;
      this.rgb = rgb;
      this.share = share;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
      float high = kit.px(6);
      float y = getY() + (getHeight() - high) / 2;
      int quiet = kit.rgb(Tint.TEXT_QUIET);
      kit.art().bar(batch, quiet, 0.22 * parentAlpha, getX(), y, getWidth(), high);
      kit.art().bar(batch, rgb, parentAlpha, getX(), y, (float) (getWidth() * share), high);
    }
  }
}
