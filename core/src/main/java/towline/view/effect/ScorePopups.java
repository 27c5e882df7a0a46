package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import java.util.List;
import towline.content.look.ColorRole;
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
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The points of awards, which rise from the place where they were earned and fade. Letters grow
 * with the logarithm of the points.
 */
public final class ScorePopups {
  /** Maximum number of popups at a time; a new one takes the place of the oldest. */
  static final int CAPACITY = 5;

  private static final double LIFE = 1.0;

  /** Distance by which a popup rises, m. */
  private static final double RISE_DISTANCE = 1.6;

  /** Time, s, and distance, m, below which two awards are added up. */
  private static final double MERGE_SECONDS = 0.55;

  private static final double MERGE_DISTANCE = 5;

  /** Sizes of points below 100, and for each further digit. */
  private static final TextSize[] SIZES = {
    TextSize.BODY, TextSize.HEADING, TextSize.FIGURE, TextSize.CALLOUT
  };

  /** Index of the size from which on points are bright. */
  private static final int BRIGHT_SIZE = 2;

  /** Share of white in the colour of bright points. */
  private static final double BRIGHTNESS = 0.6;

  private final EffectTable effects;
  private final Palette palette;
  private final CachedText[][] labels = new CachedText[CAPACITY][SIZES.length];
  private final int[] sizes = new int[CAPACITY];
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
      for (int size = 0; size < SIZES.length; size++) {
        labels[i][size] = new CachedText(fonts, SIZES[size], Anchor.CENTRE);
      }
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
    sizes[i] = size(sums[i]);
    text.setLength(0);
    NumberText.grouped(text, Math.round(sums[i]));
    int white = palette.colour(ColorRole.CORE);
    int shown = sizes[i] < BRIGHT_SIZE ? rgb : Palette.mix(rgb, white, BRIGHTNESS);
    labels[i][sizes[i]].setText(text).setColour(shown);
  }

  /** Returns the index of the size of the letters for points: a step for each digit from 100 on. */
  static int size(double points) {
    int digits = points < 1 ? 0 : (int) Math.floor(Math.log10(Math.rint(points)));
    return Math.max(0, Math.min(SIZES.length - 1, digits - 1));
  }

  /** Returns the size of the letters for points. */
  static TextSize textSize(double points) {
    return SIZES[size(points)];
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

  /** Draws the popups that have room, the largest first. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    for (int size = SIZES.length - 1; size >= 0; size--) {
      draw(batch, camera, room, size);
    }
  }

  private void draw(Batch batch, Camera camera, ScreenRoom room, int size) {
    for (int i = 0; i < CAPACITY; i++) {
      if (age[i] < LIFE && sizes[i] == size) {
        CachedText label = labels[i][size];
        double share = age[i] / LIFE;
        double up = RISE_DISTANCE * (1 - (1 - share) * (1 - share));
        double atX = camera.toWindowX(x[i]);
        double atY = camera.toWindowY(y[i] + up);
        double half = label.width() / 2;
        if (room.claim(atX - half, atY, atX + half, atY + label.capHeight())) {
          label.draw(batch, atX, atY, Math.min(1, 2.5 * (1 - share)));
        }
      }
    }
  }
}
