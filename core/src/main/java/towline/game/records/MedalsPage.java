package towline.game.records;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.menu.GridTable;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.medal.MedalIcons;
import towline.view.medal.MedalLine;
import towline.view.text.TextSize;

/**
 * The page of medals: those earned in bronze, silver or gold, and the condition of the next tier.
 */
public final class MedalsPage extends Page {
  private static final int COLUMNS = 2;

  private final Records records;

  public MedalsPage(Records records) {
    super("medals");
    this.records = records;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    List<MedalLine> medals = records.medals();
    GridTable body = new GridTable(layout.compact() ? 1 : COLUMNS);
    body.defaults().growX().fillY().uniformX().pad(theme.px(3));
    medals.forEach(medal -> body.place(new Card(theme, medal)));
    long earned = medals.stream().filter(MedalLine::earned).count();
    String heading =
        theme
            .words()
            .of("menu.medals.heading", String.valueOf(earned), String.valueOf(medals.size()));
    layout.page(heading, null, body, 900);
  }

  /** A medal with its name and its condition. */
  private static final class Card extends InfoItem {
    private final MedalLine medal;

    Card(UiTheme theme, MedalLine medal) {
      super(theme, "medal." + medal.name(), Style.FRAMED);
      this.medal = medal;
      ColorRole title = medal.earned() ? medal.tier().role() : ColorRole.TEXT;
      Table text = new Table();
      text.add(prose(TextSize.BODY, title, medal.title())).growX().row();
      text.add(prose(TextSize.SMALL, ColorRole.TEXT_QUIET, medal.condition())).growX();
      float side = theme.px(MedalIcons.SIDE + 4);
      add(new Icon(theme, medal)).size(side).pad(theme.px(5), theme.px(10), theme.px(5), 0);
      add(text).growX().pad(theme.px(5), theme.px(12), theme.px(5), theme.px(8));
    }

    private Label prose(TextSize size, ColorRole role, String line) {
      Label label = theme.prose(size, role, line);
      label.setAlignment(Align.left);
      return label;
    }

    @Override
    public String hint() {
      if (!medal.earned()) {
        return theme.text("menu.medals.wanted");
      }
      String tier = theme.text("medal.tier." + medal.tier().name());
      return tier + "   " + theme.words().of("menu.medals.earned", medal.day());
    }
  }

  /** The drawing of a medal in the colour of its tier, faint until it is earned. */
  private static final class Icon extends Widget {
    private final UiTheme theme;
    private final MedalLine medal;

    Icon(UiTheme theme, MedalLine medal) {
      this.theme = theme;
      this.medal = medal;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
      ColorRole role = medal.tier().role();
      medal
          .icons()
          .draw(
              batch,
              medal.name(),
              theme.rgb(role),
              (medal.earned() ? 1 : 0.55) * parentAlpha,
              getX() + getWidth() / 2,
              getY() + getHeight() / 2,
              theme.px(MedalIcons.SIDE));
    }
  }
}
