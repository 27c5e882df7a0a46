package towline.view.hud;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.WaveResult;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.MessageBoard.Place;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * A card at the left, under the score, for two seconds after a wave: its time, kills, best swing,
 * and the hit rates of the busiest aim modes.
 */
final class WaveCard implements HudPanel {
  private static final double SECONDS = 2;
  private static final double FADE = 0.25;
  private static final double WIDTH = 236;
  private static final double ROW = 21;
  private static final double PAD = 12;

  /**
   * Minimum distance of the card's lower edge from that of the window, above the aim modes, design
   * pixels.
   */
  private static final double FROM_FOOT = 84;

  private static final int FACTS = 3;
  private static final int MAX_MODES = 3;

  private final HudCanvas canvas;
  private final CachedText title;
  private final CachedText[] names = new CachedText[FACTS + MAX_MODES];
  private final CachedText[] values = new CachedText[FACTS + MAX_MODES];
  private final int[] modes = new int[MAX_MODES];
  private final StringBuilder text = new StringBuilder();
  private final MessageBoard board;
  private int shownModes;
  private int wave;

  WaveCard(HudCanvas canvas, MessageBoard board) {
    this.canvas = canvas;
    this.board = board;
    title =
        canvas
            .label(TextSize.SMALL, Anchor.LEFT)
            .setColour(canvas.palette().colour(ColorRole.SHARD));
    for (int row = 0; row < names.length; row++) {
      names[row] = canvas.label(TextSize.SMALL, Anchor.LEFT);
      values[row] = canvas.label(TextSize.SMALL, Anchor.RIGHT);
      names[row].setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
      values[row].setColour(canvas.palette().colour(ColorRole.TEXT));
    }
    String[] facts = {"over.time", "over.kills", "hud.swing"};
    for (int row = 0; row < FACTS; row++) {
      names[row].setText(canvas.localization().of(facts[row]));
    }
  }

  @Override
  public void reset(Run run) {
    wave = run.score().lastWave().number();
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    reset(run);
  }

  @Override
  public void update(Run run, double seconds) {
    WaveResult result = run.score().lastWave();
    if (result.number() != wave) {
      wave = result.number();
      write(result);
      board.post(Place.SIDE, new Card());
    }
  }

  private void write(WaveResult result) {
    clear().append(canvas.localization().of("hud.wave")).append(' ');
    NumberText.append(text, result.number(), 0).append("  ");
    title.setText(text.append(canvas.localization().of("hud.cleared")));
    values[0].setText(NumberText.clock(clear(), Math.round(result.seconds())));
    values[1].setText(clear().append(result.kills()));
    values[2].setText(clear().append('\u00d7').append(result.bestSwing()));
    chooseModes(result);
    for (int place = 0; place < shownModes; place++) {
      int mode = modes[place];
      CachedText name = names[FACTS + place];
      name.setText(canvas.localization().of("aim." + AimMode.values()[mode].name()));
      name.setColour(canvas.palette().modeColour(mode));
      clear().append(result.hits(mode)).append(" / ").append(result.shots(mode));
      values[FACTS + place].setText(text);
    }
  }

  private StringBuilder clear() {
    text.setLength(0);
    return text;
  }

  /** Finds the modes that fired most, the busiest first. */
  private void chooseModes(WaveResult result) {
    shownModes = 0;
    int maxRows = Math.min(MAX_MODES, rowsThatFit() - 1 - FACTS);
    while (shownModes < maxRows) {
      int best = -1;
      for (int mode = 0; mode < AimMode.values().length; mode++) {
        boolean more = best < 0 || result.shots(mode) > result.shots(best);
        if (result.shots(mode) > 0 && more && !isChosen(mode)) {
          best = mode;
        }
      }
      if (best < 0) {
        return;
      }
      modes[shownModes++] = best;
    }
  }

  private boolean isChosen(int mode) {
    for (int place = 0; place < shownModes; place++) {
      if (modes[place] == mode) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of rows that fit, including the title. */
  private int rowsThatFit() {
    double room = top() - canvas.foot() - canvas.pixels(FROM_FOOT + 2 * PAD - 6);
    return (int) Math.floor(room / canvas.pixels(ROW));
  }

  private double top() {
    return canvas.sideTop();
  }

  private double bottom() {
    return top() - canvas.pixels(2 * PAD + ROW * (1 + FACTS + shownModes) - 6);
  }

  private double right() {
    return canvas.besideThumb() + canvas.pixels(WIDTH);
  }

  /** The card as a message. */
  private final class Card extends Message {
    Card() {
      super(SECONDS, FADE);
    }

    @Override
    protected boolean replaces(Message other) {
      return other instanceof Card;
    }

    @Override
    protected void write() {
      // Already written when the wave was cleared: the next wave may be over before this card's
      // turn.
    }

    @Override
    protected boolean moveTo(int place) {
      return place == 0;
    }

    @Override
    protected boolean fits(ScreenRoom room) {
      return room.isOpen(canvas.besideThumb(), bottom(), right(), top());
    }

    @Override
    protected void take(ScreenRoom room) {
      room.take(canvas.besideThumb(), bottom(), right(), top());
    }

    @Override
    protected void drawShapes() {
      ShapeDrawer pen = canvas.shapes();
      double left = canvas.besideThumb();
      pen.ink(canvas.palette().colour(ColorRole.HULL), 0.72 * presence());
      pen.box(left, bottom(), right(), top());
      pen.ink(canvas.palette().colour(ColorRole.SHARD), 0.8 * presence());
      pen.box(left, bottom(), left + canvas.pixels(3), top());
    }

    @Override
    protected void drawText() {
      double left = canvas.besideThumb() + canvas.pixels(PAD);
      double y = top() - canvas.pixels(PAD + 12);
      canvas.draw(title, left, y, presence());
      for (int row = 0; row < FACTS + shownModes; row++) {
        y -= canvas.pixels(ROW);
        canvas.draw(names[row], left, y, presence());
        canvas.draw(values[row], right() - canvas.pixels(PAD), y, presence());
      }
    }
  }
}
