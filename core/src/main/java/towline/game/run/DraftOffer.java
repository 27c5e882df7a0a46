package towline.game.run;

import java.util.List;
import towline.content.HazardSpec;
import towline.content.look.ColorRole;
import towline.sim.loadout.ModuleKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.ModuleIcons;

/**
 * A module or a hazard that can be chosen while a run waits.
 *
 * @param key the text key of its name; with ".line" added, that of its effect
 * @param notes additional lines
 * @param picture the picture
 */
record DraftOffer(String key, List<String> notes, Picture picture) {
  /** A picture in a square. */
  interface Picture {
    /** Draws the picture around x, y; {@code half} is half the side of the square, pixels. */
    void draw(Palette palette, ShapeDrawer pen, double x, double y, double half);
  }

  DraftOffer {
    notes = List.copyOf(notes);
  }

  /** Returns the offer of a module, whose picture is in {@code icons}. */
  static DraftOffer of(ModuleKind module, List<String> notes, ModuleIcons icons) {
    return new DraftOffer(
        "module." + module.name(),
        notes,
        (palette, pen, x, y, half) -> icons.draw(module, x, y, half));
  }

  /** Returns the offer of a hazard; its picture is a warning sign. */
  static DraftOffer of(HazardSpec hazard, List<String> notes) {
    return new DraftOffer("hazard." + hazard.name(), notes, DraftOffer::drawSign);
  }

  private static void drawSign(Palette palette, ShapeDrawer pen, double x, double y, double half) {
    double wide = 0.62 * half;
    double foot = y - 0.5 * half;
    double width = 0.07 * half;
    pen.ink(palette.colour(ColorRole.WARNING), 0.95);
    pen.line(x - wide, foot, x + wide, foot, width);
    pen.line(x - wide, foot, x, y + 0.6 * half, width);
    pen.line(x + wide, foot, x, y + 0.6 * half, width);
    pen.line(x, y + 0.2 * half, x, y - 0.14 * half, width);
    pen.line(x, y - 0.27 * half, x, y - 0.33 * half, width);
  }
}
