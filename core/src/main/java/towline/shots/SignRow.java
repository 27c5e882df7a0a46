package towline.shots;

import java.util.ArrayList;
import java.util.List;
import towline.content.look.ColorRole;
import towline.trial.shots.Situation;
import towline.view.text.Localization;

/** The signs below the picture: the gun's speed and motion, falling shots, a target that dodges. */
final class SignRow {
  private final Brush brush;
  private final BoardLayout layout;
  private final Localization texts;

  /** Creates the row for one frame. */
  SignRow(Brush brush, BoardLayout layout, Localization texts) {
    this.brush = brush;
    this.layout = layout;
    this.texts = texts;
  }

  /** Draws the signs of a situation. */
  void draw(Situation situation) {
    List<String> signs = new ArrayList<>();
    signs.add(situation.isGunSlow() ? "SLOW" : situation.isGunQuick() ? "QUICK" : "MEDIUM");
    if (situation.gunVelocityX() != 0) {
      signs.add("MOVES");
    }
    if (situation.doShotsFall()) {
      signs.add("FALL");
    }
    if (situation.doesTargetDodge()) {
      signs.add("DODGE");
    }
    Box box = layout.signs();
    double size = 13 * layout.text();
    double wanted = 0;
    for (String sign : signs) {
      wanted += width(sign, size);
    }
    double room = box.width() - (signs.size() - 1) * layout.gap();
    double share = Math.min(1, room / wanted);
    double x = box.x();
    for (String sign : signs) {
      boolean isFall = sign.equals("FALL");
      double arrow = isFall ? share * arrow() : 0;
      Box plate = new Box(x, box.y(), share * width(sign, size), box.height());
      x = plate.right() + layout.gap();
      ColorRole role =
          switch (sign) {
            case "FALL" -> ColorRole.CURRENT;
            case "DODGE" -> ColorRole.WARNING;
            case "MEDIUM", "MOVES" -> ColorRole.TEXT_QUIET;
            default -> ColorRole.ACCENT;
          };
      brush.plate(plate, brush.colour(role), 0.8, false);
      Box inside = plate.inset(brush.px(7), brush.px(2));
      if (isFall) {
        fallArrow(situation, new Box(inside.x(), inside.y(), arrow, inside.height()));
      }
      Box rest = new Box(inside.x() + arrow, inside.y(), inside.width() - arrow, inside.height());
      brush.words(words(sign), role, size, Pen.Align.CENTRE, rest);
    }
  }

  private String words(String sign) {
    return texts.of("shots.sign." + sign).replace(' ', '\u00a0');
  }

  private double arrow() {
    return 0.7 * layout.signs().height();
  }

  private double width(String sign, double size) {
    double arrow = sign.equals("FALL") ? arrow() : 0;
    return brush.width(words(sign), size) + arrow + brush.px(20);
  }

  /** Draws an arrow in the direction in which shots fall. */
  private void fallArrow(Situation situation, Box box) {
    double bearing = Math.atan2(situation.gun().gravityY, situation.gun().gravityX);
    double side = 0.8 * Math.min(box.height(), box.width());
    double x = box.centreX() - 0.1 * box.width();
    double y = box.centreY();
    double cos = 0.5 * side * Math.cos(bearing);
    double sin = 0.5 * side * Math.sin(bearing);
    int rgb = brush.colour(ColorRole.CURRENT);
    brush.pen().line(rgb, 1, brush.px(1.6), x - cos, y - sin, x, y);
    brush
        .pen()
        .triangle(
            rgb, 1, x + cos, y + sin, x - 0.6 * sin, y + 0.6 * cos, x + 0.6 * sin, y - 0.6 * cos);
  }
}
