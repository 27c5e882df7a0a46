package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.game.records.ChallengeWords;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.session.replay.Challenge;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * A challenge: its sender, its run, and the points to which the player's own playback comes. The
 * playback shows its progress; the player need not wait for it.
 */
public final class ChallengePage extends Page {
  /** The actions of the page. */
  interface Actions {
    /** Flies the run against its ghost. */
    void fly();

    /** Plays the run back. */
    void watch();

    /** Sends the challenge again. */
    void send();

    /** Leaves the page. */
    void leave();
  }

  private static final double WIDTH = 560;

  private final Challenge challenge;
  private final ReplayGhost ghost;
  private final boolean own;
  private final boolean newcomer;
  private final Actions actions;
  private final PlaybackProgress progress;

  /**
   * Creates a page.
   *
   * @param own true for a challenge that the player has sent
   * @param newcomer true if the player has never flown, and has to be told the controls
   */
  ChallengePage(GhostDuel duel, boolean own, boolean newcomer, Actions actions) {
    super("challenge");
    challenge = duel.challenge();
    ghost = duel.ghost();
    progress = new PlaybackProgress(ghost);
    this.own = own;
    this.newcomer = newcomer;
    this.actions = actions;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Localization words = theme.words();
    Table body = new Table();
    add(
        body,
        theme.prose(
            TextSize.BODY, ColorRole.TEXT, words.of("challenge.from", challenge.initials())));
    add(
        body,
        theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, ChallengeWords.run(challenge, words)));
    progress.addTo(body, theme, 1);
    Optional<FlownResult> result = ghost.result();
    if (result.isPresent() && result.get().genuine()) {
      String points = NumberText.grouped(result.get().points());
      add(body, theme.label(TextSize.FIGURE, ColorRole.COURIER, points));
      String wave = words.of("menu.value.wave", String.valueOf(result.get().wave()));
      add(body, theme.prose(TextSize.BODY, ColorRole.TEXT, wave));
    } else if (result.isPresent()) {
      add(body, theme.prose(TextSize.BODY, ColorRole.WARNING, theme.text("challenge.void")));
    }
    if (newcomer) {
      addControls(body, theme);
    }
    ButtonTable buttons = new ButtonTable(theme, "challenge.", MenuItem.Style.FRAMED, 1);
    buttons.defaults().growX().pad(theme.px(3));
    if (result.isEmpty() || result.get().genuine()) {
      buttons.addButton("fly", "challenge.fly", actions::fly);
      buttons.addButton("watch", "challenge.watch", actions::watch);
      if (own) {
        buttons.addButton("send", "challenge.again", actions::send);
      }
    }
    if (theme.hasBackButton()) {
      buttons.addButton("back", "menu.back", actions::leave);
    }
    body.add(buttons).growX().padTop(theme.px(8));
    layout.page(theme.text("challenge.heading"), null, body, WIDTH);
  }

  /** Adds the first lessons, because the run of a challenge has none. */
  private static void addControls(Table body, UiTheme theme) {
    add(body, theme.prose(TextSize.BODY, ColorRole.SHARD, theme.text("lesson.FLY")));
    if (theme.words().isTouched()) {
      add(body, theme.prose(TextSize.BODY, ColorRole.SHARD, theme.text("lesson.WHEEL")));
    }
  }

  private static void add(Table body, Label label) {
    label.setAlignment(Align.center);
    body.add(label).growX().row();
  }

  /** Shows the progress of the playback, and its result as soon as there is one. */
  @Override
  public void update(double seconds, Menu menu) {
    progress.update(menu);
  }

  @Override
  public String firstFocus() {
    return "challenge.fly";
  }

  @Override
  public void back(Menu menu) {
    actions.leave();
  }
}
