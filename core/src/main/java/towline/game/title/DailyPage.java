package towline.game.title;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.CourierTable;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.records.CourierBlocks;
import towline.game.records.DailyLine;
import towline.game.records.Records;
import towline.game.records.ScoresPage;
import towline.menu.ButtonTable;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.session.DailyPlan;
import towline.session.PlayMode;
import towline.store.DailyAttempt;
import towline.view.overlay.LegendPicture;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/** The briefing before the daily run: its couriers, its hazard, and the one attempt. */
public final class DailyPage extends Page {
  private static final double WIDTH = 700;

  private final GameServices services;
  private final Records records;
  private LocalDate day;

  public DailyPage(GameServices services, Records records) {
    super("daily");
    this.services = services;
    this.records = records;
    day = records.today();
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    day = records.today();
    GameContent content = services.content();
    DailyPlan plan = DailyPlan.of(content, day.toEpochDay());
    Optional<DailyAttempt> attempt = records.attempt();
    Table body = new Table();
    addWords(body, theme, TextSize.BODY, ColorRole.TEXT, date(theme));
    if (layout.compact()) {
      // The start is in sight together with the day.
      addButtons(body, layout, menu, attempt);
    }
    addHead(body, theme, "daily.couriers");
    LegendPicture picture = theme.legendPicture(services.picture().shapes());
    for (int kind : plan.couriers()) {
      addCourier(body, theme, content.couriers().kinds().get(kind), picture);
    }
    addHead(body, theme, "daily.hazard");
    String hazard = "hazard." + plan.hazard().name();
    body.add(new Fact(theme, hazard, ColorRole.WARNING, null)).growX().row();
    addHead(body, theme, "daily.try");
    attempt.ifPresentOrElse(
        one -> addTry(body, theme, one),
        () -> addWords(body, theme, TextSize.SMALL, ColorRole.TEXT, theme.text("daily.once")));
    if (!layout.compact()) {
      addButtons(body, layout, menu, attempt);
    }
    layout.page(theme.text("title.daily"), null, body, WIDTH);
  }

  /**
   * Shows the next day as soon as it begins, so that the page shows the run that would be flown.
   */
  @Override
  public void update(double seconds, Menu menu) {
    if (!day.equals(records.today())) {
      menu.refresh();
    }
  }

  private String date(UiTheme theme) {
    Instant time = services.host().today().clock().get();
    Duration left =
        Duration.between(time, day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant());
    String date = theme.words().date(day);
    boolean isNow = !left.isNegative() && left.toHours() < 24;
    return isNow
        ? date
            + Localization.SEPARATOR
            + theme
                .words()
                .of(
                    "daily.left",
                    String.valueOf(left.toHours()),
                    String.valueOf(left.toMinutes() % 60))
        : date;
  }

  private static void addHead(Table body, UiTheme theme, String key) {
    body.add(theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, theme.text(key)))
        .left()
        .padTop(theme.px(8))
        .row();
  }

  private static void addWords(
      Table body, UiTheme theme, TextSize size, ColorRole role, String words) {
    body.add(theme.prose(size, role, words)).growX().row();
  }

  private static void addCourier(
      Table body, UiTheme theme, CourierTable.Kind kind, LegendPicture picture) {
    VectorWidget.Drawing drawing =
        (projection, x, y, size) -> picture.draw(kind.spec(), projection, x, y, size);
    String key = "courier." + kind.spec().name();
    body.add(new Fact(theme, key, ColorRole.COURIER, drawing)).growX().row();
  }

  private static void addTry(Table body, UiTheme theme, DailyAttempt attempt) {
    if (!attempt.isOver()) {
      addWords(body, theme, TextSize.SMALL, ColorRole.TEXT, theme.text("daily.lost"));
      return;
    }
    String line = DailyLine.words(attempt, theme.words());
    addWords(body, theme, TextSize.BODY, ColorRole.COURIER, line);
    body.add(CourierBlocks.of(theme, attempt)).left().padTop(theme.px(4)).row();
  }

  private void addButtons(
      Table body, PageLayout layout, Menu menu, Optional<DailyAttempt> attempt) {
    ButtonTable buttons =
        layout.fitting(WIDTH, n -> buttons(layout.theme(), menu, attempt, n), 2, 1);
    body.add(buttons).growX().padTop(layout.theme().px(10)).row();
  }

  private ButtonTable buttons(
      UiTheme theme, Menu menu, Optional<DailyAttempt> attempt, int columns) {
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.FRAMED, columns);
    buttons.defaults().growX().uniformX().pad(theme.px(4));
    buttons.addButton(
        "fly",
        attempt.isEmpty() ? "daily.fly" : "daily.practice",
        () -> services.screens().play(PlayMode.DAILY));
    attempt
        .filter(DailyAttempt::isOver)
        .ifPresent(one -> buttons.addButton("line", "daily.copy", () -> copy(theme, one)));
    buttons.addButton(
        "board",
        "daily.board",
        () ->
            menu.open(
                new ScoresPage(records, services.screens()).of(PlayMode.DAILY, Difficulty.NORMAL)));
    return buttons;
  }

  private void copy(UiTheme theme, DailyAttempt attempt) {
    PlayerClipboard.copy(DailyLine.shared(attempt, theme.words()));
    services.toast("toast.daily");
  }

  @Override
  public String firstFocus() {
    return "open.fly";
  }

  /** A courier or a hazard: its name and its effect. */
  private static final class Fact extends InfoItem {
    Fact(UiTheme theme, String key, ColorRole role, VectorWidget.@Nullable Drawing drawing) {
      super(theme, key, Style.BARE);
      if (drawing != null) {
        VectorWidget picture = new VectorWidget(drawing);
        add(picture).size(theme.px(66), theme.px(34)).padLeft(theme.px(6)).padRight(theme.px(12));
      }
      String does = key.startsWith("courier.") ? key + ".does" : key + ".line";
      Table text = new Table();
      Label name = theme.prose(TextSize.BODY, role, theme.text(key));
      name.setAlignment(Align.left);
      text.add(name).growX().row();
      text.add(theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text(does))).growX();
      add(text).growX();
    }
  }
}
