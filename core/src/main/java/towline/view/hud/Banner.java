package towline.view.hud;

import java.util.function.DoubleSupplier;
import towline.content.HazardSpec;
import towline.content.look.ColorRole;
import towline.session.PlayMode;
import towline.session.Run;
import towline.sim.api.Tick;
import towline.sim.loadout.BuildSpec;
import towline.view.draw.ScreenRoom;
import towline.view.hud.MessageBoard.Place;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** The large, calm titles above the fight, one after the other: sectors cleared, waves to come. */
final class Banner implements HudPanel {
  private static final double CLEARED_SECONDS = 1.3;
  private static final double SECTOR_SECONDS = 2.2;
  private static final double WAVE_SECONDS = 2.6;
  private static final double FINALE_SECONDS = 1.4;
  private static final double BUILD_SECONDS = 3;
  private static final double VICTORY_SECONDS = 6;
  private static final double FADE_SECONDS = 0.4;

  /**
   * Time of play from the end of a wave to the title of the next one, in ticks: the word for a
   * clean sweep comes first, and then a draft, which would cut the title in two.
   */
  private static final int PAUSE_TICKS = 3 * Tick.PER_SECOND / 2;

  /** Height of the first title's baseline, as a share of the window's height. */
  private static final double BASELINE = 0.785;

  /** Baseline in a narrow window, below the figures of the score, as a share of its height. */
  private static final double NARROW_BASELINE = 0.76;

  private static final double HALF_LINE = 150;

  /** Distance from the baseline to the upper edge of the small title, design pixels. */
  private static final double ABOVE_BASELINE = 66;

  private static final double BELOW_BASELINE = 20;

  /** Distance between the baselines of two titles, design pixels. */
  private static final double STEP = 36;

  private static final int MAX_TITLES = 6;

  private final HudCanvas canvas;
  private final MessageBoard board;
  private final DoubleSupplier room;
  private int wave;
  private int sector;

  /** Tick after the last wave; -1 once the next one has its title. */
  private long clearedAt;

  private boolean won;
  private boolean finale;

  /** Number of builds announced. */
  private int builds;

  /** Number of hazards announced. */
  private int hazards;

  /**
   * Creates a banner that posts to {@code board}; {@code room} is the maximum width of a title,
   * physical pixels.
   */
  Banner(HudCanvas canvas, MessageBoard board, DoubleSupplier room) {
    this.canvas = canvas;
    this.board = board;
    this.room = room;
    clear();
  }

  @Override
  public void reset(Run run) {
    clear();
  }

  /** Forgets the last run. */
  private void clear() {
    board.clear(Place.TITLE);
    wave = -1;
    sector = -1;
    clearedAt = -1;
    won = false;
    finale = false;
    builds = 0;
    hazards = 0;
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    if (old instanceof Banner before) {
      wave = before.wave;
      sector = before.sector;
      clearedAt = before.clearedAt;
      won = before.won;
      finale = before.finale;
      builds = before.builds;
      hazards = before.hazards;
    }
  }

  @Override
  public void update(Run run, double seconds) {
    if (run.won() != won) {
      won = run.won();
      board.clearWaiting(Place.TITLE);
      show(word("hud.victory.line"), word("hud.victory"), VICTORY_SECONDS, ColorRole.ACCENT);
    } else if (run.wave() != wave && wave >= 0 && clearedAt < 0) {
      clearedAt = run.current().tick();
      announceCleared(run);
    } else if (run.wave() != wave
        && (wave < 0 || run.current().tick() >= clearedAt + PAUSE_TICKS)) {
      announce(run);
      clearedAt = -1;
    }
    if (run.isFinale() && !finale) {
      String name = canvas.localization().textOrKey(run.waveName());
      show(name, word("hud.finale"), FINALE_SECONDS, ColorRole.WARNING);
    }
    finale = run.isFinale();
    while (hazards < run.hazards().count()) {
      warn(run, run.hazards().get(hazards++));
    }
    while (builds < run.builds().size()) {
      name(run.builds().get(builds++));
    }
  }

  private void announceCleared(Run run) {
    if (run.setup().mode().hasArcadeWaves() && run.sector().index() != sector) {
      board.clear(Place.TITLE);
      String number = word("hud.sector") + ' ' + (sector + 1);
      show(number, word("hud.sector.cleared"), CLEARED_SECONDS, ColorRole.SHARD);
    }
  }

  private void announce(Run run) {
    board.clearWaiting(Place.TITLE);
    boolean arcade = run.setup().mode().hasArcadeWaves();
    int index = run.sector().index();
    if (index != sector && arcade) {
      String number = word("hud.sector") + ' ' + (index + 1);
      show(
          number,
          canvas.localization().textOrKey(run.sector().name()),
          SECTOR_SECONDS,
          ColorRole.ACCENT);
    }
    sector = index;
    wave = run.wave();
    boolean survives = run.setup().mode() == PlayMode.SURVIVAL;
    String number = word(survives ? "mode.SURVIVAL" : "hud.wave") + ' ' + wave;
    show(number, canvas.localization().textOrKey(run.waveName()), WAVE_SECONDS, ColorRole.TEXT);
  }

  private void warn(Run run, HazardSpec hazard) {
    boolean daily = run.setup().mode() == PlayMode.DAILY;
    String above = word(daily ? "daily.hazard" : "hud.danger");
    show(above, word("hazard." + hazard.name()), BUILD_SECONDS, ColorRole.WARNING);
  }

  private void name(BuildSpec build) {
    String parts =
        word("module." + build.first().name()) + " + " + word("module." + build.second().name());
    show(parts, word("build." + build.name()), BUILD_SECONDS, ColorRole.COURIER);
  }

  private String word(String key) {
    return canvas.localization().of(key);
  }

  private void show(String above, String title, double seconds, ColorRole role) {
    board.post(Place.TITLE, new Title(above, title, seconds, role));
  }

  /** Returns the number of titles shown or waiting. */
  int pending() {
    return board.pending(Place.TITLE);
  }

  boolean hasTitles() {
    return pending() > 0;
  }

  @Override
  public void drawShapes() {
    board.drawShapes(Place.TITLE);
  }

  @Override
  public void drawText() {
    board.drawText(Place.TITLE);
  }

  /** A large title with a small one above it. */
  private final class Title extends Message {
    private final CachedText small;
    private final CachedText large;

    /** Smaller variant of {@link #large}, used where that is too wide. */
    private final CachedText medium;

    private final String above;
    private final String title;
    private final ColorRole role;
    private double baseline;

    Title(String above, String title, double seconds, ColorRole role) {
      super(seconds, FADE_SECONDS);
      this.above = above;
      this.title = title;
      this.role = role;
      small = canvas.label(TextSize.BODY, Anchor.CENTRE);
      large = canvas.label(TextSize.FIGURE, Anchor.CENTRE);
      medium = canvas.label(TextSize.HEADING, Anchor.CENTRE);
    }

    @Override
    protected void write() {
      small.setText(above);
      large.setText(title);
      medium.setText(title);
    }

    private CachedText line() {
      return large.width() <= room.getAsDouble() ? large : medium;
    }

    @Override
    protected boolean moveTo(int place) {
      double highest = canvas.height() * (canvas.isNarrow() ? NARROW_BASELINE : BASELINE);
      baseline = highest - place * canvas.pixels(STEP);
      return place < MAX_TITLES;
    }

    private double halfWidth() {
      return Math.max(canvas.pixels(HALF_LINE), Math.max(small.width(), line().width()) / 2);
    }

    private double top() {
      return baseline + canvas.pixels(ABOVE_BASELINE);
    }

    private double bottom() {
      return baseline - canvas.pixels(BELOW_BASELINE);
    }

    @Override
    protected boolean fits(ScreenRoom free) {
      double middle = canvas.width() / 2;
      return free.isOpen(middle - halfWidth(), bottom(), middle + halfWidth(), top());
    }

    @Override
    protected void take(ScreenRoom free) {
      double middle = canvas.width() / 2;
      free.take(middle - halfWidth(), bottom(), middle + halfWidth(), top());
    }

    @Override
    protected void drawShapes() {
      double open = 1 - Math.exp(-4 * age());
      double halfWidth = canvas.pixels(HALF_LINE) * open;
      double middle = canvas.width() / 2;
      double y = baseline - canvas.pixels(16);
      int rgb = canvas.palette().colour(role);
      canvas.shapes().glow(rgb, 0.8 * presence()).glowTo(rgb, 0);
      canvas.shapes().line(middle, y, middle - halfWidth, y, canvas.pixels(1.5));
      canvas.shapes().line(middle, y, middle + halfWidth, y, canvas.pixels(1.5));
    }

    @Override
    protected void drawText() {
      double middle = canvas.width() / 2;
      small.setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
      small.draw(canvas.batch(), middle, baseline + canvas.pixels(44), presence());
      line()
          .setColour(canvas.palette().colour(role))
          .draw(canvas.batch(), middle, baseline, presence());
    }
  }
}
