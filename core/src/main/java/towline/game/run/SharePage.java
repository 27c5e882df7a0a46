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

/** The page to save or copy something of a run: a clip, its result, its seed, a replay. */
public final class SharePage extends Page {
  /** The actions of the page, carried out by the run's screen. Each shows a message. */
  public interface Actions {
    /** Returns the seed of the run. */
    long seed();

    /** Copies the seed to the clipboard. */
    void copySeed();

    /** Copies the result of the run in a line to the clipboard. */
    void copyLine();

    /** Returns true if a challenge can be made of the run, which must be over. */
    boolean canChallenge();

    /** Makes a challenge of the run, and hands it on. */
    void challenge();

    /** Returns true if the replay of the run is kept with its score. */
    boolean keepsReplay();

    /** Saves the run up to now as a replay. */
    void saveReplay();

    /** Saves the last seconds as an animated GIF; the message follows when the file is written. */
    void saveClip();

    /** Saves a picture of the fight. */
    void savePicture();
  }

  private final Actions actions;

  SharePage(Actions actions) {
    super("share");
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
    ButtonTable buttons = new ButtonTable(theme, "share.", MenuItem.Style.FRAMED, 1);
    buttons.defaults().growX().pad(theme.px(3));
    if (actions.canChallenge()) {
      buttons.addButton("challenge", "challenge.friend", actions::challenge);
    }
    buttons.addButton("clip", "over.clip", actions::saveClip);
    buttons.addButton("picture", "pause.keep.picture", actions::savePicture);
    buttons.addButton("line", "daily.copy", actions::copyLine);
    buttons.addButton("seed", "pause.keep.copy", actions::copySeed);
    if (!actions.keepsReplay()) {
      buttons.addButton("replay", "over.save", actions::saveReplay);
    }
    if (theme.hasBackButton()) {
      buttons.addButton("back", "menu.back", menu::back);
    }
    body.add(buttons).growX();
    layout.aside().page(theme.text("share.heading"), null, body, 460);
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
