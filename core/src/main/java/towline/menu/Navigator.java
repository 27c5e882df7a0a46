package towline.menu;

/** How a page moves on. */
public interface Navigator {
  /** Opens a page over this one. */
  void open(Page page);

  /** Closes this page, unless it is the last. */
  void back();

  /** Rebuilds the page, because what it shows has changed; the focus stays. */
  void refresh();

  /** The name of the item that has the focus; empty if none has it. */
  String focused();

  /** Gives the focus to the item with that name, if there is one. */
  void focus(String name);
}
