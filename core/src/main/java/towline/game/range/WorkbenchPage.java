package towline.game.range;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.input.Control;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Slider;
import towline.menu.SliderItem;
import towline.menu.TabBar;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/**
 * The workbench page: the world at the left, in which the mouse may grab things, and a panel at the
 * right.
 */
public final class WorkbenchPage extends Page {
  /**
   * The actions of the page, carried out by its screen. Positions are in physical pixels from the
   * lower left.
   */
  public interface Actions extends FieldMouse.Field {
    /** Returns the text keys of the benches' names, in order. */
    List<String> benches();

    /** Returns the index of the open bench. */
    int openBench();

    void showBench(int index);

    /** Returns the sliders of the open bench, in order. */
    List<Slider> sliders();

    /** Returns the presets as a choice. */
    Slider presets();

    /** Selects the next preset. */
    void nextPreset();

    /** Returns the speed of time as a choice. */
    Slider speed();

    Slider seed();

    /** Appends a digit to the seed. */
    void typeSeed(int digit);

    /** Pauses or resumes the time. */
    void togglePause();

    /** Pauses the time and plays a single tick. */
    void singleTick();

    /** Starts the bench from the beginning. */
    void restart();

    /** Switches to the other view of the bench, if it has one. */
    void toggleView();

    /** Returns the text key of the button for {@link #copy}. */
    String copies();

    /** Copies the command or the link that reproduces the bench to the clipboard. */
    void copy();

    /** Saves the setup and the table. */
    void save();

    /** Reads the setup that was saved last. */
    void load();

    /** Goes back to the first page of the range. */
    void leave();
  }

  /** Width of the panel, as a fraction of the window's width. */
  public static final double PANEL = 1.0 / 3;

  private static final String SEED = "range.seed";

  private final Actions actions;
  private List<Slider> shownSliders = List.of();

  /** False at first: a new player needs the presets, not every setting. */
  private boolean areAllShown;

  public WorkbenchPage(Actions actions) {
    super("range");
    this.actions = actions;
  }

  @Override
  public boolean worldVisible() {
    return true;
  }

  @Override
  public String firstFocus() {
    return actions.presets().name();
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Actor field = new Actor();
    field.setTouchable(Touchable.enabled);
    field.addListener(new FieldMouse(actions));
    layout.root().add(field).grow();
    layout.root().add(panel(layout, theme, menu)).width(layout.width(PANEL)).growY();
  }

  private Table panel(PageLayout layout, UiTheme theme, Menu menu) {
    Table panel = theme.panel();
    panel.pad(theme.px(6));
    String[] names = actions.benches().stream().map(theme::text).toArray(String[]::new);
    panel
        .add(TabBar.of(theme, names, actions.openBench(), bench -> open(bench, menu)))
        .growX()
        .padBottom(theme.px(4))
        .row();
    Table body = new Table();
    addSlider(body, theme, actions.presets());
    addButtons(
        body,
        theme,
        new Entry("range.next", actions::nextPreset),
        new Entry("range.pause", actions::togglePause),
        new Entry("range.tick", actions::singleTick),
        new Entry("range.restart", actions::restart));
    addSlider(body, theme, actions.speed());
    addButtons(
        body,
        theme,
        new Entry(areAllShown ? "range.less" : "range.more", () -> showAll(!areAllShown, menu)));
    shownSliders = actions.sliders();
    if (areAllShown) {
      addSlider(body, theme, actions.seed());
      shownSliders.forEach(slider -> addSlider(body, theme, slider));
    }
    addButtons(
        body,
        theme,
        new Entry(actions.copies(), actions::copy),
        new Entry("range.save", actions::save),
        new Entry("range.load", actions::load),
        new Entry("range.leave", actions::leave));
    panel.add(layout.scrollPane(body)).grow().row();
    layout.addHint(panel, 62).bottom();
    if (!layout.compact()) {
      layout.footer(panel, layout.width(PANEL) - 2 * theme.px(8));
    }
    return panel;
  }

  private void showAll(boolean wanted, Menu menu) {
    areAllShown = wanted;
    menu.refresh();
    menu.focus(wanted ? "range.less" : "range.more");
  }

  private static void addSlider(Table body, UiTheme theme, Slider slider) {
    body.add(new SliderItem(theme, slider)).growX().padBottom(theme.px(1)).row();
  }

  /** A button of the panel: its name, which is also its text key, and its action. */
  private record Entry(String key, Runnable action) {}

  private static void addButtons(Table body, UiTheme theme, Entry... entries) {
    Table table = new Table();
    for (int i = 0; i < entries.length; i++) {
      Entry entry = entries[i];
      MenuButton button =
          new MenuButton(
                  theme,
                  entry.key(),
                  theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text(entry.key())),
                  theme.text(entry.key() + ".hint"),
                  MenuItem.Style.FRAMED,
                  entry.action())
              .narrow();
      boolean alone = i % 2 == 0 && i == entries.length - 1;
      table.add(button).growX().uniformX().colspan(alone ? 2 : 1).pad(theme.px(2));
      if (i % 2 == 1) {
        table.row();
      }
    }
    body.add(table).growX().padTop(theme.px(2)).padBottom(theme.px(2)).row();
  }

  private void open(int bench, Menu menu) {
    actions.showBench(bench);
    menu.refresh();
  }

  @Override
  public void switchTab(int by, Menu menu) {
    open(Math.floorMod(actions.openBench() + by, actions.benches().size()), menu);
  }

  @Override
  public void back(Menu menu) {
    actions.leave();
  }

  /** Rebuilds the page when a preset or a file has brought other sliders. */
  @Override
  public void update(double seconds, Menu menu) {
    List<Slider> sliders = actions.sliders();
    if (!names(sliders).equals(names(shownSliders))) {
      menu.refresh();
    }
    shownSliders = sliders;
  }

  private static List<String> names(List<Slider> sliders) {
    return sliders.stream().map(Slider::name).toList();
  }

  @Override
  public boolean capture(Control control, Menu menu) {
    Optional<RangeCommand> command = RangeCommand.of(control);
    command.ifPresent(pressed -> carryOut(pressed, menu));
    return command.isPresent();
  }

  private void carryOut(RangeCommand command, Menu menu) {
    switch (command) {
      case NEXT -> actions.nextPreset();
      case PAUSE -> actions.togglePause();
      case STEP -> actions.singleTick();
      case RESTART -> actions.restart();
      case SLOWER -> actions.speed().step(-1);
      case FASTER -> actions.speed().step(1);
      case VIEW -> actions.toggleView();
      case COPY -> actions.copy();
      case RESET -> reset(menu.focused());
    }
  }

  private void reset(String name) {
    if (name.equals(SEED)) {
      actions.seed().reset();
    }
    for (Slider slider : actions.sliders()) {
      if (slider.name().equals(name)) {
        slider.reset();
      }
    }
  }

  @Override
  public boolean typed(char letter, Menu menu) {
    if (letter < '0' || letter > '9' || !menu.focused().equals(SEED)) {
      return false;
    }
    actions.typeSeed(letter - '0');
    return true;
  }
}
