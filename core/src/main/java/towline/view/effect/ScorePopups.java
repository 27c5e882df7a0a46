package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.List;
import towline.content.look.EffectPart.Popup;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.scene.Camera;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/** The points of awards, which rise from the place where they were earned and fade. */
public final class ScorePopups {
  /** Maximum number of popups at a time; a new one takes the place of the oldest. */
  static final int CAPACITY = 5;

  private static final double LIFE = 1.0;

  /** Distance by which a popup rises, m. */
  private static final double RISE_DISTANCE = 1.6;

  /** Time, s, and distance, m, below which two awards are added up. */
  private static final double MERGE_SECONDS = 0.55;

  private static final double MERGE_DISTANCE = 5;

  private final EffectTable effects;
  private final Palette palette;
  private final CachedText[] labels = new CachedText[CAPACITY];
  private final double[] x = new double[CAPACITY];
  private final double[] y = new double[CAPACITY];
  private final double[] age = new double[CAPACITY];
  private final double[] sums = new double[CAPACITY];
  private final StringBuilder text = new StringBuilder();
  private int next;

  /** Creates an empty set of popups. */
  public ScorePopups(Fonts fonts, Palette palette, EffectTable effects) {
    this.palette = palette;
    this.effects = effects;
    for (int i = 0; i < CAPACITY; i++) {
      labels[i] = new CachedText(fonts, TextSize.BODY, Anchor.CENTRE);
      age[i] = LIFE;
    }
  }

  public void clear() {
    java.util.Arrays.fill(age, LIFE);
  }

  /** Shows the points earned in a tick. */
  public void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      List<EffectRow> rows = effects.rows(event.type());
      for (int n = 0; n < rows.size(); n++) {
        EffectRow row = rows.get(n);
        if (row.popup().isPresent() && row.condition().holds(event.kind(), event.amount())) {
          Popup popup = row.popup().get();
          int rgb = palette.colour(popup.color());
          add(event.amount(), rgb, event.x(), event.y() + popup.above());
        }
      }
    }
  }

  /**
   * Shows points at a place, m, in a colour, 0xRRGGBB. Points that are soon and near enough are
   * added up, so that numbers do not overlap.
   */
  private void add(double points, int rgb, double atX, double atY) {
    int i = near(atX, atY);
    if (i < 0) {
      next = (next + 1) % CAPACITY;
      i = next;
      sums[i] = 0;
      x[i] = atX;
      y[i] = atY;
    }
    age[i] = 0;
    sums[i] += points;
    text.setLength(0);
    labels[i].setText(text.append(Math.round(sums[i]))).setColour(rgb);
  }

  /** Returns the popup to which points from a place are added; -1 if there is none. */
  private int near(double atX, double atY) {
    for (int i = 0; i < CAPACITY; i++) {
      if (age[i] < MERGE_SECONDS && Math.hypot(x[i] - atX, y[i] - atY) < MERGE_DISTANCE) {
        return i;
      }
    }
    return -1;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    for (int i = 0; i < CAPACITY; i++) {
      age[i] += seconds;
    }
  }

  /** Draws the popups that have room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    for (int i = 0; i < CAPACITY; i++) {
      if (age[i] < LIFE) {
        double share = age[i] / LIFE;
        double up = RISE_DISTANCE * (1 - (1 - share) * (1 - share));
        double atX = camera.toWindowX(x[i]);
        double atY = camera.toWindowY(y[i] + up);
        double half = labels[i].width() / 2;
        if (room.claim(atX - half, atY, atX + half, atY + labels[i].capHeight())) {
          labels[i].draw(batch, atX, atY, Math.min(1, 2.5 * (1 - share)));
        }
      }
    }
  }
}
