package towline.menu;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.MenuInput;
import towline.input.SafeArea;
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
  private final MenuTouch menuTouch;
  private final Focus focus = new Focus();
  private final KeyRepeat keyRepeat = new KeyRepeat();
  private final InputLock inputLock = new InputLock();
  private final InputProcessor noMouse = new InputAdapter();
  private final Deque<Page> pages = new ArrayDeque<>();
  private @Nullable PageLayout layout;
  private int width = 1;
  private int height = 1;
  private boolean stale;
  private double finger;
  private SafeArea safeArea = SafeArea.WHOLE;

  /**
   * Creates a menu without pages. The keys that fly the ship in {@code bindings} also move the
   * focus.
   */
  public Menu(Batch batch, Fonts fonts, Palette palette, Localization words, Bindings bindings) {
    this.bindings = bindings;
    fonts.add(uiShapes);
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
    stage = new Stage(new ScreenViewport(), batch);
    menuMouse = new MenuMouse(stage, focus, this::carryOut);
    menuTouch = new MenuTouch(stage, focus, this::carryOut);
  }

  /**
   * Fits the menu to the size of a window, physical pixels. Call after the fonts have been resized.
   */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    stage.getViewport().update(wide, high, true);
    stale = true;
  }

  /**
   * Makes pages large enough for fingers {@code width} physical pixels wide, or, with 0, as small
   * as a mouse allows, and keeps them in the safe area.
   */
  public void setTouch(double width, SafeArea area) {
    if (width != finger || !area.equals(safeArea)) {
      finger = width;
      safeArea = area;
      menuTouch.setFinger(width);
      stale = true;
    }
  }

  /** Opens a page and closes all others. */
  public void openRoot(Page page) {
    pages.clear();
    open(page);
  }

  /** Opens a page on top of the current one. */
  public void open(Page page) {
    pages.push(page);
    keyRepeat.releaseAll();
    build(page.firstFocus(), 0);
  }

  /** Closes the top page, unless it is the last. */
  public void back() {
    if (pages.size() > 1) {
      Page left = pages.pop();
      keyRepeat.releaseAll();
      build(entryOf(left), 0);
    }
  }

  public void close() {
    pages.clear();
    clearStage();
    focus.reset(stage.getRoot(), "");
    keyRepeat.releaseAll();
  }

  /** Ignores input for {@code seconds}; the line below the heading shows the time left. */
  public void lock(double seconds) {
    inputLock.lock(seconds);
  }

  /** Returns true if a page is open. */
  public boolean isOpen() {
    return !pages.isEmpty();
  }

  /** Returns true if {@code page} is the top page. */
  public boolean isShowing(@Nullable Page page) {
    return page != null && page == pages.peek();
  }

  /** Returns the number of open pages. */
  public int depth() {
    return pages.size();
  }

  /** Returns the name of the top page; empty if there is none. */
  public String page() {
    Page top = pages.peek();
    return top == null ? "" : top.name();
  }

  /** Returns the name of the focused item; empty if there is none. */
  public String focused() {
    return focus.name();
  }

  /**
   * Returns the item of the first page that leads to what is open: the focus, without more pages.
   */
  public String entry() {
    if (pages.size() < 2) {
      return focused();
    }
    Iterator<Page> fromFirst = pages.descendingIterator();
    fromFirst.next();
    return entryOf(fromFirst.next());
  }

  /** Returns the item that opens a page. */
  private static String entryOf(Page page) {
    return "open." + page.name();
  }

  /** Returns true if the world is visible behind the page, or no page is open. */
  public boolean worldVisible() {
    Page top = pages.peek();
    return top == null || top.worldVisible();
  }

  /** Returns the panel of the top page, in physical pixels from the lower left of the window. */
  public Optional<Rectangle> panel() {
    Actor panel = stage.getRoot().findActor(UiSkin.PANEL);
    if (panel == null) {
      return Optional.empty();
    }
    Vector2 corner = panel.localToStageCoordinates(new Vector2());
    return Optional.of(new Rectangle(corner.x, corner.y, panel.getWidth(), panel.getHeight()));
  }

  /** Rebuilds the page before the next frame, because its content has changed; the focus stays. */
  public void refresh() {
    stale = true;
  }

  /** Rebuilds the page from its head, because it shows another tab, and focuses that tab. */
  public void showTab(int tab) {
    build(TabBar.TAB + tab, 0);
  }

  /** Focuses the item named {@code name}, if there is one. */
  public void focus(String name) {
    rebuildIfStale();
    focus.focus(name);
    updateHint();
  }

  /** Builds the top page, scrolled by {@code scrolled}, and focuses an item, which is shown. */
  private void build(String wanted, float scrolled) {
    stale = false;
    Page top = pages.peek();
    if (top == null) {
      return;
    }
    clearStage();
    UiTheme theme = new UiTheme(fonts, palette, words, uiShapes, finger, inputLock::passed);
    PageLayout made = new PageLayout(theme, top, width, height, safeArea);
    top.build(made, this);
    stage.addActor(made.root());
    made.root().setSize(width, height);
    made.root().validate();
    layout = made;
    restoreScroll(scrolled);
    focus.reset(made.root(), wanted);
    updateHint();
  }

  /**
   * Removes the page from the stage, but keeps the state of the mouse, because a click may be the
   * cause.
   */
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
      boolean hintChanged = layout.hint(item.hint());
      boolean footerChanged = layout.footer(top, focus, longPane() != null);
      if (hintChanged || footerChanged) {
        focus.reveal();
      }
    }
  }

  /** Returns the scroll pane of the page, or null if all of the page is visible. */
  private @Nullable ScrollPane longPane() {
    ScrollPane pane = pane();
    return pane != null && pane.getMaxY() > 0 ? pane : null;
  }

  private void rebuildIfStale() {
    if (stale) {
      build(focus.name(), scroll());
    }
  }

  /** Advances the menu by {@code seconds}. */
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
    ScrollPane pane = longPane();
    if (menuMouse.pollScrolled() && pane != null) {
      pane.updateVisualScroll();
      focus.follow(pane, menuMouse.item());
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

  /** Activates the item named {@code name}, if the top page has it. */
  public void activate(String name) {
    rebuildIfStale();
    focus.focus(name);
    MenuItem item = focus.current();
    if (item != null && name.equals(item.getName())) {
      item.activate();
    }
  }

  /** Returns true if a control has a meaning in menus, in addition to its bindings. */
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
    if (top == null || top.command(menuCommand, this)) {
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

  /** Turns to another tab, or scrolls a page without tabs. */
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

  @Override
  public InputProcessor touch() {
    rebuildIfStale();
    return inputLock.isLocked() ? noMouse : menuTouch;
  }

  /** Returns the top page; null if there is none. */
  @Nullable Page top() {
    return pages.peek();
  }

  /** Returns the stage with the top page laid out. */
  Stage stage() {
    rebuildIfStale();
    return stage;
  }

  /** Returns the items of the top page. */
  List<MenuItem> items() {
    return List.copyOf(focus.items());
  }

  @Override
  public void dispose() {
    stage.dispose();
  }
}
