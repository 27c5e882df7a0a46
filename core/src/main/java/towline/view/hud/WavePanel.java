package towline.view.hud;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;
import towline.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.Tutorial;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * Top centre: the wave and its name, or the great vessel's; in its place, for a while, the line
 * that teaches: that of a courier, or else the wave's own, then what the tutorial still has to say.
 */
final class WavePanel implements HudPanel {
  /** How long the line stays at most, s: it was read by then. */
  private static final double LONGEST = 14;

  /** ... and at least, s, however soon its idea is taken up. */
  private static final double SHORTEST = 3;

  /** How long it still stays once its idea is taken up, s. */
  private static final double AFTER_DONE = 0.9;

  private static final double FADE = 0.5;

  /** How much lower the line stands in a narrow window, where the score is beside it. */
  private static final double BELOW_SCORE = 92;

  /** From the line to how it is dismissed, beside it. */
  private static final double GAP = 18;

  /** The keys of the lessons' lines, made once. */
  private static final List<String> LESSON_KEYS =
      Stream.of(Tutorial.Lesson.values()).map(lesson -> "lesson." + lesson.name()).toList();

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
  private Lesson lesson = new Lesson();
  private final StringBuilder drawText = new StringBuilder();
  private int wave = -1;
  private int courier = -1;
  private double since = LONGEST;
  private double until = LONGEST;
  private String promptKey = "";
  private String written = "";
  private String foe = "";
  private boolean done;

  /**
   * A panel with that bar below it; {@code titled} tells whether a title is there, {@code room}
   * what is free between score and status, physical pixels.
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
            .colour(canvas.palette().of(ColorRole.TEXT_QUIET));
    prompt = canvas.label(TextSize.BODY, Anchor.CENTRE);
    large = canvas.label(TextSize.HEADING, Anchor.CENTRE);
    dismissal =
        canvas
            .label(TextSize.SMALL, Anchor.CENTRE)
            .colour(canvas.palette().of(ColorRole.TEXT_QUIET));
    dismissal.set(canvas.words().of("hud.dismiss"));
  }

  @Override
  public void reset(Run run) {
    wave = -1;
    boss.clear();
  }

  /** Only the words are new: the keys that the line names may be others. */
  @Override
  public void takeOver(HudPanel old, Run run) {
    if (old instanceof WavePanel before) {
      wave = before.wave;
      since = before.since;
      until = before.until;
      done = before.done;
      lesson = before.lesson;
      promptKey = before.promptKey;
      name(run, before.foe);
      boss.takeOver(before.boss);
    }
  }

  @Override
  public void update(Run run, double seconds) {
    boss.update(run, seconds);
    // While a draft is open, what is to be read waits.
    read(run, run.waits() ? 0 : seconds, boss.name());
  }

  /** Takes in how a run stands, with the name of the large vessel that is there, or empty. */
  private void read(Run run, double seconds, String vessel) {
    // The wave's line waits for a courier's, which does not stay.
    since += tutorial.teachesCourier() || tutorial.waiting() != Tutorial.NONE ? 0 : seconds;
    if (run.wave() != wave) {
      wave = run.wave();
      since = 0;
      until = LONGEST;
      done = false;
      promptKey = run.wavePrompt();
      lesson.start(promptKey, run);
      name(run, vessel);
    } else if (!foe.equals(vessel)) {
      name(run, vessel);
    }
    if (!done && lesson.isDone(run)) {
      done = true;
      until = Math.min(until, Math.max(SHORTEST, since + AFTER_DONE));
    }
    boolean teaches = !isPromptShown();
    if (teaches) {
      tutorial.update(run, seconds);
    }
    if (tutorial.teachesCourier()) {
      writeCourier(run);
    } else {
      write(teaches ? tutorialKey() : promptKey);
    }
    wrap();
    boolean ticked = teaches ? tutorial.isDone() : done;
    int colour = canvas.palette().of(ticked ? ColorRole.SHARD : ColorRole.TEXT);
    prompt.colour(colour);
    large.colour(colour);
  }

  /** Whether the wave's own line is shown. */
  private boolean isPromptShown() {
    return !tutorial.teachesCourier()
        && tutorial.waiting() == Tutorial.NONE
        && !promptKey.isEmpty()
        && since < until;
  }

  private String tutorialKey() {
    Tutorial.Lesson taught = tutorial.lesson();
    return taught == null ? "" : LESSON_KEYS.get(taught.ordinal());
  }

  /** What a courier does, and in the first waves the mode that it asks for, with its key. */
  private void writeCourier(Run run) {
    if (tutorial.courier() == courier) {
      return;
    }
    courier = tutorial.courier();
    written = "";
    Localization words = canvas.words();
    String name = run.couriers().kinds().get(courier).spec().name();
    String does = words.ofOrKey("courier." + name + ".does");
    int mode = tutorial.askedMode(run);
    prompt.set(
        mode < 0
            ? does
            : words.of(
                "courier.fits",
                does,
                words.keyOf("MODE_" + (mode + 1)),
                words.of("aim." + AimMode.values()[mode].name())));
  }

  private void write(String key) {
    courier = -1;
    if (!key.equals(written)) {
      written = key;
      String text = key.isEmpty() ? "" : canvas.words().ofOrKey(key);
      prompt.set(text);
      large.set(text);
    }
  }

  /** Takes the line away. */
  void dismiss() {
    if (isPromptShown()) {
      until = Math.min(until, since + FADE);
    } else {
      tutorial.dismiss();
    }
  }

  private void name(Run run, String vessel) {
    foe = vessel;
    drawText.setLength(0);
    boolean survives = run.setup().mode() == PlayMode.SURVIVAL;
    drawText.append(canvas.words().of(survives ? "mode.SURVIVAL" : "hud.wave")).append(' ');
    NumberText.append(drawText, wave, 0).append("  \u2022  ");
    drawText.append(vessel.isEmpty() ? canvas.words().ofOrKey(run.waveName()) : vessel);
    small.set(drawText);
    small.colour(canvas.palette().of(vessel.isEmpty() ? ColorRole.TEXT_QUIET : ColorRole.VESSEL));
  }

  /** How visible it is beside a banner: it stands back where there is no room for both. */
  private double besideBanner() {
    return titled.getAsBoolean() && (canvas.isNarrow() || isLarge()) ? 0 : 1;
  }

  /** How visible the line is, 0 to 1. */
  private double shown() {
    return besideBanner() * (isPromptShown() ? promptPresence() : tutorial.presence());
  }

  private double promptPresence() {
    return Math.max(0, Math.min(1, Math.min(since, until - since) / FADE));
  }

  /** Whether the line that teaches is there. */
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
      canvas.pen().ink(canvas.palette().of(ColorRole.HULL), 0.72 * shown);
      canvas.pen().box(middle() - half, bottom, middle() + half, top);
      canvas.pen().ink(canvas.palette().of(ColorRole.SHARD), 0.8 * shown);
      canvas.pen().box(middle() - half, bottom, middle() - half + canvas.of(3), top);
    }
    boss.drawShapes();
  }

  @Override
  public void take(ScreenRoom room) {
    boss.take(room);
    boolean shown = shown() > 0;
    if (shown) {
      room.take(middle() - promptHalf(), promptBottom(), middle() + promptHalf(), promptTop());
    }
    if (nameShown() > 0) {
      double top = canvas.height() - canvas.margin();
      double half = small.width() / 2;
      room.take(middle() - half, top - canvas.of(22), middle() + half, top);
    }
  }

  private double promptTop() {
    return promptBaseline() + canvas.of(isLarge() ? 32 : 24);
  }

  /** How visible the wave's name is: in one place one goes before the other comes. */
  private double nameShown() {
    return isStacked() ? besideBanner() : Math.max(0, 1 - 4 * shown());
  }

  /** Whether a lesson is shown that is new, and large letters have room. */
  private boolean isLarge() {
    return tutorial.lesson() != null
        && !isPromptShown()
        && !tutorial.isSmall()
        && large.width() + canvas.of(32) < canvas.width() - 2 * canvas.margin();
  }

  private CachedText line() {
    return isLarge() ? large : prompt;
  }

  /** Whether line and dismissal are below each other, and both below the score. */
  private boolean isStacked() {
    return canvas.isNarrow() || isLarge() || inARow() > room.getAsDouble();
  }

  /** What line and dismissal take beside each other, physical pixels. */
  private double inARow() {
    return prompt.width() + dismissal.width() + canvas.of(GAP + 32);
  }

  /** Breaks a line that has no room beside the column on the right. */
  private void wrap() {
    double right = column.left() - canvas.of(GAP);
    double most = 2 * (right - middle()) - canvas.of(32);
    prompt.wrap(canvas.isNarrow() ? most : 0);
  }

  /** Half the width of the line and its box. */
  private double promptHalf() {
    double text =
        isStacked()
            ? Math.max(line().width(), dismissal.width())
            : prompt.width() + canvas.of(GAP) + dismissal.width();
    return text / 2 + canvas.of(16);
  }

  private double promptBottom() {
    double lines = isStacked() ? line().height() - line().capHeight() : 0;
    return promptBaseline() - lines - canvas.of(isStacked() ? 31 : 11);
  }

  private double middle() {
    return canvas.width() / 2;
  }

  private double promptBaseline() {
    double top = canvas.height() - canvas.margin() - canvas.of(16);
    return isStacked() ? top - canvas.of(BELOW_SCORE) : top;
  }

  @Override
  public void drawText() {
    double top = canvas.height() - canvas.margin();
    double shown = shown();
    canvas.draw(small, middle(), top - canvas.of(16), nameShown());
    if (isStacked()) {
      canvas.draw(line(), middle(), promptBaseline(), shown);
      canvas.draw(dismissal, middle(), promptBottom() + canvas.of(10), shown);
    } else {
      double aside = canvas.of(GAP) / 2;
      canvas.draw(prompt, middle() - dismissal.width() / 2 - aside, promptBaseline(), shown);
      canvas.draw(dismissal, middle() + prompt.width() / 2 + aside, promptBaseline(), shown);
    }
  }
}
