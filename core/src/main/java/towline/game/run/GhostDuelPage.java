package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The result of a run against a challenge: both runs beside each other. */
public final class GhostDuelPage extends Page {
  private static final double WIDTH = 560;
  private static final int COLUMNS = 3;

  private final GhostDuel duel;
  private final FlownResult own;
  private final Supplier<String> initials;
  private final Runnable answer;
  private final PlaybackProgress progress;

  /**
   * Creates a page.
   *
   * @param own the result of the player
   * @param initials the player's initials
   * @param answer sends the player's run back
   */
  GhostDuelPage(GhostDuel duel, FlownResult own, Supplier<String> initials, Runnable answer) {
    super("duel");
    this.duel = duel;
    progress = new PlaybackProgress(duel.ghost());
    this.own = own;
    this.initials = initials;
    this.answer = answer;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    FlownResult other = duel.ghost().result().orElse(null);
    progress.addTo(body, theme, COLUMNS);
    if (other != null && other.genuine()) {
      addLine(body, theme, ColorRole.COURIER, verdict(other, theme.words()));
    } else if (other != null) {
      addLine(body, theme, ColorRole.WARNING, theme.text("challenge.void"));
    }
    addTable(body, theme, other != null && other.genuine() ? other : null);
    ButtonTable buttons = new ButtonTable(theme, "duel.", MenuItem.Style.FRAMED, 1);
    buttons.defaults().growX().pad(theme.px(3));
    buttons.addButton("answer", "challenge.answer", answer);
    buttons.addButton("results", "challenge.results", menu::back);
    body.add(buttons).colspan(COLUMNS).growX().padTop(theme.px(10));
    layout.aside().page(theme.text("challenge.heading"), null, body, WIDTH);
  }

  private String verdict(FlownResult other, Localization words) {
    long ahead = own.points() - other.points();
    String name = duel.challenge().initials();
    if (ahead == 0) {
      return words.of("challenge.even", name);
    }
    String points = NumberText.grouped(Math.abs(ahead));
    return words.of(ahead > 0 ? "challenge.won" : "challenge.lost", name, points);
  }

  private void addTable(Table body, UiTheme theme, @Nullable FlownResult other) {
    Localization words = theme.words();
    String unknown = "\u2026";
    addRow(body, theme, ColorRole.TEXT_QUIET, "", initials.get(), duel.challenge().initials());
    addRow(
        body,
        theme,
        ColorRole.TEXT,
        words.of("challenge.points"),
        NumberText.grouped(own.points()),
        other == null ? unknown : NumberText.grouped(other.points()));
    addRow(
        body,
        theme,
        ColorRole.TEXT,
        words.of("challenge.wave"),
        String.valueOf(own.wave()),
        other == null ? unknown : String.valueOf(other.wave()));
    for (int mode = 0; mode < own.modes().size(); mode++) {
      RunResult.ModeResult mine = own.modes().get(mode);
      RunResult.ModeResult theirs = other == null ? null : other.modes().get(mode);
      if (mine.shots() > 0 || (theirs != null && theirs.shots() > 0)) {
        addRow(
            body,
            theme,
            ColorRole.TEXT_QUIET,
            words.of("challenge.hits", words.of("aim." + AimMode.values()[mode].name())),
            hits(mine),
            theirs == null ? unknown : hits(theirs));
      }
    }
  }

  private static String hits(RunResult.ModeResult mode) {
    return mode.hits() + "\u00a0/\u00a0" + mode.shots();
  }

  private static void addRow(
      Table body, UiTheme theme, ColorRole role, String name, String own, String other) {
    Label label = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, name);
    label.setAlignment(Align.left);
    body.add(label).growX();
    for (String value : new String[] {own, other}) {
      Label cell = theme.label(TextSize.BODY, role, value);
      cell.setAlignment(Align.right);
      body.add(cell).right().minWidth(theme.px(90)).padLeft(theme.px(14));
    }
    body.row();
  }

  private static void addLine(Table body, UiTheme theme, ColorRole role, String text) {
    Label line = theme.prose(TextSize.BODY, role, text);
    line.setAlignment(Align.center);
    body.add(line).colspan(COLUMNS).growX().padBottom(theme.px(6)).row();
  }

  /** Flies the rest of the ghost's run, if the player was faster, and shows its result. */
  @Override
  public void update(double seconds, Menu menu) {
    progress.update(menu);
  }
}
