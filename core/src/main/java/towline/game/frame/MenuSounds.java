package towline.game.frame;

import towline.content.sound.Cue;
import towline.menu.Menu;
import towline.sound.GameAudio;
import towline.view.medal.MedalToast;

/** The sounds of menu and medals: plays a cue for each change since the last frame. */
public final class MenuSounds {
  private final Menu menu;
  private final MedalToast medals;
  private final GameAudio sound;
  private String medal = "";
  private String page = "";
  private String focus = "";
  private int depth;

  public MenuSounds(Menu menu, MedalToast medals, GameAudio sound) {
    this.menu = menu;
    this.medals = medals;
    this.sound = sound;
  }

  /** Plays the sounds of all changes. Called once a frame. */
  public void update() {
    if (!menu.page().equals(page)) {
      sound.play(menu.depth() < depth && menu.isOpen() ? Cue.MENU_BACK : Cue.MENU_CHOOSE);
    } else if (!menu.focused().equals(focus)) {
      sound.play(Cue.MENU_MOVE);
    }
    reset();
    if (!medals.shown().equals(medal)) {
      medal = medals.shown();
      if (!medal.isEmpty()) {
        sound.play(Cue.MEDAL);
      }
    }
  }

  /** Forgets all changes, so that they make no sound. */
  public void reset() {
    page = menu.page();
    focus = menu.focused();
    depth = menu.depth();
  }
}
