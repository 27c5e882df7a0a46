package towline.game.title;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.content.Difficulty;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.options.OptionRow;
import towline.game.records.RunStatistics;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.SettingItem;
import towline.menu.SettingRow;
import towline.menu.UiTheme;
import towline.session.PlayMode;
import towline.settings.Option;
import towline.settings.Options;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/** The choice of mode and difficulty. */
public final class ModesPage extends Page {
  /** Wave that a player must have reached before the page offers more than the arcade. */
  private static final int ALL_MODES_WAVE = 3;

  /** Controls that clear the typed seed. */
  private static final List<Control> CLEAR =
      List.of(Control.key(Keys.FORWARD_DEL), Control.gamepad(GamepadControl.X));

  /** Control that deletes the last digit of the seed. */
  private static final Control ERASE = Control.key(Keys.BACKSPACE);

  /** Controls that paste the seed from the clipboard. */
  private static final List<Control> PASTE =
      List.of(Control.key(Keys.ENTER), Control.key(Keys.V), Control.gamepad(GamepadControl.A));

  private final GameServices services;
  private final SeedRow seed;

  public ModesPage(GameServices services) {
    super("modes");
    this.services = services;
    seed = new SeedRow(() -> services.picture().localization().of("title.seed.any"));
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    boolean more =
        services.profile().store().statistics().best(RunStatistics.WAVE) >= ALL_MODES_WAVE;
    for (PlayMode mode :
        more
            ? List.of(PlayMode.ARCADE, PlayMode.SURVIVAL, PlayMode.PRACTICE)
            : List.of(PlayMode.ARCADE)) {
      String name = mode.name().toLowerCase(Locale.ROOT);
      MenuButton button =
          new MenuButton(
              theme,
              "mode." + name,
              theme.label(TextSize.HEADING, ColorRole.TEXT, theme.text("mode." + mode.name())),
              theme.text("mode." + mode.name() + ".hint"),
              MenuItem.Style.FRAMED,
              () -> play(mode));
      if (mode.isRanked()) {
        button.row();
        button.add(theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, best(theme, mode)));
        button.padBottom(theme.px(5));
      }
      body.add(button).growX().minHeight(theme.px(64)).padBottom(theme.px(10)).row();
    }
    // The best run shown for a mode is that at the chosen difficulty.
    SettingRow difficulty = row(Options.DIFFICULTY).then(menu::refresh);
    List<SettingRow> rows = new ArrayList<>(List.of(difficulty));
    if (more) {
      rows.addAll(List.of(row(Options.PRACTICE_WAVE), seed));
    }
    for (SettingRow row : rows) {
      body.add(new SettingItem(theme, row)).growX().padBottom(theme.px(2)).row();
    }
    if (!more) {
      String later = theme.words().of("title.later", String.valueOf(ALL_MODES_WAVE));
      Label line = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, later);
      body.add(line).growX().padTop(theme.px(8)).row();
    }
    layout.page(theme.text("title.play"), null, body, 620);
  }

  private void play(PlayMode mode) {
    if (seed.typed().isPresent()) {
      services.screens().play(mode, seed.typed().getAsLong());
    } else {
      services.screens().play(mode);
    }
  }

  @Override
  public boolean typed(char letter, Menu menu) {
    return menu.focused().equals("option." + seed.name()) && seed.type(letter);
  }

  @Override
  public boolean capture(Control control, Menu menu) {
    if (!menu.focused().equals("option." + seed.name())) {
      return false;
    }
    if (PASTE.contains(control)) {
      seed.paste(PlayerClipboard.paste());
    } else if (CLEAR.contains(control)) {
      seed.clear();
    } else {
      return ERASE.equals(control) && seed.erase();
    }
    return true;
  }

  /** Returns the best run of a mode at the chosen difficulty, in words. */
  private String best(UiTheme theme, PlayMode mode) {
    Difficulty difficulty = services.profile().settings().get(Options.DIFFICULTY);
    return services.profile().highScores().of(mode, difficulty).stream()
        .findFirst()
        .map(
            best ->
                theme
                    .words()
                    .of(
                        "title.best",
                        NumberText.grouped(best.points()),
                        String.valueOf(best.wave())))
        .orElseGet(() -> theme.text("title.best.none"));
  }

  private <T> SettingRow row(Option<T> option) {
    return new OptionRow<>(option, services);
  }
}
