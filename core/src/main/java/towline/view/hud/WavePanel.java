package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/**
 * Top centre: the wave and its name, or the great vessel's; at first, in its place, the line that
 * teaches.
 */
final class WavePanel {
  /** How long the line stays at most, s: it was read by then. */
  private static final double LONGEST = 14;

  /** ... and at least, s, however soon its idea is taken up. */
  private static final double SHORTEST = 3;

  /** How long it still stays once its idea is taken up, s. */
  private static final double AFTER_DONE = 0.9;

  private static final double FADE = 0.5;

  private final HudCanvas canvas;
  private final Label small;
  private final Label prompt;
  private Lesson lesson = new Lesson();
  private final StringBuilder drawText = new StringBuilder();
  private int wave = -1;
  private double since = LONGEST;
  private double until = LONGEST;
  private String promptKey = "";
  private String foe = "";
  private boolean done;
  private double lowered;

  WavePanel(HudCanvas canvas) {
    this.canvas = canvas;
    small =
        canvas
            .label(TextSize.BODY, Anchor.CENTRE)
            .colour(canvas.palette().of(ColorRole.TEXT_QUIET));
    prompt = canvas.label(TextSize.BODY, Anchor.CENTRE);
  }

  void clear() {
    wave = -1;
  }

  /** Only the words are new: the keys that the line names may be others. */
  void takeOver(WavePanel old, Run run) {
    wave = old.wave;
    since = old.since;
    until = old.until;
    done = old.done;
    lesson = old.lesson;
    promptKey = old.promptKey;
    writePrompt();
    name(run, old.foe);
  }

  private void writePrompt() {
    prompt.set(promptKey.isEmpty() ? "" : canvas.words().ofOrKey(promptKey));
  }

  /** Takes in how a run stands, with the name of the large vessel that is there, or empty. */
  void update(Run run, double seconds, String boss) {
    since += seconds;
    if (run.wave() != wave) {
      wave = run.wave();
      since = 0;
      until = LONGEST;
      done = false;
      promptKey = run.wavePrompt();
      lesson.start(promptKey, run);
      writePrompt();
      name(run, boss);
    } else if (!foe.equals(boss)) {
      name(run, boss);
    }
    if (!done && lesson.isDone(run)) {
      done = true;
      until = Math.min(until, Math.max(SHORTEST, since + AFTER_DONE));
    }
    prompt.colour(canvas.palette().of(done ? ColorRole.SHARD : ColorRole.TEXT));
  }

  private void name(Run run, String boss) {
    foe = boss;
    drawText.setLength(0);
    drawText.append(canvas.words().of("hud.wave")).append(' ');
    Digits.append(drawText, wave, 0).append("  \u2022  ");
    drawText.append(boss.isEmpty() ? canvas.words().ofOrKey(run.waveName()) : boss);
    small.set(drawText);
    small.colour(canvas.palette().of(boss.isEmpty() ? ColorRole.TEXT_QUIET : ColorRole.VESSEL));
  }

  /**
   * Leaves so much room, physical pixels, above the line that teaches where it has to stand below.
   */
  void lower(double by) {
    lowered = by;
  }

  /** How visible the line is, 0 to 1. */
  private double shown() {
    if (promptKey.isEmpty()) {
      return 0;
    }
    return Math.max(0, Math.min(1, Math.min(since, until - since) / FADE));
  }

  /** Whether the line that teaches is there. */
  boolean teaching() {
    return shown() > 0;
  }

  void drawShapes() {
    double shown = shown();
    if (shown > 0) {
      double half = prompt.width() / 2 + canvas.of(16);
      double y = promptBaseline();
      canvas.pen().ink(canvas.palette().of(ColorRole.HULL), 0.72 * shown);
      canvas.pen().box(middle() - half, y - canvas.of(11), middle() + half, y + canvas.of(24));
      canvas.pen().ink(canvas.palette().of(ColorRole.SHARD), 0.8 * shown);
      canvas
          .pen()
          .box(
              middle() - half,
              y - canvas.of(11),
              middle() - half + canvas.of(3),
              y + canvas.of(24));
    }
  }

  private double middle() {
    return canvas.width() / 2;
  }

  private double promptBaseline() {
    double top = canvas.height() - canvas.margin() - canvas.of(16);
    return canvas.isNarrow() ? top - canvas.of(46) - lowered : top;
  }

  void drawText() {
    double top = canvas.height() - canvas.margin();
    small.draw(canvas.batch(), middle(), top - canvas.of(16), canvas.isNarrow() ? 1 : 1 - shown());
    prompt.draw(canvas.batch(), middle(), promptBaseline(), shown());
  }
}
