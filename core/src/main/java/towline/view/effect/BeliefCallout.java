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
public final class BeliefCallout {
  /** Time for which a word is shown, s. */
  static final double LIFE = 1.5;

  private static final double START_HEIGHT = 1.3;
  private static final double RISE_DISTANCE = 1;

  /** Width of the dark edge that keeps a word readable on any hull, in heights of its capitals. */
  private static final double EDGE_WIDTH = 0.1;

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
  private final CachedText call;
  private double callX;
  private double callY;
  private double callAge = LIFE;
  private final CachedText wonEdge;
  private final CachedText callEdge;
  private final CachedText won;
  private double wonX;
  private double wonY;
  private double wonAge = LIFE;
  private ColorRole wonRole = ColorRole.COURIER;

  /** Haul after the last event that tells it. */
  private double lastHaul = 1;

  /** True from the flight of a wave's first foe until the next wave starts. */
  private boolean hasFled;

  /** Creates callouts without words. */
  public BeliefCallout(Fonts fonts, Palette palette, Localization words) {
    this.palette = palette;
    goodCall = words.of("hud.good.call");
    friendlyFire = words.of("hud.friendly.fire");
    sweep = words.of("hud.sweep");
    haul = words.of("hud.haul");
    banked = words.of("hud.haul.banked");
    lost = words.of("hud.haul.lost");
    flee = words.of("hud.flee");
    decimalSign = words.decimalSign();
    won = new CachedText(fonts, TextSize.CALLOUT, Anchor.CENTRE);
    call = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE);
    wonEdge = new CachedText(fonts, TextSize.CALLOUT, Anchor.CENTRE);
    callEdge = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE);
  }

  /** Removes all words. */
  public void clear() {
    callAge = LIFE;
    wonAge = LIFE;
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
    if (!hasFled && wonAge >= LIFE && ship < snapshot.end(EntityKind.SHIP)) {
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
    won.setText(text);
    wonEdge.setText(text);
    wonRole = role;
    wonX = x;
    wonY = y + START_HEIGHT;
    wonAge = 0;
  }

  private void praise(String word, Event event) {
    call.setText(word);
    callEdge.setText(word);
    callX = event.x();
    callY = event.y();
    callAge = 0;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    callAge += seconds;
    wonAge += seconds;
  }

  /** Returns the large word that is visible, or an empty string. */
  String announced() {
    return wonAge < LIFE ? won.text() : "";
  }

  /** True while a word is visible. */
  boolean isShown() {
    return callAge < LIFE || wonAge < LIFE;
  }

  /** Draws the words that have room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    draw(batch, camera, room, won, wonEdge, palette.colour(wonRole), wonX, wonY, wonAge);
    draw(batch, camera, room, call, callEdge, palette.colour(ColorRole.SHARD), callX, callY, callAge);
  }

  private void draw(
      Batch batch,
      Camera camera,
      ScreenRoom room,
      CachedText label,
      CachedText edge,
      int wanted,
      double atX,
      double atY,
      double age) {
    if (age >= LIFE) {
      return;
    }
    double share = age / LIFE;
    int rgb = Palette.mix(palette.colour(ColorRole.CORE), wanted, Math.min(1, 6 * share));
    double up = START_HEIGHT + RISE_DISTANCE * share;
    double x = camera.toWindowX(atX);
    double y = camera.toWindowY(atY + up);
    double half = label.width() / 2;
    if (room.claim(x - half, y, x + half, y + label.capHeight())) {
      double opacity = Math.min(1, 2 * (1 - share));
      double width = Math.max(1, EDGE_WIDTH * label.capHeight());
      edge.setColour(palette.colour(ColorRole.HULL));
      for (int side = -1; side <= 1; side++) {
        edge.draw(batch, x + side * width, y - width, opacity);
        edge.draw(batch, x + side * width, y + width, opacity);
      }
      edge.draw(batch, x - width, y, opacity);
      edge.draw(batch, x + width, y, opacity);
      label.setColour(rgb).draw(batch, x, y, opacity);
    }
  }
}
