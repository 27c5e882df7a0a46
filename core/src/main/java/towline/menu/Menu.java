package towline.menu;

import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;
import towline.input.Guest;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.Words;

/** The menu that is open: a stack of pages, the focus, and what leads from press to deed. */
public final class Menu implements Guest, Navigator, Disposable {
  private final Art art = new Art();
  private final Kit kit;
  private final Bindings bindings;
  private final Stage stage;
  private final Mouse mouse;
  private final Focus focus = new Focus();
  private final Repeater repeater = new Repeater();
  private final Deque<Page> pages = new ArrayDeque<>();
  private @Nullable Frame frame;
  private Device device = Device.KEY;
  private int width = 1;
  private int height = 1;
  private boolean stale;

  /** A closed menu that is drawn with those; the bindings say what flies through it. */
  public Menu(Batch batch, Fonts fonts, Palette palette, Words words, Bindings bindings) {
    this.bindings = bindings;
    fonts.add(art);
    kit = new Kit(fonts, palette, words, art);
    stage = new Stage(new ScreenViewport(), batch);
    mouse = new Mouse(stage, focus);
    stage.addListener(mouse);
  }

  /** Fits the menu to a window of that size, physical pixels; after the fonts. */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    stage.getViewport().update(wide, high, true);
    stale = true;
  }

  /** Opens a page with nothing below it. */
  void begin(Page page) {
    pages.clear();
    open(page);
  }

  @Override
  public void open(Page page) {
    pages.push(page);
    repeater.releaseAll();
    build(page.firstFocus());
  }

  @Override
  public void back() {
    if (pages.size() > 1) {
      String left = pages.pop().name();
      repeater.releaseAll();
      build("open." + left);
    }
  }

  /** Closes all pages. */
  public void close() {
    pages.clear();
    stage.clear();
    stage.addListener(mouse);
    focus.begin(stage.getRoot(), "");
    repeater.releaseAll();
  }

  /** Whether there is a page. */
  public boolean isOpen() {
    return !pages.isEmpty();
  }

  /** How many pages are open, one on the other. */
  public int depth() {
    return pages.size();
  }

  /** The name of the page on top, or nothing. */
  public String page() {
    Page top = pages.peek();
    return top == null ? "" : top.name();
  }

  /** The name of the item that has the focus, or nothing. */
  public String focused() {
    return focus.name();
  }

  /** Whether the world behind the page is to be seen clearly. */
  public boolean clear() {
    Page top = pages.peek();
    return top == null || top.clear();
  }

  @Override
  public void refresh() {
    stale = true;
  }

  @Override
  public void focus(String name) {
    rebuildIfStale();
    focus.focus(name);
    hint();
  }

  private void build(String wanted) {
    stale = false;
    Page top = pages.peek();
    if (top == null) {
      return;
    }
    float scrolled = scroll();
    stage.clear();
    stage.addListener(mouse);
    Frame made = new Frame(kit, width, height);
    top.build(made, this);
    stage.addActor(made.root());
    made.root().setSize(width, height);
    made.root().validate();
    frame = made;
    restoreScroll(scrolled);
    focus.begin(made.root(), wanted);
    hint();
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
    return Layout.find(stage.getRoot(), ScrollPane.class);
  }

  private void hint() {
    Item item = focus.current();
    if (frame != null && item != null) {
      frame.hint(item.hint());
      frame.foot(kit.word(device == Device.PAD ? "menu.foot.pad" : "menu.foot.keys"));
    }
  }

  private void rebuildIfStale() {
    if (stale) {
      build(focus.name());
    }
  }

  /** Lets time pass, s; {@code inUse} is what the player used last. */
  public void act(double seconds, Device inUse) {
    device = inUse;
    rebuildIfStale();
    Control again = repeater.pass(seconds);
    if (again != null) {
      heed(again);
    }
    if (mouse.takeMoved()) {
      hint();
    }
    Page top = pages.peek();
    if (top != null) {
      top.act(seconds, this);
      rebuildIfStale();
    }
    stage.act((float) seconds);
    hint();
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
    rebuildIfStale();
    if (top.takes(control, this)) {
      return true;
    }
    Sense sense = Sense.of(control, bindings);
    if (sense == null) {
      return false;
    }
    if (sense.repeats()) {
      repeater.press(control);
    }
    heed(control);
    return true;
  }

  @Override
  public void released(Control control) {
    repeater.release(control);
  }

  @Override
  public boolean typed(char letter) {
    Page top = pages.peek();
    return top != null && top.typed(letter, this);
  }

  private void heed(Control control) {
    Page top = pages.peek();
    Sense sense = Sense.of(control, bindings);
    Item item = focus.current();
    if (top == null || sense == null) {
      return;
    }
    switch (sense) {
      case UP -> upwards(item, 1);
      case DOWN -> upwards(item, -1);
      case LEFT -> sideways(item, -1);
      case RIGHT -> sideways(item, 1);
      case NEXT -> focus.next(1);
      case TURN_BACK -> top.turn(-1, this);
      case TURN_ON -> top.turn(1, this);
      case BACK -> top.back(this);
      case CONFIRM -> {
        if (item != null) {
          item.activate();
        }
      }
    }
    hint();
  }

  private void upwards(@Nullable Item item, int by) {
    if (item == null || !item.turned(by)) {
      focus.move(0, by);
    }
  }

  private void sideways(@Nullable Item item, int by) {
    if (item == null || !item.adjust(by)) {
      focus.move(by, 0);
    }
  }

  @Override
  public InputProcessor mouse() {
    return stage;
  }

  /** What is wrong with how the open page is laid out: text cut, too small, or over other text. */
  public List<String> faults() {
    rebuildIfStale();
    return new Layout(width, height).faults(stage.getRoot());
  }

  /** Walks through all items of the open page; what is wrong where each has the focus. */
  public List<String> faultsEverywhere() {
    List<String> faults = new ArrayList<>(faults());
    for (Item item : List.copyOf(focus.items())) {
      focus.focus(item);
      hint();
      stage.act(0.1f);
      // What is scrolled takes its place when it is drawn.
      stage.draw();
      for (String fault : new Layout(width, height).faultsOfFocus(stage.getRoot(), item)) {
        faults.add(item.getName() + ": " + fault);
      }
    }
    return faults;
  }

  @Override
  public void dispose() {
    stage.dispose();
  }
}
