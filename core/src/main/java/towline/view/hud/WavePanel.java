package towline.view.hud;

import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.TutorialLine;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The wave and its name, or the boss's, at the top centre; for a while the tutorial's line replaces
 * it.
 */
final class WavePanel implements HudPanel {
  /**
   * Distance of the line's plate from the top in a narrow window, below score and haul, design
   * pixels.
   */
  private static final double BELOW_HAUL = 84;

  /** Distance from the line to the hint for dismissing it, design pixels. */
  private static final double GAP = 18;

  /** Opacity of the plate behind the tutorial's line. */
  private static final double PLATE_OPACITY = 0.6;

  private final HudCanvas canvas;
  private final DoubleSupplier room;
  private final HudColumn column;
  private final CachedText small;
  private final CachedText prompt;
  private final CachedText large;
  private final CachedText dismissal;
  private final Tutorial tutorial;
  private final BossBar boss;
  private final BooleanSupplier titled;
  private final StringBuilder drawText = new StringBuilder();
  private int wave = -1;
  private @Nullable TutorialLine written;
  private String bossName = "";

  /**
   * Creates a panel with {@code boss} below it. {@code titled} is true while a title is shown or
   * waiting; {@code room} is the free width between score and status, physical pixels.
   */
  WavePanel(
      HudCanvas canvas,
      Tutorial tutorial,
      BossBar boss,
      BooleanSupplier titled,
      DoubleSupplier room) {
    this.canvas = canvas;
    this.tutorial = tutorial;
    this.boss = boss;
    this.titled = titled;
    this.room = room;
    column = new HudColumn(canvas);
    small =
        canvas
            .label(TextSize.BODY, Anchor.CENTRE)
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    prompt = canvas.label(TextSize.BODY, Anchor.CENTRE);
    large = canvas.label(TextSize.HEADING, Anchor.CENTRE);
    dismissal =
        canvas
            .label(TextSize.SMALL, Anchor.CENTRE)
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
  }

  @Override
  public void reset(Run run) {
    wave = -1;
    boss.clear();
  }

  /** Keeps the state but writes the name again, because the words are new. */
  @Override
  public void copyState(HudPanel old, Run run) {
    if (old instanceof WavePanel before) {
      wave = before.wave;
      name(run, before.bossName);
      boss.copyState(before.boss);
    }
  }

  @Override
  public void update(Run run, double seconds) {
    boss.update(run, seconds);
    if (run.wave() != wave || !bossName.equals(boss.name())) {
      wave = run.wave();
      name(run, boss.name());
    }
    TutorialLine line = tutorial.line();
    if (line != null) {
      if (line != written) {
        write(line, run);
      }
      wrap();
      int colour = canvas.palette().colour(line.isDone() ? ColorRole.SHARD : ColorRole.TEXT);
      prompt.setColour(colour);
      large.setColour(colour);
    }
    written = line;
  }

  private void write(TutorialLine line, Run run) {
    String text =
        switch (line.kind()) {
          case WAVE -> canvas.localization().textOrKey(line.name());
          case START, LESSON -> canvas.localization().of("lesson." + line.name());
          case COURIER -> courierText(line, run);
        };
    prompt.setText(text);
    large.setText(text);
    dismissal.setText(
        line.kind() == TutorialLine.Kind.START ? "" : canvas.localization().of("hud.dismiss"));
  }

  /**
   * Returns the courier's name and behaviour, and in the first waves the mode that opens it, with
   * its key.
   */
  private String courierText(TutorialLine line, Run run) {
    Localization words = canvas.localization();
    String name = run.couriers().kinds().get(line.courierKind()).spec().name();
    String key = "courier." + name;
    String named = words.of("courier.named", words.textOrKey(key), words.textOrKey(key + ".does"));
    int mode = tutorial.askedMode(run);
    return mode < 0
        ? named
        : words.of(
            "courier.fits",
            named,
            words.keyOf("MODE_" + (mode + 1)),
            words.of("aim." + AimMode.values()[mode].name()));
  }

  private void name(Run run, String vessel) {
    bossName = vessel;
    drawText.setLength(0);
    boolean survives = run.setup().mode() == PlayMode.SURVIVAL;
    drawText.append(canvas.localization().of(survives ? "mode.SURVIVAL" : "hud.wave")).append(' ');
    NumberText.append(drawText, wave, 0).append("  \u2022  ");
    drawText.append(vessel.isEmpty() ? canvas.localization().textOrKey(run.waveName()) : vessel);
    small.setText(drawText);
    small.setColour(
        canvas.palette().colour(vessel.isEmpty() ? ColorRole.TEXT_QUIET : ColorRole.VESSEL));
  }

  /** Returns the opacity beside a banner: 0 where there is no room for both. */
  private double besideBanner() {
    return titled.getAsBoolean() && canvas.isNarrow() ? 0 : 1;
  }

  /** Returns the opacity of the tutorial's line, 0 to 1. */
  private double shown() {
    TutorialLine line = tutorial.line();
    return line == null ? 0 : besideBanner() * line.opacity();
  }

  /** True while the tutorial's line is visible. */
  boolean teaching() {
    return shown() > 0;
  }

  @Override
  public void drawShapes() {
    double shown = shown();
    if (shown > 0) {
      double half = promptHalf();
      double bottom = promptBottom();
      double top = promptTop();
      canvas.shapes().ink(canvas.palette().colour(ColorRole.HULL), PLATE_OPACITY * shown);
      canvas.shapes().box(middle() - half, bottom, middle() + half, top);
      canvas.shapes().ink(canvas.palette().colour(ColorRole.SHARD), 0.8 * shown);
      canvas.shapes().box(middle() - half, bottom, middle() - half + canvas.pixels(3), top);
    }
    boss.drawShapes();
  }

  /** The tutorial's line keeps its plate, so that it is readable on foes. */
  @Override
  public boolean mayFade() {
    return !teaching();
  }

  @Override
  public void take(ScreenRoom room) {
    boss.take(room);
    boolean shown = shown() > 0;
    if (shown) {
      room.take(middle() - promptHalf(), promptBottom(), middle() + promptHalf(), promptTop());
    }
    if (nameShown() > 0) {
      double top = canvas.top();
      double half = small.width() / 2;
      room.take(middle() - half, top - canvas.pixels(22), middle() + half, top);
    }
  }

  /** Returns true if the tutorial's line lies on a rectangle, physical pixels. */
  boolean covers(double left, double bottom, double right, double top) {
    return teaching()
        && left < middle() + promptHalf()
        && right > middle() - promptHalf()
        && bottom < promptTop()
        && top > promptBottom();
  }

  private double promptTop() {
    return promptBaseline() + canvas.pixels(rise());
  }

  /** Returns the height of the plate above the line's baseline, design pixels. */
  private double rise() {
    return isLarge() ? 32 : 24;
  }

  /**
   * Returns the opacity of the wave's name; where it shares the line's place, it vanishes before
   * the line appears.
   */
  private double nameShown() {
    return isInTopRow() ? Math.max(0, 1 - 4 * shown()) : besideBanner();
  }

  /** True if a lesson is shown and its large letters have room, because there is no title. */
  private boolean isLarge() {
    TutorialLine line = tutorial.line();
    return line != null
        && (line.kind() == TutorialLine.Kind.LESSON || line.kind() == TutorialLine.Kind.START)
        && !titled.getAsBoolean()
        && large.width() + canvas.pixels(32) < largeRoom();
  }

  /** Returns the width for large letters: with thumbs that of the top row, pixels. */
  private double largeRoom() {
    return canvas.isHeldByThumbs() ? topRoom() : canvas.width() - 2 * canvas.margin();
  }

  /** Returns the free width between score and cable, which thumbs have at the top, pixels. */
  private double topRoom() {
    return Math.min(room.getAsDouble(), 2 * (column.left() - middle() - canvas.pixels(GAP)));
  }

  private CachedText line() {
    return isLarge() ? large : prompt;
  }

  /** True if the dismissal is below the line. */
  private boolean isStacked() {
    return canvas.isNarrow() || isLarge() || rowWidth() > room.getAsDouble();
  }

  /**
   * True if the line takes the place of the wave's name. Otherwise it is below the score, where on
   * the low screen of a phone it would cover ship and drone.
   */
  boolean isInTopRow() {
    return !isStacked()
        || (canvas.isHeldByThumbs() && line().width() + canvas.pixels(32) < topRoom());
  }

  /** Returns the width of line and dismissal side by side, physical pixels. */
  private double rowWidth() {
    return prompt.width() + dismissal.width() + canvas.pixels(GAP + 32);
  }

  /** Wraps a line that has no room beside the column on the right, or at the top by thumbs. */
  private void wrap() {
    double maxWidth =
        canvas.isHeldByThumbs() ? topRoom() : 2 * (column.left() - canvas.pixels(GAP) - middle());
    prompt.setWrapWidth(canvas.isNarrow() ? maxWidth - canvas.pixels(33) : 0);
  }

  /** Returns half the width of the line and its box, physical pixels. */
  private double promptHalf() {
    double text =
        isStacked()
            ? Math.max(line().width(), dismissal.width())
            : prompt.width() + canvas.pixels(GAP) + dismissal.width();
    return text / 2 + canvas.pixels(16);
  }

  private double promptBottom() {
    double lines = isStacked() ? line().height() - line().capHeight() : 0;
    return promptBaseline() - lines - canvas.pixels(isStacked() ? 31 : 11);
  }

  private double middle() {
    return canvas.width() / 2;
  }

  private double promptBaseline() {
    if (isInTopRow()) {
      return canvas.top() - canvas.pixels(isLarge() ? 24 : 16);
    }
    return canvas.top() - canvas.pixels(BELOW_HAUL + rise());
  }

  @Override
  public void drawText() {
    double top = canvas.top();
    double shown = shown();
    canvas.draw(small, middle(), top - canvas.pixels(16), nameShown());
    if (isStacked()) {
      canvas.draw(line(), middle(), promptBaseline(), shown);
      canvas.draw(dismissal, middle(), promptBottom() + canvas.pixels(10), shown);
    } else {
      double aside = canvas.pixels(GAP) / 2;
      canvas.draw(prompt, middle() - dismissal.width() / 2 - aside, promptBaseline(), shown);
      canvas.draw(dismissal, middle() + prompt.width() / 2 + aside, promptBaseline(), shown);
    }
  }
}
