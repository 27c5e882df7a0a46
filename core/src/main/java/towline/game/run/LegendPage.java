package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.content.CourierTable;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TabBar;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.sim.api.Snapshot;
import towline.sim.spec.MotionFamily;
import towline.view.Renderer;
import towline.view.overlay.LegendPicture;
import towline.view.overlay.LegendRow;
import towline.view.overlay.LegendSign;
import towline.view.text.TextSize;
import towline.view.world.WorldView;

/**
 * The legend: every enemy with the aim mode for it, each kind of courier with the mode that opens
 * it, the signs of the HUD and of the aim modes, and the lines and marks of the overlay.
 */
public final class LegendPage extends Page {
  private static final String[] TABS = {
    "legend.tab.enemies", "legend.tab.couriers", "legend.tab.signs", "legend.tab.lines"
  };
  private static final int COLUMNS = 2;

  private final Renderer renderer;
  private final GameContent content;
  private final List<EntityCatalogue.Enemy> enemies;

  /** A state of the world for the picture of each enemy, in order. */
  private final List<Snapshot> states;

  private int tab;

  /** Creates a page about {@code content}, drawn with {@code renderer}. */
  public LegendPage(Renderer renderer, GameContent content) {
    super("legend");
    this.renderer = renderer;
    this.content = content;
    enemies = content.everyEnemy();
    states = enemies.stream().map(enemy -> EnemyPortrait.stateWith(content, enemy)).toList();
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    List<Entry> entries =
        switch (tab) {
          case 0 -> enemies(theme);
          case 1 -> couriers(theme);
          case 2 -> signs(theme);
          default -> lines(theme);
        };
    int columns = layout.compact() ? 1 : COLUMNS;
    Table body = new Table();
    body.defaults().growX().fillY().uniformX().pad(theme.px(1));
    // Filled column by column, so that related entries are together.
    int deep = (entries.size() + columns - 1) / columns;
    for (int i = 0; i < deep * columns; i++) {
      int entry = i % columns * deep + i / columns;
      if (entry < entries.size()) {
        body.add(entries.get(entry));
      }
      if (i % columns == columns - 1) {
        body.row();
      }
    }
    String[] names = Stream.of(TABS).map(theme::text).toArray(String[]::new);
    layout.page(
        theme.text("pause.legend"),
        TabBar.of(theme, names, tab, wanted -> open(wanted, menu)),
        body,
        980);
  }

  private List<Entry> enemies(UiTheme theme) {
    WorldView view = renderer.newWorldView();
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < enemies.size(); i++) {
      EntityCatalogue.Enemy enemy = enemies.get(i);
      MotionFamily family = content.world().families().byVariant().get(enemy.name());
      entries.add(
          new Entry(
                  theme,
                  enemy.key(),
                  theme.text(enemy.key() + ".does"),
                  theme.text(family == null ? "legend.no.mode" : "legend.mode"))
              .withPicture(new EnemyPortrait(renderer, view, states.get(i)), 46)
              .withName(
                  theme.text(enemy.key()), family == null ? null : FittingMode.of(family, false)));
    }
    return entries;
  }

  private List<Entry> couriers(UiTheme theme) {
    LegendPicture picture = theme.legendPicture(renderer.shapes());
    List<Entry> entries = new ArrayList<>();
    for (CourierTable.Kind kind : content.couriers().kinds()) {
      String key = "courier." + kind.spec().name();
      entries.add(
          new Entry(theme, key, theme.text(key + ".does"), theme.text("legend.couriers"))
              .withPicture(
                  new VectorWidget(
                      (projection, x, y, size) ->
                          picture.draw(kind.spec(), projection, x, y, size)),
                  32)
              .withName(theme.text(key), kind.mode()));
    }
    return entries;
  }

  /** Returns the signs of the HUD, and then those of the aim modes with what each believes. */
  private List<Entry> signs(UiTheme theme) {
    LegendPicture picture = theme.legendPicture(renderer.shapes());
    List<Entry> entries = new ArrayList<>();
    for (LegendSign sign : LegendSign.values()) {
      String key = "legend.sign." + sign.name();
      entries.add(
          new Entry(theme, key, theme.text(key), theme.text("legend.sign"))
              .withPicture(
                  new VectorWidget(
                      (projection, x, y, size) -> picture.draw(sign, projection, x, y, size)),
                  36)
              .withLine());
    }
    for (AimMode mode : AimMode.values()) {
      String key = "vision.belief." + mode.name();
      entries.add(
          new Entry(theme, key, theme.text(key), theme.text("legend.sign.mode"))
              .withPicture(
                  new VectorWidget(
                      (projection, x, y, size) -> picture.draw(mode, projection, x, y, size)),
                  36)
              .withLine());
    }
    return entries;
  }

  private List<Entry> lines(UiTheme theme) {
    LegendPicture picture = theme.legendPicture(renderer.shapes());
    List<Entry> entries = new ArrayList<>();
    for (LegendRow row : LegendRow.values()) {
      String key = "legend." + row.name();
      entries.add(
          new Entry(theme, key, theme.text(key), theme.text("legend.layer." + row.layer().name()))
              .withPicture(
                  new VectorWidget(
                      (projection, x, y, size) -> picture.draw(row, projection, x, y, size)),
                  32)
              .withLine());
    }
    return entries;
  }

  @Override
  public void switchTab(int by, Menu menu) {
    open(Math.floorMod(tab + by, TABS.length), menu);
  }

  private void open(int wanted, Menu menu) {
    tab = wanted;
    menu.showTab(wanted);
  }

  /** A picture with its meaning. */
  private static final class Entry extends InfoItem {
    private final String text;
    private final String hint;

    Entry(UiTheme theme, String name, String text, String hint) {
      super(theme, name, Style.BARE);
      this.text = text;
      this.hint = hint;
    }

    Entry withPicture(Actor picture, double height) {
      add(picture)
          .size(theme.px(66), theme.px(height))
          .padLeft(theme.px(20))
          .padRight(theme.px(12));
      return this;
    }

    /** Adds the line alone. */
    Entry withLine() {
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, text)).growX().padRight(theme.px(8));
      return this;
    }

    /** Adds the name and the mode, unless that is null, above the line. */
    Entry withName(String name, @Nullable AimMode mode) {
      Table words = new Table();
      words.add(theme.label(TextSize.SMALL, ColorRole.TEXT, name)).left();
      String fitting = mode == null ? "" : theme.text("aim." + mode.name());
      Label label = theme.label(TextSize.SMALL, ColorRole.TEXT, fitting);
      if (mode != null) {
        label.setColor(UiTheme.colour(theme.palette().modeColour(mode.ordinal())));
      }
      words.add(label).right().expandX().row();
      words.add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, text)).colspan(2).growX();
      add(words).growX().padRight(theme.px(12));
      return this;
    }

    @Override
    public String hint() {
      return hint;
    }
  }
}
