package towline.menu;

import towline.input.Control;

/**
 * One screen of the menus. It is built anew whenever the window, its text or its colours change.
 */
public abstract class Page {
  private final String name;

  /** A page with the name that tests and the state of the game know it by. */
  public Page(String name) {
    this.name = name;
  }

  final String name() {
    return name;
  }

  /** Puts the page together. */
  public abstract void build(PageLayout layout, Navigator menu);

  /** The name of the item that has the focus at first; empty: the first one. */
  public String firstFocus() {
    return "";
  }

  /** What going back means here. */
  public void back(Navigator menu) {
    menu.back();
  }

  /** Turns to the next leaf of a page that has several, or to the one before. */
  public void switchTab(int by, Navigator menu) {}

  /** A press that this page wants for itself, before it means anything else. */
  public boolean capture(Control control, Navigator menu) {
    return false;
  }

  /** A letter that was typed. */
  public boolean typed(char letter, Navigator menu) {
    return false;
  }

  /** Lets time pass, s. */
  public void update(double seconds, Navigator menu) {}

  /** Whether the world behind it is to be seen clearly. */
  public boolean clear() {
    return false;
  }
}
