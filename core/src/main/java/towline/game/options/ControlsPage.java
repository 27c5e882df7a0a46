package towline.game.options;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TabBar;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The page that shows and changes the key bindings. */
public final class ControlsPage extends Page {
  /** Number of columns for keyboard and mouse; the others are for the gamepad. */
  private static final int KEY_COLUMNS = 2;

  /** Index of the tab with the picture of the gamepad, after those of the actions. */
  private static final int PICTURE_TAB = Action.Use.values().length;

  private static final int COLUMNS = 4;

  /** Key that empties the waiting cell. */
  private static final Control UNBIND = Control.key(Keys.FORWARD_DEL);

  /** Time that a cell waits for a press, s: a way out for players without an Esc key. */
  private static final double TIMEOUT = 7;

  private static final double CELL_WIDTH = 140;
  private static final double NAME_WIDTH = 150;
  private static final double WIDTH = 940;

  private final GameServices services;
  private int tab;
  private @Nullable Capture capture;
  private boolean resetAsked;

  /** A cell that waits for a press. */
  private static final class Capture {
    final Action action;
    final int cell;
    final @Nullable Control old;
    @Nullable Control conflict;
    double waited;

    Capture(Action action, int cell, @Nullable Control old) {
      this.action = action;
      this.cell = cell;
      this.old = old;
    }
  }

  public ControlsPage(GameServices services) {
    super("controls");
    this.services = services;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    if (tab == PICTURE_TAB) {
      new PadPicture(services).addTo(body, theme, layout.compact());
    } else {
      heads(body, theme);
    }
    for (Action action : Action.all()) {
      if (action.use().ordinal() == tab) {
        row(body, theme, action, cellWidth(theme, layout), menu);
      }
    }
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, resetWord(theme));
    MenuButton reset =
        new MenuButton(
            theme,
            "reset",
            text,
            theme.text("menu.reset.hint"),
            MenuItem.Style.FRAMED,
            () -> reset(menu));
    body.add(reset).colspan(COLUMNS + 1).padTop(theme.px(14)).padBottom(theme.px(8)).row();
    layout.page(
        theme.text("title.controls"),
        TabBar.of(theme, names(theme), tab, wanted -> openTab(wanted, menu)),
        body,
        WIDTH);
  }

  private static String[] names(UiTheme theme) {
    return new String[] {
      theme.text("menu.controls.fly"),
      theme.text("menu.controls.drone"),
      theme.text("menu.controls.view"),
      theme.text("menu.controls.picture")
    };
  }

  private String resetWord(UiTheme theme) {
    return theme.text(resetAsked ? "menu.reset.sure" : "menu.reset");
  }

  private static void heads(Table body, UiTheme theme) {
    body.add();
    Label keys =
        theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("menu.controls.keys"));
    body.add(keys).colspan(KEY_COLUMNS).padBottom(theme.px(4));
    Label pad = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("menu.controls.pad"));
    body.add(pad).colspan(COLUMNS - KEY_COLUMNS).padBottom(theme.px(4)).row();
  }

  private void row(Table body, UiTheme theme, Action action, float wide, Menu menu) {
    boolean lost = services.controls().bindings().controlsOf(action).isEmpty();
    Label name =
        theme.prose(
            TextSize.BODY,
            lost ? ColorRole.WARNING : ColorRole.TEXT,
            theme.text("action." + action.name()));
    body.add(name).growX().left().padRight(theme.px(8)).padBottom(theme.px(4));
    for (int cell = 0; cell < COLUMNS; cell++) {
      body.add(cell(theme, action, cell, menu))
          .width(wide)
          .padLeft(theme.px(6))
          .padBottom(theme.px(4));
    }
    body.row();
  }

  /** Returns the greatest width of a cell that leaves room for the longest word of a name. */
  private static float cellWidth(UiTheme theme, PageLayout layout) {
    float room =
        layout.fittingWidth(WIDTH) - theme.px(NAME_WIDTH) - theme.px(layout.compact() ? 50 : 100);
    return Math.min(theme.px(CELL_WIDTH), room / COLUMNS - theme.px(6));
  }

  private MenuItem cell(UiTheme theme, Action action, int cell, Menu menu) {
    Control control = control(action, cell);
    boolean waits = capture != null && capture.action == action && capture.cell == cell;
    String shown =
        waits
            ? theme.text("menu.controls.press")
            : control == null ? "\u2013" : services.controls().names().of(control);
    Label label = theme.prose(TextSize.SMALL, ColorRole.TEXT, shown);
    label.setAlignment(Align.center);
    MenuButton button =
        new MenuButton(
            theme,
            "bind." + action.name() + "." + cell,
            label,
            hint(theme, action, control),
            MenuItem.Style.FRAMED,
            () -> startCapture(action, cell, control, menu));
    return control != null && control.equals(Bindings.RESERVED) ? button.disable() : button;
  }

  private @Nullable Control control(Action action, int cell) {
    boolean pad = cell >= KEY_COLUMNS;
    List<Control> fitting =
        services.controls().bindings().controlsOf(action).stream()
            .filter(control -> (control.device() == Device.GAMEPAD) == pad)
            .toList();
    int at = pad ? cell - KEY_COLUMNS : cell;
    return at < fitting.size() ? fitting.get(at) : null;
  }

  private String hint(UiTheme theme, Action action, @Nullable Control control) {
    Capture waiting = capture;
    boolean pad = services.controls().devices().lastUsed() == Device.GAMEPAD;
    String wayOut = services.controls().names().of(Bindings.RESERVED);
    if (waiting != null && waiting.conflict != null) {
      String other =
          services
              .controls()
              .bindings()
              .actionOf(waiting.conflict)
              .map(a -> theme.text("action." + a.name()))
              .orElse("");
      String key = pad ? "menu.controls.conflict.pad" : "menu.controls.conflict";
      return theme.words().of(key, services.controls().names().of(waiting.conflict), other, wayOut);
    }
    if (waiting != null) {
      String key = pad ? "menu.controls.waiting.pad" : "menu.controls.waiting";
      return theme.words().of(key, wayOut, services.controls().names().of(UNBIND));
    }
    if (services.controls().bindings().controlsOf(action).isEmpty()) {
      return theme.text("menu.controls.lost");
    }
    return theme.text(control == null ? "menu.controls.add" : "menu.controls.change");
  }

  private void startCapture(Action action, int cell, @Nullable Control old, Menu menu) {
    resetAsked = false;
    capture = new Capture(action, cell, old);
    menu.refresh();
  }

  private void end(Menu menu) {
    capture = null;
    menu.refresh();
  }

  @Override
  public boolean capture(Control control, Menu menu) {
    Capture waiting = capture;
    if (waiting == null) {
      return false;
    }
    if (control.equals(Bindings.RESERVED)) {
      end(menu);
    } else if (control.equals(UNBIND)) {
      clear(waiting);
      end(menu);
    } else if ((waiting.cell >= KEY_COLUMNS) != (control.device() == Device.GAMEPAD)) {
      // A control bound here would show in no cell. The wait ends for players with only that
      // device.
      end(menu);
    } else {
      capture(waiting, control, menu);
    }
    return true;
  }

  private void clear(Capture waiting) {
    if (waiting.old != null) {
      services.controls().bindings().unbind(waiting.old);
      services.keepBindings();
    }
  }

  /** Binds a control. One that is bound to another action must be pressed twice. */
  private void capture(Capture waiting, Control control, Menu menu) {
    Optional<Action> other = services.controls().bindings().actionOf(control);
    boolean taken = other.isPresent() && other.get() != waiting.action;
    if (taken && !control.equals(waiting.conflict)) {
      waiting.conflict = control;
      waiting.waited = 0;
      menu.refresh();
      return;
    }
    if (waiting.old != null) {
      services.controls().bindings().replace(waiting.action, waiting.old, control);
    } else {
      services.controls().bindings().bind(waiting.action, control);
    }
    services.keepBindings();
    end(menu);
  }

  @Override
  public void update(double seconds, Menu menu) {
    if (capture != null) {
      capture.waited += seconds;
      if (capture.waited > TIMEOUT) {
        end(menu);
      }
    }
  }

  /** Ends the wait for a press first, for players who use only the mouse. */
  @Override
  public void back(Menu menu) {
    if (capture == null) {
      menu.back();
    } else {
      end(menu);
    }
  }

  private void reset(Menu menu) {
    if (resetAsked) {
      services.controls().bindings().reset();
      services.keepBindings();
    }
    resetAsked = !resetAsked;
    menu.refresh();
  }

  @Override
  public void switchTab(int by, Menu menu) {
    openTab(Math.floorMod(tab + by, PICTURE_TAB + 1), menu);
  }

  private void openTab(int wanted, Menu menu) {
    tab = wanted;
    resetAsked = false;
    menu.showTab(wanted);
  }
}
