package towline.menu;

/** How a page leads elsewhere. */
public interface Navigator {
  /** Opens a page on top of this one. */
  void open(Page page);

  /** Goes back to the page below; the last one stays. */
  void back();

  /** Builds the page anew, because what it shows has changed; the focus stays where it is. */
  void refresh();

  /** The name of the item that has the focus; empty if none has it. */
  String focused();

  /** Gives the focus to the item with that name, if there is one. */
  void focus(String name);
}
