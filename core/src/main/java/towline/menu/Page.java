package towline.menu;

import towline.input.Control;

/** A page of the menu. It is rebuilt whenever the window, its texts or its colours change. */
public abstract class Page {
  private final String name;

  /** Creates a page whose name is used by tests and {@code TowlineGame.state()}. */
  public Page(String name) {
    this.name = name;
  }

  final String name() {
    return name;
  }

  public abstract void build(PageLayout layout, Menu menu);

  /** Returns the name of the item to focus first; empty for the first item. */
  public String firstFocus() {
    return "";
  }

  public void back(Menu menu) {
    menu.back();
  }

  /** Returns the text key that says in the footer what Back does. */
  public String backText() {
    return "menu.foot.back";
  }

  /** Returns true if Back leaves the page. */
  public boolean canGoBack() {
    return true;
  }

  /** Switches to the next (+1) or previous (-1) tab. */
  public void switchTab(int by, Menu menu) {}

  /** Handles a press before anything else does; returns false if the page does not use it. */
  public boolean capture(Control control, Menu menu) {
    return false;
  }

  /** Handles a command before the focus does; returns false if the page does not use it. */
  public boolean command(MenuCommand command, Menu menu) {
    return false;
  }

  /** Handles a typed letter; returns false if the page does not use it. */
  public boolean typed(char letter, Menu menu) {
    return false;
  }

  /** Advances the page by {@code seconds}. */
  public void update(double seconds, Menu menu) {}

  /** Returns true if the world stays visible behind the page. */
  public boolean worldVisible() {
    return false;
  }
}
