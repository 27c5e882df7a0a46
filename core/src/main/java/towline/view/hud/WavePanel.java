package towline.view.hud;

import towline.session.Run;
import towline.view.draw.Tint;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top centre: the wave and its name, announced large when it comes; and the line that teaches. */
final class WavePanel {
  /** How long a new wave stays announced, s. */
  private static final double ANNOUNCED = 3.2;

  /** How long its prompt stays, s. */
  private static final double PROMPTED = 11;

  private static final double FADE = 0.5;

  private final Sheet sheet;
  private final Label small;
  private final Label large;
  private final Label prompt;
  private final StringBuilder text = new StringBuilder();
  private int wave = -1;
  private double since = PROMPTED;
  private String promptKey = "";
  private double lowered;

  WavePanel(Sheet sheet) {
    this.sheet = sheet;
    small = sheet.label(TextSize.BODY, Anchor.CENTRE).colour(sheet.palette().of(Tint.TEXT_QUIET));
    large = sheet.label(TextSize.FIGURE, Anchor.CENTRE).colour(sheet.palette().of(Tint.TEXT));
    prompt = sheet.label(TextSize.BODY, Anchor.CENTRE).colour(sheet.palette().of(Tint.TEXT));
  }

  void clear() {
    wave = -1;
  }

  void take(Run run, double seconds) {
    since += seconds;
    if (run.wave() != wave) {
      wave = run.wave();
      since = 0;
      promptKey = run.wavePrompt();
      text.setLength(0);
      text.append(sheet.words().of("hud.wave")).append(' ');
      Digits.append(text, wave, 0);
      small.set(text.toString() + "  \u2022  " + sheet.words().orKey(run.waveName()));
      large.set(text);
      prompt.set(promptKey.isEmpty() ? "" : sheet.words().orKey(promptKey));
    }
  }

  /** Leaves so much room, physical pixels, between the wave's name and the line that teaches. */
  void lower(double by) {
    lowered = by;
  }

  private static double shownFor(double since, double duration) {
    return Math.max(0, Math.min(1, Math.min(since, duration - since) / FADE));
  }

  void shapes() {
    double shown = promptKey.isEmpty() ? 0 : shownFor(since, PROMPTED);
    if (shown > 0) {
      double half = prompt.width() / 2 + sheet.of(16);
      double y = promptBaseline();
      sheet.pen().ink(sheet.palette().of(Tint.HULL), 0.72 * shown);
      sheet.pen().box(middle() - half, y - sheet.of(11), middle() + half, y + sheet.of(24));
      sheet.pen().ink(sheet.palette().of(Tint.SHARD), 0.8 * shown);
      sheet
          .pen()
          .box(middle() - half, y - sheet.of(11), middle() - half + sheet.of(3), y + sheet.of(24));
    }
  }

  private double middle() {
    return sheet.width() / 2;
  }

  private double promptBaseline() {
    return sheet.height() - sheet.margin() - sheet.of(62) - lowered;
  }

  void text() {
    double top = sheet.height() - sheet.margin();
    small.draw(sheet.batch(), middle(), top - sheet.of(16), 1);
    large.draw(sheet.batch(), middle(), sheet.height() * 0.72, shownFor(since, ANNOUNCED));
    if (!promptKey.isEmpty()) {
      prompt.draw(sheet.batch(), middle(), promptBaseline(), shownFor(since, PROMPTED));
    }
  }
}
