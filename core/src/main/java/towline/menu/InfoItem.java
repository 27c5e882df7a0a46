package towline.menu;

/** An item that is only read. It can have the focus, so that it is scrolled into view. */
public abstract class InfoItem extends MenuItem {
  /** Creates an item without content. */
  public InfoItem(UiTheme theme, String name, Style rest) {
    super(theme, name, rest);
  }

  @Override
  public final void activate() {}

  @Override
  public final boolean canActivate() {
    return false;
  }
}
