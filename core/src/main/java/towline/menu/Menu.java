package towline.menu;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.MenuInput;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.Localization;

/** The menu: a stack of pages, the focus, and the input that moves it. */
public final class Menu implements MenuInput, Disposable {
  private static final Control CLICK = Control.mouse(Buttons.LEFT);

  private final UiShapes uiShapes = new UiShapes();
  private final Fonts fonts;
  private final Palette palette;
  private final Localization words;
  private final Bindings bindings;
  private final Stage stage;
  private final MenuMouse menuMouse;
  private final Focus focus = new Focus();
  private final KeyRepeat keyRepeat = new KeyRepeat();
  private final InputLock inputLock = new InputLock();
  private final InputProcessor noMouse = new InputAdapter();
  private final Deque<Page> pages = new ArrayDeque<>();
  private @Nullable PageLayout layout;
  private int width = 1;
  private int height = 1;
  private boolean stale;

  /** A menu without pages; the keys that fly the ship by {@code bindings} move the focus, too. */
  public Menu(Batch batch, Fonts fonts, Palette palette, Localization words, Bindings bindings) {
    this.bindings = bindings;
    fonts.add(uiShapes);
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
    stage = new Stage(new ScreenViewport(), batch);
    menuMouse = new MenuMouse(stage, focus, this::carryOut);
  }

  /** Fits the menu to a window of that size, physical pixels; after the fonts. */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    stage.getViewport().update(wide, high, true);
    stale = true;
  }

  /** Opens a page in the place of all others. */
  public void openRoot(Page page) {
    pages.clear();
    open(page);
  }

  /** Opens a page over the one that is shown. */
  public void open(Page page) {
    pages.push(page);
    keyRepeat.releaseAll();
    build(page.firstFocus());
  }

  /** Closes the page that is shown, unless it is the last. */
  public void back() {
    if (pages.size() > 1) {
      String left = pages.pop().name();
      keyRepeat.releaseAll();
      build("open." + left);
    }
  }

  /** Closes all pages. */
  public void close() {
    pages.clear();
    clearStage();
    focus.reset(stage.getRoot(), "");
    keyRepeat.releaseAll();
  }

  /** Takes no input for {@code seconds}; the line below the heading shows it. */
  public void lock(double seconds) {
    inputLock.lock(seconds);
  }

  /** Whether a page is open. */
  public boolean isOpen() {
    return !pages.isEmpty();
  }

  /** Whether that page is the top one. */
  public boolean isShowing(@Nullable Page page) {
    return page != null && page == pages.peek();
  }

  /** How many pages are open, one over the other. */
  public int depth() {
    return pages.size();
  }

  /** The name of the top page; empty if there is none. */
  public String page() {
    Page top = pages.peek();
    return top == null ? "" : top.name();
  }

  /** Returns the name of the item that has the focus; empty if none has it. */
  public String focused() {
    return focus.name();
  }

  /** Whether the world stays visible behind the page, or there is none. */
  public boolean worldVisible() {
    Page top = pages.peek();
    return top == null || top.worldVisible();
  }

  /** Rebuilds the page, because what it shows has changed; the focus stays. */
  public void refresh() {
    stale = true;
  }

  /** Gives the focus to the item with that name, if there is one. */
  public void focus(String name) {
    rebuildIfStale();
    focus.focus(name);
    updateHint();
  }

  private void build(String wanted) {
    stale = false;
    Page top = pages.peek();
    if (top == null) {
      return;
    }
    float scrolled = scroll();
    clearStage();
    UiTheme theme = new UiTheme(fonts, palette, words, uiShapes, inputLock::passed);
    PageLayout made = new PageLayout(theme, width, height);
    top.build(made, this);
    stage.addActor(made.root());
    made.root().setSize(width, height);
    made.root().validate();
    layout = made;
    restoreScroll(scrolled);
    focus.reset(made.root(), wanted);
    updateHint();
  }

  /** Takes the page off the stage; the mouse, whose click may be what does it, stays. */
  private void clearStage() {
    stage.unfocusAll();
    stage.getRoot().clearChildren();
  }

  private float scroll() {
    ScrollPane pane = pane();
    return pane == null ? 0 : pane.getScrollY();
  }

  private void restoreScroll(float y) {
    ScrollPane pane = pane();
    if (pane != null) {
      pane.setScrollY(y);
      pane.updateVisualScroll();
      stage.setScrollFocus(pane);
    }
  }

  private @Nullable ScrollPane pane() {
    return firstPane(stage.getRoot());
  }

  private static @Nullable ScrollPane firstPane(Group group) {
    for (Actor actor : group.getChildren()) {
      if (actor instanceof ScrollPane found) {
        return found;
      }
      ScrollPane inner = actor instanceof Group below ? firstPane(below) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private void updateHint() {
    MenuItem item = focus.current();
    Page top = pages.peek();
    if (layout != null && item != null && top != null) {
      if (layout.hint(item.hint())) {
        focus.reveal();
      }
      layout.footer(top, focus, longPane() != null);
    }
  }

  /** What scrolls on the page, if there is more of it than is seen. */
  private @Nullable ScrollPane longPane() {
    ScrollPane pane = pane();
    return pane != null && pane.getMaxY() > 0 ? pane : null;
  }

  private void rebuildIfStale() {
    if (stale) {
      build(focus.name());
    }
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    inputLock.update(seconds);
    rebuildIfStale();
    Control again = keyRepeat.repeated(seconds);
    if (again != null) {
      handle(again);
    }
    if (menuMouse.pollMoved()) {
      updateHint();
    }
    Page top = pages.peek();
    if (top != null) {
      top.update(seconds, this);
      rebuildIfStale();
    }
    stage.act((float) seconds);
    updateHint();
  }

  /** Draws the page; the batch must not be drawing. */
  public void draw() {
    if (isOpen()) {
      stage.getViewport().apply();
      stage.draw();
    }
  }

  @Override
  public boolean pressed(Control control) {
    Page top = pages.peek();
    if (top == null) {
      return false;
    }
    if (inputLock.isLocked()) {
      return true;
    }
    rebuildIfStale();
    boolean clicksKey = control.equals(CLICK) && menuMouse.isOverKeyButton();
    if (!clicksKey && top.capture(control, this)) {
      return true;
    }
    MenuCommand menuCommand = MenuCommand.of(control, bindings);
    if (menuCommand == null) {
      return false;
    }
    if (menuCommand.repeats()) {
      keyRepeat.press(control);
    }
    handle(control);
    return true;
  }

  /** Does what the item of that name does, if the open page has it. */
  public void activate(String name) {
    rebuildIfStale();
    focus.focus(name);
    MenuItem item = focus.current();
    if (item != null && name.equals(item.getName())) {
      item.activate();
    }
  }

  /** Whether a control does something on every page, whatever else it is bound to. */
  public boolean takes(Control control) {
    return MenuCommand.of(control, bindings) != null;
  }

  @Override
  public void released(Control control) {
    keyRepeat.release(control);
  }

  @Override
  public boolean typed(char letter) {
    Page top = pages.peek();
    return top != null && !inputLock.isLocked() && top.typed(letter, this);
  }

  private void handle(Control control) {
    MenuCommand menuCommand = MenuCommand.of(control, bindings);
    if (menuCommand != null) {
      carryOut(menuCommand);
    }
  }

  private void carryOut(MenuCommand menuCommand) {
    Page top = pages.peek();
    MenuItem item = focus.current();
    if (top == null) {
      return;
    }
    switch (menuCommand) {
      case UP -> moveVertically(item, 1);
      case DOWN -> moveVertically(item, -1);
      case LEFT -> moveHorizontally(item, -1);
      case RIGHT -> moveHorizontally(item, 1);
      case NEXT_ITEM -> focus.next(1);
      case PREVIOUS_TAB -> turn(top, -1);
      case NEXT_TAB -> turn(top, 1);
      case BACK -> top.back(this);
      case CONFIRM -> {
        if (item != null) {
          item.activate();
        }
      }
    }
    updateHint();
  }

  /** To another tab, or to another part of a page without tabs. */
  private void turn(Page top, int by) {
    ScrollPane pane = longPane();
    if (focus.hasTabs()) {
      top.switchTab(by, this);
    } else if (pane != null) {
      focus.scroll(pane, by);
    }
  }

  private void moveVertically(@Nullable MenuItem item, int by) {
    if (item == null || !item.spin(by)) {
      focus.move(0, by);
    }
  }

  private void moveHorizontally(@Nullable MenuItem item, int by) {
    if (item == null || !item.adjust(by)) {
      focus.move(by, 0);
    }
  }

  @Override
  public InputProcessor mouse() {
    return inputLock.isLocked() ? noMouse : stage;
  }

  /** The open page; null if there is none. */
  @Nullable Page top() {
    return pages.peek();
  }

  /** The open page, laid out. */
  Stage stage() {
    rebuildIfStale();
    return stage;
  }

  /** The items of the open page. */
  List<MenuItem> items() {
    return List.copyOf(focus.items());
  }

  @Override
  public void dispose() {
    stage.dispose();
  }
}
