package towline.view.hud;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** The large, calm titles above the fight, one after the other: what was cleared, what comes. */
final class Banner implements HudPanel {
  private static final double CLEARED = 1.5;
  private static final double SECTOR = 2.2;
  private static final double WAVE = 2.6;
  private static final double VICTORY = 6;
  private static final double FADE = 0.4;

  /** Where they stand, as a share of the window's height. */
  private static final double PLACE = 0.785;

  /** The same in a narrow window, below the figures of the score. */
  private static final double PLACE_BELOW = 0.76;

  private static final double LINE = 150;

  private final HudCanvas canvas;
  private final DoubleSupplier room;
  private final CachedText small;
  private final CachedText large;

  /** Instead of {@link #large} where that is too wide. */
  private final CachedText medium;

  private final Deque<Title> coming = new ArrayDeque<>();
  private @Nullable Title shown;
  private double since;
  private int wave;
  private int sector;
  private boolean won;

  private record Title(String small, String large, double seconds, ColorRole role) {}

  /** A banner; {@code room} is what a title may take, physical pixels. */
  Banner(HudCanvas canvas, DoubleSupplier room) {
    this.canvas = canvas;
    this.room = room;
    small = canvas.label(TextSize.BODY, Anchor.CENTRE);
    large = canvas.label(TextSize.FIGURE, Anchor.CENTRE);
    medium = canvas.label(TextSize.HEADING, Anchor.CENTRE);
    clear();
  }

  @Override
  public void reset(Run run) {
    clear();
  }

  /** Forgets the last run. */
  private void clear() {
    coming.clear();
    shown = null;
    wave = -1;
    sector = -1;
    won = false;
  }

  @Override
  public void takeOver(HudPanel old, Run run) {
    if (old instanceof Banner before) {
      coming.addAll(before.coming);
      wave = before.wave;
      sector = before.sector;
      won = before.won;
      since = before.since;
      write(before.shown);
    }
  }

  @Override
  public void update(Run run, double seconds) {
    since += seconds;
    if (run.won() != won) {
      won = run.won();
      coming.clear();
      show(word("hud.victory.line"), word("hud.victory"), VICTORY, ColorRole.ACCENT);
    } else if (run.wave() != wave) {
      announce(run);
    }
    if (shown == null || since >= shown.seconds()) {
      showNext();
    }
  }

  private void announce(Run run) {
    coming.clear();
    boolean arcade = run.setup().mode().hasArcadeWaves();
    int index = run.sector().index();
    if (index != sector && arcade) {
      String number = word("hud.sector") + ' ' + (index + 1);
      if (sector >= 0) {
        show(
            word("hud.sector") + ' ' + (sector + 1),
            word("hud.sector.cleared"),
            CLEARED,
            ColorRole.SHARD);
      }
      show(number, canvas.words().ofOrKey(run.sector().name()), SECTOR, ColorRole.ACCENT);
    }
    sector = index;
    wave = run.wave();
    String number = word("hud.wave") + ' ' + wave;
    show(number, canvas.words().ofOrKey(run.waveName()), WAVE, ColorRole.TEXT);
  }

  private String word(String key) {
    return canvas.words().of(key);
  }

  private void show(String above, String title, double seconds, ColorRole role) {
    coming.add(new Title(above, title, seconds, role));
  }

  private void showNext() {
    write(coming.poll());
    since = 0;
  }

  private void write(@Nullable Title title) {
    shown = title;
    if (title != null) {
      small.set(title.small()).colour(canvas.palette().of(ColorRole.TEXT_QUIET));
      large.set(title.large()).colour(canvas.palette().of(title.role()));
      medium.set(title.large()).colour(canvas.palette().of(title.role()));
    }
  }

  /** How many titles still stand or wait. */
  int pending() {
    return coming.size() + (shown == null ? 0 : 1);
  }

  /** How visible it is, 0 to 1. */
  double presence() {
    Title title = shown;
    if (title == null) {
      return 0;
    }
    return Math.max(0, Math.min(1, Math.min(since, title.seconds() - since) / FADE));
  }

  private double baseline() {
    return canvas.height() * (canvas.isNarrow() ? PLACE_BELOW : PLACE);
  }

  @Override
  public void drawShapes() {
    double presence = presence();
    Title title = shown;
    if (title == null || presence <= 0) {
      return;
    }
    double open = 1 - Math.exp(-4 * since);
    double half = canvas.of(LINE) * open;
    double middle = canvas.width() / 2;
    double y = baseline() - canvas.of(16);
    int rgb = canvas.palette().of(title.role());
    canvas.pen().glow(rgb, 0.8 * presence).glowTo(rgb, 0);
    canvas.pen().line(middle, y, middle - half, y, canvas.of(1.5));
    canvas.pen().line(middle, y, middle + half, y, canvas.of(1.5));
  }

  /** Draws the text; the name of the wave has that room, physical pixels. */
  @Override
  public void drawText() {
    double presence = presence();
    double middle = canvas.width() / 2;
    small.draw(canvas.batch(), middle, baseline() + canvas.of(44), presence);
    (large.width() <= room.getAsDouble() ? large : medium)
        .draw(canvas.batch(), middle, baseline(), presence);
  }
}
