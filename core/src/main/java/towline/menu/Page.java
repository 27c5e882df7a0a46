package towline.menu;

import towline.input.Control;

/** A page of the menu. It is rebuilt whenever the window, its text or its colours change. */
public abstract class Page {
  private final String name;

  /** A page with a name for tests and {@code TowlineGame.state()}. */
  public Page(String name) {
    this.name = name;
  }

  final String name() {
    return name;
  }

  public abstract void build(PageLayout layout, Menu menu);

  /** The name of the item to focus first; empty: the first one. */
  public String firstFocus() {
    return "";
  }

  /** Handles Back. */
  public void back(Menu menu) {
    menu.back();
  }

  /** Whether Back leaves the page. */
  public boolean canGoBack() {
    return true;
  }

  /** Switches to the next (+1) or previous (-1) tab. */
  public void switchTab(int by, Menu menu) {}

  /** Handles a press before it means anything else; false if the page does not want it. */
  public boolean capture(Control control, Menu menu) {
    return false;
  }

  /** Handles a typed letter; false if the page does not want it. */
  public boolean typed(char letter, Menu menu) {
    return false;
  }

  /** Lets time pass, s. */
  public void update(double seconds, Menu menu) {}

  /** Whether the world stays visible behind the page. */
  public boolean worldVisible() {
    return false;
  }
}
