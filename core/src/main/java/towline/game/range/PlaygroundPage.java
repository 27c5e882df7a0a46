package towline.game.range;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.game.range.Playground.Goal;
import towline.game.range.Playground.Outcome;
import towline.menu.ChartWidget;
import towline.menu.GrabItem;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.Slider;
import towline.menu.SliderItem;
import towline.menu.UiTheme;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;

/**
 * The first page of the range: a field to play in at the left, the results of the modes at the
 * right.
 */
public final class PlaygroundPage extends Page {
  /**
   * The actions of the page, carried out by its screen. Positions are in physical pixels from the
   * lower left.
   */
  public interface Actions extends FieldMouse.Field {
    Playground playground();

    /** Returns the pen that draws the curve. */
    ShapeDrawer shapes();

    /** Returns the curve. */
    ChartWidget.Drawing curve();

    /** Returns the motion of the target, as a choice. */
    Slider flight();

    /** Returns the time for which the growing circle is shown, as a slider. */
    Slider ahead();

    /** Turns a mode off or on. */
    void toggle(AimMode mode);

    /** Chooses another target. */
    void surprise();

    /** Moves the target by a number of steps. */
    void moveTarget(int right, int up);

    /** Changes the target's velocity by a number of steps. */
    void changeVelocity(int right, int up);

    /** Opens the workbench. */
    void openWorkbench();

    /** Goes back to the title. */
    void leave();

    /** Sets the place of the field in the window. */
    void placeField(double left, double bottom, double width, double height);
  }

  /** Width of the panel, as a fraction of the window's width. */
  static final double PANEL_WIDTH = 0.4;

  private final Actions actions;
  private final List<ModeRow> rows = new ArrayList<>();
  private final List<GrabItem> grips = new ArrayList<>();
  private final Vector2 corner = new Vector2();
  private @Nullable Actor field;
  private int goalShown = -1;

  public PlaygroundPage(Actions actions) {
    super("playground");
    this.actions = actions;
  }

  @Override
  public boolean worldVisible() {
    return true;
  }

  @Override
  public String firstFocus() {
    return "open.surprise";
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    goalShown = actions.playground().goalsReached();
    Table left = new Table();
    float margin = theme.px(20);
    float room = layout.width(1) - layout.width(PANEL_WIDTH) - 2 * margin;
    Label heading = theme.prose(TextSize.HEADING, ColorRole.TEXT, theme.text("range.play.heading"));
    Label line = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text("range.play.line"));
    Label aim = theme.prose(TextSize.BODY, ColorRole.SHARD, goal(theme));
    for (Label label : List.of(heading, line, aim)) {
      // The height of text that wraps depends on its width.
      label.setWidth(room);
    }
    left.add(heading).width(room).pad(theme.px(12), margin, 0, margin).row();
    left.add(line).width(room).row();
    left.add(aim).width(room).padTop(theme.px(6)).row();
    Actor free = new Actor();
    free.setTouchable(Touchable.enabled);
    free.addListener(new FieldMouse(actions));
    field = free;
    left.add(free).grow();
    layout.root().add(left).grow();
    layout.root().add(panel(layout, theme)).width(layout.width(PANEL_WIDTH)).growY();
  }

  private String goal(UiTheme theme) {
    return goalShown < Goal.values().length
        ? theme
            .words()
            .of("range.play.goal", theme.text("range.goal." + Goal.values()[goalShown].name()))
        : theme.text("range.play.done");
  }

  private Table panel(PageLayout layout, UiTheme theme) {
    Table panel = theme.panel();
    panel.pad(theme.px(8));
    Table body = new Table();
    rows.clear();
    for (AimMode mode : Playground.MODES) {
      ModeRow row = new ModeRow(theme, mode, actions);
      rows.add(row);
      body.add(row).growX().padBottom(theme.px(3)).row();
    }
    body.add(new CurveItem(theme, actions, layout.compact() ? 56 : 190))
        .growX()
        .padBottom(theme.px(3))
        .row();
    body.add(new SliderItem(theme, actions.ahead())).growX().row();
    body.add(new SliderItem(theme, actions.flight())).growX().row();
    grips.clear();
    grips.add(grip(theme, "range.play.move", actions::moveTarget));
    grips.add(grip(theme, "range.play.pull", actions::changeVelocity));
    Table hands = new Table();
    grips.forEach(item -> hands.add(item).growX().uniformX().pad(theme.px(2)));
    body.add(hands).growX().row();
    Table buttons = new Table();
    buttons.defaults().growX().uniformX().pad(theme.px(2));
    buttons.add(button(theme, "surprise", "range.play.surprise", actions::surprise));
    buttons.add(button(theme, "workbench", "range.play.workbench", actions::openWorkbench)).row();
    buttons.add(button(theme, "leave", "range.leave", actions::leave)).colspan(2);
    body.add(buttons).growX();
    panel.add(layout.scrollPane(body)).grow().row();
    layout.addHint(panel, 62).bottom();
    if (!layout.compact()) {
      layout.footer(panel, layout.width(PANEL_WIDTH) - 2 * theme.px(8));
    }
    return panel;
  }

  private static MenuButton button(UiTheme theme, String name, String key, Runnable action) {
    Label label = theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text(key));
    return new MenuButton(theme, "open." + name, label, "", MenuItem.Style.FRAMED, action).narrow();
  }

  private static GrabItem grip(UiTheme theme, String key, GrabItem.Grip grip) {
    return new GrabItem(
        theme,
        key,
        theme.text(key),
        theme.text("range.play.held"),
        theme.text("range.play.held.hint"),
        grip);
  }

  @Override
  public void update(double seconds, Menu menu) {
    Actor place = field;
    if (place != null) {
      place.localToStageCoordinates(corner.set(0, 0));
      actions.placeField(corner.x, corner.y, place.getWidth(), place.getHeight());
    }
    rows.forEach(ModeRow::show);
    if (goalShown != actions.playground().goalsReached()) {
      menu.refresh();
    }
  }

  @Override
  public void back(Menu menu) {
    if (grips.stream().anyMatch(GrabItem::isHeld)) {
      grips.forEach(GrabItem::letGo);
    } else {
      actions.leave();
    }
  }

  /** A mode: its method, the outcome of its shot, and the number of targets it has hit. */
  private static final class ModeRow extends MenuItem {
    private final AimMode mode;
    private final Actions actions;
    private final Label result;
    private Outcome shown = Outcome.OPEN;
    private int targets = -1;
    private boolean shoots;

    ModeRow(UiTheme theme, AimMode mode, Actions actions) {
      super(theme, "mode." + mode.name(), Style.FRAMED);
      this.mode = mode;
      this.actions = actions;
      pad(theme.px(4), theme.px(12), theme.px(4), theme.px(12));
      Label name = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("aim." + mode.name()));
      name.setColor(UiTheme.colour(theme.palette().modeColour(mode.ordinal())));
      result = theme.prose(TextSize.SMALL, ColorRole.TEXT, words());
      result.setAlignment(Align.right);
      add(name).left();
      add(result).growX().right().padLeft(theme.px(8)).row();
      String sentence = theme.text("range.play." + mode.name());
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, sentence)).colspan(2).growX();
    }

    private String words() {
      Playground playground = actions.playground();
      if (!playground.shoots(mode)) {
        return theme.text("range.outcome.RESTS");
      }
      Outcome outcome = playground.outcome(mode);
      String score =
          theme
              .words()
              .of(
                  "range.play.score",
                  String.valueOf(playground.hits(mode)),
                  String.valueOf(playground.targets()));
      return outcome == Outcome.OPEN
          ? score
          : theme.text("range.outcome." + outcome.name()) + "   " + score;
    }

    /** Writes the results, if they have changed. */
    void show() {
      Playground playground = actions.playground();
      Outcome outcome = playground.outcome(mode);
      boolean isSame =
          outcome == shown && playground.targets() == targets && playground.shoots(mode) == shoots;
      if (isSame) {
        return;
      }
      shown = outcome;
      targets = playground.targets();
      shoots = playground.shoots(mode);
      result.setText(words());
      ColorRole role = outcome == Outcome.HIT ? ColorRole.SHARD : ColorRole.TEXT;
      result.setColor(UiTheme.colour(theme.rgb(role)));
    }

    @Override
    public void activate() {
      actions.toggle(mode);
    }

    @Override
    public String hint() {
      return theme.text("range.play.toggle");
    }
  }

  /** The curve, with the meaning of its sides. */
  private static final class CurveItem extends InfoItem {
    CurveItem(UiTheme theme, Actions actions, double high) {
      super(theme, "curve", Style.FRAMED);
      pad(theme.px(4), theme.px(12), theme.px(4), theme.px(12));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text("range.play.curve")))
          .growX()
          .row();
      add(theme.prose(TextSize.SMALL, ColorRole.SHARD, theme.text("range.play.above")))
          .growX()
          .row();
      add(new ChartWidget(actions.shapes(), actions.curve())).growX().height(theme.px(high)).row();
      add(theme.prose(TextSize.SMALL, ColorRole.WARNING, theme.text("range.play.below"))).growX();
    }

    @Override
    public String hint() {
      return theme.text("range.play.curve.hint");
    }
  }
}
