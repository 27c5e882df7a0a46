package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.PlayEvent;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
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
 * Words of praise at the place they refer to: for a good call, for the haul that was won or banked,
 * for a barrage that hit its own side, and for a wave of which nobody fled.
 */
public final class BeliefCallout {
  /** Time for which a word is shown, s. */
  static final double LIFE = 1.5;

  private static final double START_HEIGHT = 1.3;
  private static final double RISE_DISTANCE = 1;

  private final Palette palette;
  private final String goodCall;
  private final String friendlyFire;
  private final String sweep;
  private final String haul;
  private final String banked;
  private final char decimalSign;
  private final StringBuilder text = new StringBuilder();
  private final CachedText call;
  private double callX;
  private double callY;
  private double callAge = LIFE;
  private final CachedText won;
  private double wonX;
  private double wonY;
  private double wonAge = LIFE;

  /** Creates callouts without words. */
  public BeliefCallout(Fonts fonts, Palette palette, Localization words) {
    this.palette = palette;
    goodCall = words.of("hud.good.call");
    friendlyFire = words.of("hud.friendly.fire");
    sweep = words.of("hud.sweep");
    haul = words.of("hud.haul");
    banked = words.of("hud.haul.banked");
    decimalSign = words.decimalSign();
    won = new CachedText(fonts, TextSize.CALLOUT, Anchor.CENTRE);
    call = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE);
  }

  /** Removes all words. */
  public void clear() {
    callAge = LIFE;
    wonAge = LIFE;
  }

  /** Takes in the events of a tick. */
  public void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.GOOD_CALL) {
        praise(goodCall, event);
      } else if (event.type() == PlayEvent.WAVE_SWEPT) {
        praise(sweep, event);
      } else if (event.type() == EventType.BARRAGE_HIT && event.kind() != EntityKind.MITE) {
        praise(friendlyFire, event);
      } else if (event.type() == PlayEvent.HAUL_RAISED) {
        announce(haul, event);
      } else if (event.type() == PlayEvent.HAUL_BANKED) {
        announce(banked, event);
      }
    }
  }

  private void announce(String word, Event event) {
    double factor = event.haul();
    text.setLength(0);
    text.append(word).append(" \u00d7");
    won.setText(NumberText.append(text, factor, factor == Math.rint(factor) ? 0 : 1, decimalSign));
    wonX = event.x();
    wonY = event.y() + START_HEIGHT;
    wonAge = 0;
  }

  private void praise(String word, Event event) {
    call.setText(word);
    callX = event.x();
    callY = event.y();
    callAge = 0;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    callAge += seconds;
    wonAge += seconds;
  }

  /** True while a word is visible. */
  boolean isShown() {
    return callAge < LIFE || wonAge < LIFE;
  }

  /** Draws the words that have room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    draw(batch, camera, room, won, palette.colour(ColorRole.COURIER), wonX, wonY, wonAge);
    draw(batch, camera, room, call, palette.colour(ColorRole.SHARD), callX, callY, callAge);
  }

  private void draw(
      Batch batch,
      Camera camera,
      ScreenRoom room,
      CachedText label,
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
      label.setColour(rgb).draw(batch, x, y, Math.min(1, 2 * (1 - share)));
    }
  }
}
