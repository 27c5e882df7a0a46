package towline.view.medal;

import java.util.ArrayDeque;
import java.util.Queue;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.hud.HudCanvas;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** A medal that has just been earned: on the left, one after the other. */
public final class MedalToast {
  /** How long each is shown, s. */
  static final double SHOWN = 4;

  private static final double COMING = 0.25;
  private static final double GOING = 0.6;

  /** Below the score, design pixels. */
  private static final double BELOW_TOP = 112;

  private static final double HEIGHT = 58;
  private static final double WIDTH = 250;
  private static final double PLATE = 0.8;

  private final HudCanvas canvas;
  private final MedalIcons icons;
  private final CachedText heading;
  private final CachedText title;
  private final Queue<String> coming = new ArrayDeque<>();
  private String medal = "";
  private double age = SHOWN;

  /** Draws on that canvas. */
  public MedalToast(HudCanvas canvas, MedalIcons icons) {
    this.canvas = canvas;
    this.icons = icons;
    heading = canvas.label(TextSize.SMALL, Anchor.LEFT);
    title = canvas.label(TextSize.BODY, Anchor.LEFT);
  }

  /** Shows a medal as soon as those before it have been shown. */
  public void show(String earned) {
    coming.add(earned);
  }

  /** The medal on the screen, by name; empty: none. */
  public String shown() {
    return medal;
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    age += seconds;
    if (age >= SHOWN) {
      String next = coming.poll();
      medal = next == null ? "" : next;
      if (next != null) {
        age = 0;
        heading.set(canvas.words().of("medal.earned"));
        title.set(canvas.words().of("medal." + next));
      }
    }
  }

  private double opacity() {
    return Math.max(0, Math.min(1, Math.min(age / COMING, (SHOWN - age) / GOING)));
  }

  private double left() {
    double hidden = Math.max(0, 1 - age / COMING);
    return canvas.margin() - canvas.of(30) * hidden * hidden;
  }

  private double middle() {
    return canvas.height() - canvas.margin() - canvas.of(BELOW_TOP + HEIGHT / 2);
  }

  /** Draws the plate. */
  public void drawShapes() {
    if (medal.isEmpty()) {
      return;
    }
    double half = canvas.of(HEIGHT) / 2;
    double y = middle();
    double width = Math.max(canvas.of(WIDTH), title.width() + canvas.of(HEIGHT + 18));
    canvas.pen().ink(canvas.palette().of(ColorRole.SKY), PLATE * opacity());
    canvas.pen().box(left(), y - half, left() + width, y + half);
    canvas.pen().ink(canvas.palette().of(ColorRole.ACCENT), opacity());
    canvas.pen().box(left(), y - half, left() + canvas.of(3), y + half);
  }

  /** Draws icon and text. */
  public void drawText() {
    if (medal.isEmpty()) {
      return;
    }
    double y = middle();
    double flash = Math.max(0, 1 - 2 * age);
    Palette palette = canvas.palette();
    int gold = palette.of(ColorRole.ACCENT);
    int lit = Palette.mix(gold, palette.of(ColorRole.CORE), flash);
    double side = canvas.of(MedalIcons.SIDE) * (1 + 0.25 * flash);
    icons.draw(canvas.batch(), medal, lit, opacity(), left() + canvas.of(HEIGHT / 2 + 4), y, side);
    double x = left() + canvas.of(HEIGHT + 6);
    heading.colour(gold).draw(canvas.batch(), x, y + canvas.of(7), opacity());
    title.colour(palette.of(ColorRole.TEXT)).draw(canvas.batch(), x, y - canvas.of(16), opacity());
  }
}
