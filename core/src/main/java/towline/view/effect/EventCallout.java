package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.PlayEvent;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.scene.Camera;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * Words at the place they refer to: for a good call and a barrage that hit its own side; large ones
 * for the haul that was won, banked or lost, and for the end of a wave, swept or fled.
 */
public final class EventCallout {
  /** Time for which a word is shown, s. */
  static final double LIFE = 1.5;

  private static final double START_HEIGHT = 1.3;
  private static final double RISE_DISTANCE = 1;

  /** Width of the dark edge that keeps a word readable on any hull, in heights of its capitals. */
  private static final double EDGE_WIDTH = 0.1;

  /** Number of places for a word, alternately above and below the wanted one. */
  private static final int PLACES = 9;

  /** Distance between two places, in heights of the word's capitals. */
  private static final double PLACE_DISTANCE = 1.6;

  private final Palette palette;
  private final String goodCall;
  private final String friendlyFire;
  private final String sweep;
  private final String haul;
  private final String banked;
  private final String lost;
  private final String flee;
  private final char decimalSign;
  private final StringBuilder text = new StringBuilder();
  private final Word won;
  private final Word call;

  /** Haul after the last event that tells it. */
  private double lastHaul = 1;

  /** True from the flight of a wave's first foe until the next wave starts. */
  private boolean hasFled;

  /** Creates callouts without words. */
  public EventCallout(Fonts fonts, Palette palette, Localization words) {
    this.palette = palette;
    goodCall = words.of("hud.good.call");
    friendlyFire = words.of("hud.friendly.fire");
    sweep = words.of("hud.sweep");
    haul = words.of("hud.haul");
    banked = words.of("hud.haul.banked");
    lost = words.of("hud.haul.lost");
    flee = words.of("hud.flee");
    decimalSign = words.decimalSign();
    won = new Word(fonts, TextSize.CALLOUT);
    call = new Word(fonts, TextSize.HEADING);
  }

  /** A word that rises and fades. */
  private static final class Word {
    final CachedText label;

    /** The same text, drawn dark round the label. */
    final CachedText edge;

    ColorRole role = ColorRole.SHARD;
    double x;
    double y;
    double age = LIFE;

    /** Number of the place where the word had room last. */
    int place;

    Word(Fonts fonts, TextSize size) {
      label = new CachedText(fonts, size, Anchor.CENTRE);
      edge = new CachedText(fonts, size, Anchor.CENTRE);
    }

    void begin(CharSequence text, ColorRole newRole, double atX, double atY) {
      label.setText(text);
      edge.setText(text);
      role = newRole;
      x = atX;
      y = atY;
      age = 0;
      place = 0;
    }

    boolean isShown() {
      return age < LIFE;
    }
  }

  /** Removes all words. */
  public void clear() {
    call.age = LIFE;
    won.age = LIFE;
    lastHaul = 1;
    hasFled = false;
  }

  /** Takes in the events of a tick; {@code snapshot} is the world after it. */
  public void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.GOOD_CALL) {
        praise(goodCall, event);
      } else if (event.type() == PlayEvent.WAVE_SWEPT) {
        sweep(event);
      } else if (event.type() == EventType.BARRAGE_HIT && event.kind() != EntityKind.MITE) {
        praise(friendlyFire, event);
      } else if (event.type() == PlayEvent.HAUL_RAISED) {
        raise(haul, event);
      } else if (event.type() == PlayEvent.HAUL_BANKED) {
        raise(banked, event);
      } else if (event.type() == PlayEvent.HAUL_LOST) {
        lose(event);
      } else if (event.type() == EventType.FOE_FLED) {
        flee(snapshot);
      } else if (event.type() == PlayEvent.WAVE_STARTED) {
        hasFled = false;
      }
    }
  }

  private void raise(String word, Event event) {
    lastHaul = event.haul();
    begin(word).append(" \u00d7");
    append(lastHaul);
    announce(ColorRole.COURIER, event.x(), event.y());
  }

  private void lose(Event event) {
    double loss = lastHaul - event.haul();
    lastHaul = event.haul();
    begin(lost);
    // The haul before is unknown in a run that was entered midway.
    if (loss > 0) {
      text.append(" \u2212");
      append(loss);
    }
    announce(ColorRole.WARNING, event.x(), event.y());
  }

  private void sweep(Event event) {
    NumberText.grouped(begin(sweep).append(" +"), Math.round(event.points()));
    announce(ColorRole.SHARD, event.x(), event.y());
  }

  /** Shows the word for the flight of a wave's first foe, unless another large word is shown. */
  private void flee(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (!hasFled && !won.isShown() && ship < snapshot.end(EntityKind.SHIP)) {
      begin(flee);
      announce(ColorRole.TEXT, snapshot.x(ship), snapshot.y(ship));
    }
    hasFled = true;
  }

  private StringBuilder begin(String word) {
    text.setLength(0);
    return text.append(word);
  }

  private void append(double factor) {
    boolean isWhole = factor == Math.rint(factor);
    NumberText.append(text, factor, isWhole ? 0 : 1, decimalSign);
  }

  private void announce(ColorRole role, double x, double y) {
    won.begin(text, role, x, y + START_HEIGHT);
  }

  private void praise(String word, Event event) {
    call.begin(word, ColorRole.SHARD, event.x(), event.y());
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    call.age += seconds;
    won.age += seconds;
  }

  /** Returns the large word that is visible, or an empty string. */
  String announced() {
    return won.isShown() ? won.label.text() : "";
  }

  /** True while a word is visible. */
  boolean isShown() {
    return call.isShown() || won.isShown();
  }

  /** Draws the words, each at the nearest height that has room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    draw(batch, camera, room, won);
    draw(batch, camera, room, call);
  }

  private void draw(Batch batch, Camera camera, ScreenRoom room, Word word) {
    if (!word.isShown()) {
      return;
    }
    double share = word.age / LIFE;
    double half = word.label.width() / 2;
    double height = word.label.capHeight();
    double windowWidth = camera.toWindowX(camera.right());
    double x = Math.max(half, Math.min(windowWidth - half, camera.toWindowX(word.x)));
    double wantedY = camera.toWindowY(word.y + START_HEIGHT + RISE_DISTANCE * share);
    for (int n = 0; n < PLACES; n++) {
      // The last place comes first, so that a word jumps only if it has to.
      int place = (word.place + n) % PLACES;
      int steps = place % 2 == 0 ? -place / 2 : (place + 1) / 2;
      double y = wantedY + steps * PLACE_DISTANCE * height;
      if (room.claim(x - half, y, x + half, y + height)) {
        word.place = place;
        draw(batch, word, x, y, Math.min(1, 2 * (1 - share)));
        return;
      }
    }
  }

  private void draw(Batch batch, Word word, double x, double y, double opacity) {
    double width = Math.max(1, EDGE_WIDTH * word.label.capHeight());
    word.edge.setColour(palette.colour(ColorRole.HULL));
    for (int side = -1; side <= 1; side++) {
      word.edge.draw(batch, x + side * width, y - width, opacity);
      word.edge.draw(batch, x + side * width, y + width, opacity);
    }
    word.edge.draw(batch, x - width, y, opacity);
    word.edge.draw(batch, x + width, y, opacity);
    int white = palette.colour(ColorRole.CORE);
    double fade = Math.min(1, 6 * word.age / LIFE);
    int rgb = Palette.mix(white, palette.colour(word.role), fade);
    word.label.setColour(rgb).draw(batch, x, y, opacity);
  }
}
