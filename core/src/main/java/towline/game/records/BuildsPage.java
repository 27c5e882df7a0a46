package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.menu.GridTable;
import towline.menu.InfoItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The builds that have been found, and how many there are. */
public final class BuildsPage extends Page {
  private static final int COLUMNS = 2;
  private static final double WIDTH = 900;

  private final Records records;

  public BuildsPage(Records records) {
    super("builds");
    this.records = records;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    List<BuildLine> builds = records.builds();
    GridTable body = new GridTable(layout.compact() ? 1 : COLUMNS);
    body.defaults().growX().fillY().uniformX().pad(theme.px(3));
    builds.forEach(build -> body.place(new Card(theme, build)));
    long found = builds.stream().filter(BuildLine::found).count();
    String heading =
        theme
            .words()
            .of("menu.builds.heading", String.valueOf(found), String.valueOf(builds.size()));
    layout.page(heading, null, body, WIDTH);
  }

  /** A build with its modules and what it does; half of it before it has been found. */
  private static final class Card extends InfoItem {
    private final BuildLine build;

    Card(UiTheme theme, BuildLine build) {
      super(theme, "build." + build.name(), Style.FRAMED);
      this.build = build;
      Table text = new Table();
      ColorRole title = build.found() ? ColorRole.COURIER : ColorRole.TEXT_QUIET;
      addWords(text, TextSize.BODY, title, build.title());
      ColorRole parts = build.found() ? ColorRole.TEXT : ColorRole.TEXT_QUIET;
      addWords(text, TextSize.SMALL, parts, build.parts());
      if (build.found()) {
        addWords(text, TextSize.SMALL, ColorRole.TEXT_QUIET, build.line());
      }
      add(text).growX().pad(theme.px(8), theme.px(14), theme.px(8), theme.px(10));
    }

    private void addWords(Table text, TextSize size, ColorRole role, String words) {
      Label label = theme.prose(size, role, words);
      label.setAlignment(Align.left);
      text.add(label).growX().row();
    }

    @Override
    public String hint() {
      return build.found()
          ? theme.words().of("menu.builds.found", build.day())
          : theme.text("menu.builds.wanted");
    }
  }
}
