package towline.game.race;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Slider;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The controls at the foot of the race. */
public final class RacePage extends Page {
  /** The actions of the page, carried out by its screen. */
  public interface Actions {
    /** Returns the choices of the page, in order. */
    List<Slider> sliders();

    /** Starts this race again. */
    void again();

    /** Returns true if the race can be repeated on other seeds. */
    boolean hasSeeds();

    /** Starts a race on the next seed. */
    void nextSeed();

    /** Goes back to the replays. */
    void leave();
  }

  private final Actions actions;

  public RacePage(Actions actions) {
    super("race");
    this.actions = actions;
  }

  @Override
  public boolean worldVisible() {
    return true;
  }

  @Override
  public String firstFocus() {
    return "race.again";
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table panel = theme.panel();
    panel.pad(theme.px(4));
    Table choices = new Table();
    for (Slider slider : actions.sliders()) {
      addButton(choices, theme, slider, menu);
    }
    Table buttons = new Table();
    addButton(buttons, theme, "race.again", actions::again);
    if (actions.hasSeeds()) {
      addButton(buttons, theme, "race.seed", actions::nextSeed);
    }
    addButton(buttons, theme, "race.leave", actions::leave);
    Table controls = new Table();
    controls.add(choices).growX();
    if (layout.compact()) {
      controls.row();
    }
    controls.add(buttons).growX();
    panel.add(controls).growX();
    if (!layout.compact()) {
      layout.footer(panel, layout.width(1) - 2 * theme.px(8));
    }
    layout.root().add().grow().row();
    layout.root().add(panel).growX();
  }

  /**
   * Adds a button that steps a choice. It is no slider, because left and right move along the row.
   */
  private static void addButton(Table to, UiTheme theme, Slider slider, Menu menu) {
    String text = theme.words().of("race.choice", slider.label(), slider.value());
    Runnable next =
        () -> {
          slider.step(1);
          menu.refresh();
        };
    addButton(to, theme, slider.name(), text, next);
  }

  private static void addButton(Table to, UiTheme theme, String key, Runnable action) {
    addButton(to, theme, key, theme.text(key), action);
  }

  private static void addButton(
      Table to, UiTheme theme, String name, String text, Runnable action) {
    Label label = theme.prose(TextSize.SMALL, ColorRole.TEXT, text);
    label.setAlignment(Align.center);
    MenuButton button = new MenuButton(theme, name, label, "", MenuItem.Style.FRAMED, action);
    to.add(button.narrow()).growX().uniformX().pad(theme.px(4));
  }

  @Override
  public void back(Menu menu) {
    actions.leave();
  }
}
