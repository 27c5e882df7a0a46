package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The page to save something of a paused run: its seed, a replay, a clip, a picture. */
public final class KeepPage extends Page {
  /** The actions of the page, carried out by the run's screen. Each save shows a message. */
  public interface Actions {
    /** Returns the seed of the run. */
    long seed();

    /** Copies the seed to the clipboard and shows a message. */
    void copySeed();

    /** Saves the run up to now as a replay. */
    void saveReplay();

    /** Saves the last seconds as an animated GIF; the message follows when the file is written. */
    void saveClip();

    /** Saves a picture of the fight. */
    void savePicture();
  }

  private final Actions actions;

  KeepPage(Actions actions) {
    super("keep");
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Label seed =
        theme.prose(
            TextSize.BODY,
            ColorRole.TEXT_QUIET,
            theme.words().of("pause.keep.seed", String.valueOf(actions.seed())));
    seed.setAlignment(Align.center);
    body.add(seed).growX().padBottom(theme.px(10)).row();
    ButtonTable buttons = new ButtonTable(theme, "keep.", MenuItem.Style.FRAMED, 1);
    buttons.defaults().growX().pad(theme.px(3));
    buttons.addButton("seed", "pause.keep.copy", actions::copySeed);
    buttons.addButton("replay", "over.save", actions::saveReplay);
    buttons.addButton("clip", "over.clip", actions::saveClip);
    buttons.addButton("picture", "pause.keep.picture", actions::savePicture);
    buttons.addButton("back", "menu.back", menu::back);
    body.add(buttons).growX();
    layout.page(theme.text("pause.keep"), null, body, 460);
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
