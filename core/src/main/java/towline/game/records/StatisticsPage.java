package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.look.ColorRole;
import towline.menu.ChartWidget;
import towline.menu.GridTable;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TabBar;
import towline.menu.UiTheme;
import towline.sim.spec.CourierSpec.Motion;
import towline.store.Statistics;
import towline.view.draw.ShapeDrawer;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The page with statistics of all runs as small charts: kills by means, aim modes, couriers by
 * motion.
 */
public final class StatisticsPage extends Page {
  private static final String[] TABS = {
    "menu.statistics.runs", "menu.statistics.modes", "menu.statistics.couriers"
  };
  private static final double WIDTH = 760;
  private static final double BAR_HEIGHT = 16;

  private final Records records;
  private final List<CourierTable.Kind> couriers;
  private final ShapeDrawer pen;
  private int tab;

  /** Creates a page about {@code records} whose charts are drawn with {@code pen}. */
  public StatisticsPage(Records records, List<CourierTable.Kind> couriers, ShapeDrawer pen) {
    super("statistics");
    this.records = records;
    this.couriers = List.copyOf(couriers);
    this.pen = pen;
  }

  /**
   * A row of a chart.
   *
   * @param id the name of the item
   * @param name the quantity, in words
   * @param value the number, in words
   * @param share the filled fraction of the bar, 0 to 1
   * @param rgb the colour of the bar
   */
  private record Row(String id, String name, String value, double share, int rgb) {}

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Statistics all = records.statistics();
    switch (tab) {
      case 0 -> addRuns(body, theme, all, layout);
      case 1 -> addModes(body, theme, all);
      default -> addCouriers(body, theme, all);
    }
    String[] names = Stream.of(TABS).map(theme::text).toArray(String[]::new);
    layout.page(
        theme.text("title.statistics"),
        TabBar.of(theme, names, tab, wanted -> open(wanted, menu)),
        body,
        WIDTH);
  }

  private void addRuns(Table body, UiTheme theme, Statistics all, PageLayout layout) {
    GridTable facts = new GridTable(layout.compact() ? 1 : 2);
    facts.defaults().growX().uniformX().pad(theme.px(2));
    Stream.of(
            new Fact(
                theme, "menu.statistics.flown", NumberText.grouped(all.sum(RunStatistics.RUNS))),
            new Fact(theme, "over.time", hours(theme, all.sum(RunStatistics.SECONDS))),
            new Fact(theme, "hud.swing", "\u00d7" + all.best(RunStatistics.SWING)),
            new Fact(theme, "over.chain", NumberText.grouped(all.best(RunStatistics.CHAIN))),
            new Fact(
                theme, "menu.statistics.wave", NumberText.grouped(all.best(RunStatistics.WAVE))),
            new Fact(theme, "menu.statistics.favourite", favourite(theme, all)))
        .forEach(facts::place);
    body.add(facts).growX().padBottom(theme.px(8)).row();
    long[] counts =
        Stream.of(KillMeans.values()).mapToLong(means -> all.sum(means.statistic())).toArray();
    double kills = Math.max(1, LongStream.of(counts).sum());
    for (KillMeans means : KillMeans.values()) {
      long count = counts[means.ordinal()];
      int rgb = theme.rgb(means == KillMeans.DRONE ? ColorRole.SHARD : ColorRole.SHIP_SHOT);
      add(
          body,
          theme,
          new Row(
              means.statistic(),
              theme.text(means.text()),
              NumberText.grouped(count) + "   " + theme.words().percent(count / kills, 0),
              count / kills,
              rgb));
    }
  }

  /** Returns the name of the aim mode with the most shots; a dash if there are no shots. */
  private static String favourite(UiTheme theme, Statistics all) {
    return Stream.of(AimMode.values())
        .filter(mode -> all.sum(RunStatistics.shots(mode)) > 0)
        .max(Comparator.comparingLong(mode -> all.sum(RunStatistics.shots(mode))))
        .map(mode -> theme.text("aim." + mode.name()))
        .orElse("\u2013");
  }

  private void addModes(Table body, UiTheme theme, Statistics all) {
    addSentence(body, theme, "menu.statistics.modes.line");
    for (AimMode mode : AimMode.values()) {
      long shots = all.sum(RunStatistics.shots(mode));
      long hits = Math.min(shots, all.sum(RunStatistics.hits(mode)));
      add(
          body,
          theme,
          new Row(
              RunStatistics.shots(mode),
              theme.text("aim." + mode.name()),
              share(theme, hits, shots),
              hits / (double) Math.max(1, shots),
              theme.palette().modeColour(mode.ordinal())));
    }
  }

  private void addCouriers(Table body, UiTheme theme, Statistics all) {
    addSentence(body, theme, "menu.statistics.couriers.line");
    for (Motion motion : Motion.values()) {
      long opened = all.sum(RunStatistics.opened(motion));
      long came = opened + all.sum(RunStatistics.escaped(motion));
      String kinds =
          couriers.stream()
              .filter(kind -> kind.spec().motion() == motion)
              .map(kind -> theme.text("courier." + kind.spec().name()))
              .collect(Collectors.joining(", "));
      if (!kinds.isEmpty()) {
        add(
            body,
            theme,
            new Row(
                RunStatistics.opened(motion),
                kinds,
                share(theme, opened, came),
                opened / (double) Math.max(1, came),
                theme.rgb(ColorRole.COURIER)));
      }
    }
  }

  private static void addSentence(Table body, UiTheme theme, String key) {
    body.add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(key)))
        .growX()
        .padBottom(theme.px(8))
        .row();
  }

  private void add(Table body, UiTheme theme, Row row) {
    body.add(new Bar(theme, row, pen)).growX().padBottom(theme.px(2)).row();
  }

  private static String share(UiTheme theme, long part, long all) {
    String numbers = NumberText.grouped(part) + " / " + NumberText.grouped(all);
    return all == 0 ? "\u2013" : numbers + "   " + theme.words().percent(part / (double) all, 0);
  }

  private static String hours(UiTheme theme, long seconds) {
    return theme
        .words()
        .of(
            "menu.statistics.hours",
            String.valueOf(seconds / 3600),
            String.valueOf(seconds / 60 % 60));
  }

  @Override
  public void switchTab(int by, Menu menu) {
    open(Math.floorMod(tab + by, TABS.length), menu);
  }

  private void open(int wanted, Menu menu) {
    tab = wanted;
    menu.showTab(wanted);
  }

  /** A number with its name. */
  private static final class Fact extends InfoItem {
    Fact(UiTheme theme, String key, String value) {
      super(theme, key, Style.FRAMED);
      pad(theme.px(4), theme.px(12), theme.px(4), theme.px(12));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(key))).growX();
      Label number = theme.label(TextSize.BODY, ColorRole.SHIP, value);
      number.setAlignment(Align.right);
      add(number).right().padLeft(theme.px(8));
    }
  }

  /** A bar with its name above it and its number to the right. */
  private static final class Bar extends InfoItem {
    Bar(UiTheme theme, Row row, ShapeDrawer pen) {
      super(theme, row.id(), Style.BARE);
      pad(theme.px(3), theme.px(12), theme.px(3), theme.px(12));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, row.name())).growX();
      Label value = theme.label(TextSize.SMALL, ColorRole.TEXT, row.value());
      value.setAlignment(Align.right);
      add(value).right().padLeft(theme.px(8)).row();
      add(new ChartWidget(
              pen,
              (to, left, bottom, width, height) -> {
                to.ink(theme.rgb(ColorRole.TEXT_QUIET), 0.2);
                to.box(left, bottom, left + width, bottom + height);
                to.ink(row.rgb(), 0.9);
                to.box(left, bottom, left + width * row.share(), bottom + height);
              }))
          .colspan(2)
          .growX()
          .height(theme.px(BAR_HEIGHT / 2));
    }
  }
}
