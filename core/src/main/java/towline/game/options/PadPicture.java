package towline.game.options;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.menu.ChartWidget;
import towline.menu.InfoItem;
import towline.menu.UiTheme;
import towline.settings.Options;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;

/** A picture of the gamepad, and beside it the action of each control. */
final class PadPicture {
  /** Controls listed to the left of the picture, from the top. */
  private static final List<GamepadControl> LEFT =
      List.of(
          GamepadControl.L2,
          GamepadControl.L1,
          GamepadControl.BACK,
          GamepadControl.LEFT_UP,
          GamepadControl.LEFT_DOWN,
          GamepadControl.LEFT_LEFT,
          GamepadControl.LEFT_RIGHT,
          GamepadControl.L3,
          GamepadControl.DPAD_UP,
          GamepadControl.DPAD_DOWN,
          GamepadControl.DPAD_LEFT,
          GamepadControl.DPAD_RIGHT);

  /** Controls listed to the right of the picture, from the top. */
  private static final List<GamepadControl> RIGHT =
      List.of(
          GamepadControl.R2,
          GamepadControl.R1,
          GamepadControl.START,
          GamepadControl.Y,
          GamepadControl.X,
          GamepadControl.B,
          GamepadControl.A,
          GamepadControl.RIGHT_UP,
          GamepadControl.RIGHT_DOWN,
          GamepadControl.RIGHT_LEFT,
          GamepadControl.RIGHT_RIGHT,
          GamepadControl.R3);

  private static final double PICTURE_WIDTH = 250;

  private final GameServices services;

  PadPicture(GameServices services) {
    this.services = services;
  }

  /** Adds the picture between the two lists or, in a compact layout, above them. */
  void addTo(Table body, UiTheme theme, boolean compact) {
    ChartWidget pad = picture();
    if (compact) {
      body.add(pad).size(theme.px(PICTURE_WIDTH), theme.px(0.7 * PICTURE_WIDTH)).row();
      LEFT.forEach(control -> body.add(entry(theme, control)).growX().row());
      RIGHT.forEach(control -> body.add(entry(theme, control)).growX().row());
      return;
    }
    body.add(column(theme, LEFT)).growX().uniformX().top();
    body.add(pad).size(theme.px(PICTURE_WIDTH), theme.px(0.7 * PICTURE_WIDTH)).pad(theme.px(10));
    body.add(column(theme, RIGHT)).growX().uniformX().top().row();
  }

  /** Creates the picture alone; pressed controls are highlighted. */
  ChartWidget picture() {
    return new ChartWidget(services.picture().shapes(), this::draw);
  }

  private Table column(UiTheme theme, List<GamepadControl> controls) {
    Table column = new Table();
    for (GamepadControl control : controls) {
      column.add(entry(theme, control)).growX().padBottom(theme.px(2)).row();
    }
    return column;
  }

  private Entry entry(UiTheme theme, GamepadControl control) {
    return new Entry(theme, services, control);
  }

  /**
   * Draws the outline with its sticks, cross, buttons and shoulders; pressed controls are
   * highlighted.
   */
  private void draw(ShapeDrawer pen, double left, double bottom, double width, double height) {
    double u = Math.min(width / 10, height / 7);
    double x = left + width / 2;
    double y = bottom + height / 2;
    int rest = services.picture().palette().colour(ColorRole.TEXT_QUIET);
    double thin = Math.max(1.5, 0.06 * u);
    pen.ink(rest, 0.9);
    pen.path()
        .add(x - 2.6 * u, y + 1.9 * u)
        .add(x + 2.6 * u, y + 1.9 * u)
        .add(x + 4.1 * u, y + 1.1 * u)
        .add(x + 4.8 * u, y - 1.6 * u)
        .add(x + 4 * u, y - 2.8 * u)
        .add(x + 2.5 * u, y - 1.3 * u)
        .add(x - 2.5 * u, y - 1.3 * u)
        .add(x - 4 * u, y - 2.8 * u)
        .add(x - 4.8 * u, y - 1.6 * u)
        .add(x - 4.1 * u, y + 1.1 * u);
    pen.strokeClosed(thin);
    shoulder(pen, x - 3.1 * u, y + 2.25 * u, u, GamepadControl.L1);
    shoulder(pen, x - 3.1 * u, y + 2.95 * u, u, GamepadControl.L2);
    shoulder(pen, x + 3.1 * u, y + 2.25 * u, u, GamepadControl.R1);
    shoulder(pen, x + 3.1 * u, y + 2.95 * u, u, GamepadControl.R2);
    stick(
        pen,
        x - 2.9 * u,
        y + 0.75 * u,
        u,
        GamepadControl.LEFT_LEFT,
        GamepadControl.LEFT_RIGHT,
        GamepadControl.LEFT_DOWN,
        GamepadControl.LEFT_UP);
    stick(
        pen,
        x + 1.3 * u,
        y - 0.5 * u,
        u,
        GamepadControl.RIGHT_LEFT,
        GamepadControl.RIGHT_RIGHT,
        GamepadControl.RIGHT_DOWN,
        GamepadControl.RIGHT_UP);
    button(pen, x + 2.9 * u, y + 0.2 * u, u, GamepadControl.A);
    button(pen, x + 3.5 * u, y + 0.75 * u, u, GamepadControl.B);
    button(pen, x + 2.3 * u, y + 0.75 * u, u, GamepadControl.X);
    button(pen, x + 2.9 * u, y + 1.3 * u, u, GamepadControl.Y);
    button(pen, x - 1.4 * u, y - 0.05 * u, u, GamepadControl.DPAD_UP);
    button(pen, x - 1.4 * u, y - 0.95 * u, u, GamepadControl.DPAD_DOWN);
    button(pen, x - 1.9 * u, y - 0.5 * u, u, GamepadControl.DPAD_LEFT);
    button(pen, x - 0.9 * u, y - 0.5 * u, u, GamepadControl.DPAD_RIGHT);
    button(pen, x - 0.7 * u, y + 1.05 * u, u, GamepadControl.BACK);
    button(pen, x + 0.7 * u, y + 1.05 * u, u, GamepadControl.START);
  }

  private double held(GamepadControl control) {
    return services.controls().devices().gamepadValue(control);
  }

  private int colour(GamepadControl control) {
    boolean isPressed = held(control) > 0;
    return services.picture().palette().colour(isPressed ? ColorRole.SHARD : ColorRole.TEXT);
  }

  private void shoulder(ShapeDrawer pen, double x, double y, double u, GamepadControl control) {
    pen.ink(colour(control), held(control) > 0 ? 1 : 0.5);
    pen.box(x - 0.9 * u, y - 0.2 * u, x + 0.9 * u, y + 0.2 * u);
  }

  private void button(ShapeDrawer pen, double x, double y, double u, GamepadControl control) {
    pen.ink(colour(control), held(control) > 0 ? 1 : 0.7);
    if (held(control) > 0) {
      pen.disc(x, y, 0.24 * u);
    } else {
      pen.ring(x, y, 0.24 * u, Math.max(1.5, 0.06 * u));
    }
  }

  private void stick(
      ShapeDrawer pen,
      double x,
      double y,
      double u,
      GamepadControl left,
      GamepadControl right,
      GamepadControl down,
      GamepadControl up) {
    pen.ink(services.picture().palette().colour(ColorRole.TEXT), 0.7);
    pen.ring(x, y, 0.75 * u, Math.max(1.5, 0.06 * u));
    double dead = services.profile().settings().fraction(Options.STICK_DEAD_ZONE);
    pen.ink(services.picture().palette().colour(ColorRole.WARNING), 0.5);
    pen.ring(x, y, 0.75 * u * dead, Math.max(1, 0.04 * u));
    double across = held(right) - held(left);
    double along = held(up) - held(down);
    boolean isMoved = across != 0 || along != 0;
    pen.ink(services.picture().palette().colour(isMoved ? ColorRole.SHARD : ColorRole.TEXT), 0.9);
    pen.disc(x + 0.45 * u * across, y + 0.45 * u * along, 0.4 * u);
  }

  /** A control and its action. */
  private static final class Entry extends InfoItem {
    Entry(UiTheme theme, GameServices services, GamepadControl control) {
      super(theme, "pad." + control.name(), Style.BARE);
      Control padControl = Control.gamepad(control);
      Label key =
          theme.label(TextSize.SMALL, ColorRole.TEXT, services.controls().names().of(padControl));
      key.setAlignment(Align.right);
      String use =
          services
              .controls()
              .bindings()
              .actionOf(padControl)
              .map(action -> theme.text("action." + action.name()))
              .orElse("\u2013");
      pad(theme.px(2), theme.px(4), theme.px(2), theme.px(4));
      add(key).minWidth(theme.px(46)).padRight(theme.px(8));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, use)).growX();
    }
  }
}
