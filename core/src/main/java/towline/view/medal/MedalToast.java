package towline.view.medal;

import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.hud.HudCanvas;
import towline.view.hud.Message;
import towline.view.hud.MessageBoard;
import towline.view.hud.MessageBoard.Place;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** Messages on the left about medals that have just been earned, one after the other. */
public final class MedalToast {
  /** Time for which a medal is shown, s. */
  static final double SHOWN_SECONDS = 4;

  private static final double FADE_SECONDS = 0.25;

  private static final double HEIGHT = 58;
  private static final double WIDTH = 250;
  private static final double PLATE_OPACITY = 0.8;

  private final HudCanvas canvas;
  private final MedalIcons icons;
  private final MessageBoard board;

  /** Creates a toast that posts to {@code board}. */
  public MedalToast(HudCanvas canvas, MedalIcons icons, MessageBoard board) {
    this.canvas = canvas;
    this.icons = icons;
    this.board = board;
  }

  /** Shows a medal of the given tier as soon as there is room. */
  public void show(String earned, MedalTier tier) {
    board.post(Place.SIDE, new Earned(earned, tier));
  }

  /** Returns the name of the medal on the screen; empty if there is none. */
  public String shown() {
    return board.shown(Place.SIDE) instanceof Earned earned ? earned.medal : "";
  }

  private final class Earned extends Message {
    private final String medal;
    private final MedalTier tier;
    private final CachedText heading;
    private final CachedText title;

    Earned(String medal, MedalTier tier) {
      super(SHOWN_SECONDS, FADE_SECONDS);
      this.tier = tier;
      this.medal = medal;
      heading = canvas.label(TextSize.SMALL, Anchor.LEFT);
      title = canvas.label(TextSize.BODY, Anchor.LEFT);
    }

    @Override
    protected void write() {
      heading.setText(canvas.localization().of("medal.tier." + tier.name()));
      title.setText(canvas.localization().of("medal." + medal));
    }

    @Override
    protected boolean moveTo(int place) {
      return place == 0;
    }

    private double left() {
      double hidden = Math.max(0, 1 - age() / FADE_SECONDS);
      return canvas.besideThumb() - canvas.pixels(26) * hidden * hidden;
    }

    private double right() {
      double text = Math.max(heading.width(), title.width());
      return left() + Math.max(canvas.pixels(WIDTH), text + canvas.pixels(HEIGHT + 18));
    }

    private double middle() {
      return canvas.sideTop() - canvas.pixels(HEIGHT / 2);
    }

    @Override
    protected boolean fits(ScreenRoom room) {
      double half = canvas.pixels(HEIGHT) / 2;
      return room.isOpen(left(), middle() - half, right(), middle() + half);
    }

    @Override
    protected void take(ScreenRoom room) {
      double half = canvas.pixels(HEIGHT) / 2;
      room.take(left(), middle() - half, right(), middle() + half);
    }

    @Override
    protected void drawShapes() {
      double half = canvas.pixels(HEIGHT) / 2;
      double y = middle();
      canvas.shapes().ink(canvas.palette().colour(ColorRole.SKY), PLATE_OPACITY * presence());
      canvas.shapes().box(left(), y - half, right(), y + half);
      canvas.shapes().ink(canvas.palette().colour(tier.role()), presence());
      canvas.shapes().box(left(), y - half, left() + canvas.pixels(3), y + half);
    }

    @Override
    protected void drawText() {
      double y = middle();
      double flash = Math.max(0, 1 - 2 * age());
      Palette palette = canvas.palette();
      int metal = palette.colour(tier.role());
      int lit = Palette.mix(metal, palette.colour(ColorRole.CORE), flash);
      double side = canvas.pixels(MedalIcons.SIDE) * (1 + 0.25 * flash);
      double icon = left() + canvas.pixels(HEIGHT / 2 + 4);
      icons.draw(canvas.batch(), medal, lit, presence(), icon, y, side);
      double x = left() + canvas.pixels(HEIGHT + 6);
      heading.setColour(metal).draw(canvas.batch(), x, y + canvas.pixels(7), presence());
      title
          .setColour(palette.colour(ColorRole.TEXT))
          .draw(canvas.batch(), x, y - canvas.pixels(16), presence());
    }
  }
}
