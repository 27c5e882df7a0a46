package towline.screen;

import towline.content.sound.Cue;
import towline.menu.Menu;
import towline.sound.Soundscape;

/** The sounds of the menu: plays a cue for what has changed since the last frame. */
final class MenuSounds {
  private final Menu menu;
  private final Soundscape sound;
  private String page = "";
  private String focus = "";
  private int depth;

  MenuSounds(Menu menu, Soundscape sound) {
    this.menu = menu;
    this.sound = sound;
  }

  /** Plays what has changed; once a frame. */
  void update() {
    if (!menu.page().equals(page)) {
      sound.play(menu.depth() < depth && menu.isOpen() ? Cue.MENU_BACK : Cue.MENU_CHOOSE);
    } else if (!menu.focused().equals(focus)) {
      sound.play(Cue.MENU_MOVE);
    }
    reset();
  }

  /** Forgets what has changed, so that it makes no sound. */
  void reset() {
    page = menu.page();
    focus = menu.focused();
    depth = menu.depth();
  }
}
