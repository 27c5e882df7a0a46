package towline.menu;

/** An item that is only read. It has the focus like others, so that it is scrolled into view. */
public abstract class InfoItem extends MenuItem {
  /** An item without content yet. */
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
