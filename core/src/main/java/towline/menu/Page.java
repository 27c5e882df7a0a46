package towline.menu;

import towline.input.Control;

/**
 * One screen of the menus. It is built anew whenever the window, its text or its colours change.
 */
abstract class Page {
  private final String name;

  /** A page with the name that tests and the state of the game know it by. */
  Page(String name) {
    this.name = name;
  }

  final String name() {
    return name;
  }

  /** Puts the page together. */
  abstract void build(Frame frame, Navigator menu);

  /** The name of the item that has the focus at first; empty: the first one. */
  String firstFocus() {
    return "";
  }

  /** What going back means here. */
  void back(Navigator menu) {
    menu.back();
  }

  /** Turns to the next leaf of a page that has several, or to the one before. */
  void turn(int by, Navigator menu) {}

  /** A press that this page wants for itself, before it means anything else. */
  boolean takes(Control control, Navigator menu) {
    return false;
  }

  /** A letter that was typed. */
  boolean typed(char letter, Navigator menu) {
    return false;
  }

  /** Lets time pass, s. */
  void act(double seconds, Navigator menu) {}

  /** Whether the world behind it is to be seen clearly. */
  boolean clear() {
    return false;
  }
}
