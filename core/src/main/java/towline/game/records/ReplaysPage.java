package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.PlayerClipboard;
import towline.game.frame.Screens;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TableRow;
import towline.menu.UiTheme;
import towline.session.replay.ChallengeFormat;
import towline.view.text.TextSize;

/** The page of replays and challenges, and the entry to the race of two aim modes. */
public final class ReplaysPage extends Page {
  /** Prefix of the names of rows. */
  private static final String ROW_PREFIX = "replay.";

  private final Records records;
  private final Screens screens;

  /** Index of the replay that had the focus last, for the button that makes a challenge of it. */
  private int chosen;

  public ReplaysPage(Records records, Screens screens) {
    super("replays");
    this.records = records;
    this.screens = screens;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    List<Records.ReplayLine> lines = records.replays();
    for (int i = 0; i < lines.size(); i++) {
      Records.ReplayLine line = lines.get(i);
      MenuItem item =
          new TableRow(
              theme,
              ROW_PREFIX + i,
              theme.text("menu.scores.watch"),
              () -> screens.watchReplay(line.key()),
              new TableRow.Cell(line.title(), ColorRole.TEXT, 150, Align.left),
              new TableRow.Cell(line.detail(), ColorRole.TEXT_QUIET, 0, Align.left));
      body.add(item).growX().padBottom(theme.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none =
          theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("menu.replays.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(theme.px(40), 0, theme.px(26), 0).row();
    }
    addChallenges(body, theme);
    if (!lines.isEmpty()) {
      addButton(
          body,
          theme,
          "send",
          "challenge.friend",
          theme.text("challenge.selected.hint"),
          () -> screens.challenge(lines.get(Math.min(chosen, lines.size() - 1)).key()));
    }
    if (ChallengeFormat.hasLink(PlayerClipboard.paste())) {
      String hint = theme.text("challenge.paste.hint");
      Runnable open = () -> screens.openLink(PlayerClipboard.paste());
      addButton(body, theme, "paste", "challenge.paste", hint, open);
    }
    String modes = theme.text("menu.replays.race.hint");
    addButton(body, theme, "race", "menu.replays.race", modes, screens::openRace);
    if (theme.hasBackButton()) {
      addButton(body, theme, "back", "menu.back", "", menu::back);
    }
    layout.page(theme.text("title.replays"), null, body, 700);
  }

  private void addChallenges(Table body, UiTheme theme) {
    List<Records.ChallengeLine> lines = records.challenges();
    if (!lines.isEmpty()) {
      body.add(theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("challenge.list")))
          .left()
          .padTop(theme.px(10))
          .row();
    }
    for (int i = 0; i < lines.size(); i++) {
      Records.ChallengeLine line = lines.get(i);
      MenuItem item =
          new TableRow(
              theme,
              "challenge." + i,
              theme.text("challenge.open.hint"),
              () -> screens.openChallenge(line.key(), line.way()),
              new TableRow.Cell(line.title(), ColorRole.COURIER, 150, Align.left),
              new TableRow.Cell(line.detail(), ColorRole.TEXT_QUIET, 0, Align.left));
      body.add(item).growX().padBottom(theme.px(2)).row();
    }
  }

  private static void addButton(
      Table body, UiTheme theme, String name, String key, String hint, Runnable action) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text(key));
    body.add(new MenuButton(theme, name, text, hint, MenuItem.Style.FRAMED, action))
        .padTop(theme.px(10))
        .row();
  }

  @Override
  public void update(double seconds, Menu menu) {
    String focused = menu.focused();
    if (focused.startsWith(ROW_PREFIX)) {
      chosen = Integer.parseInt(focused.substring(ROW_PREFIX.length()));
    }
  }
}
