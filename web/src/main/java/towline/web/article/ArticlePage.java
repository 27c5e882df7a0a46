package towline.web.article;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.web.canvas.CanvasPen;

/** Runs the live pictures of an article while they are visible. */
public final class ArticlePage {
  private static final double PICTURE_WIDTH = 44;
  private static final double EDGE = PICTURE_WIDTH / 2 + 1;
  private static final double GROUND = -8.5;
  private static final double MUZZLE_SPEED = 16;

  /** Slew rate at which the time to turn is negligible, rad/s. */
  private static final double FAST_SLEW_RATE = 50;

  /** Maximum time by which a frame advances, s; the rest of an interruption is skipped. */
  private static final double MAX_FRAME_SECONDS = 5 * LivePicture.TICK;

  private static final double MS_PER_SECOND = 1000;

  private final List<Placed> pictures = new ArrayList<>();

  /** Time of the last frame, ms. */
  private double last = Double.NaN;

  /** Time since the last step, s. */
  private double due;

  /** A picture and its place on the page. */
  private record Placed(HTMLElement place, CanvasPen pen, LivePicture picture) {}

  private ArticlePage() {}

  /** Returns true if this page is an article. */
  public static boolean isHere() {
    return places().getLength() > 0;
  }

  /** Starts the pictures. */
  public static void open() {
    ArticlePage page = new ArticlePage();
    JSArrayReader<HTMLElement> places = places();
    for (int i = 0; i < places.getLength(); i++) {
      HTMLElement place = places.get(i);
      HTMLCanvasElement canvas = (HTMLCanvasElement) place.querySelector("canvas");
      LivePicture picture = picture(place.getAttribute("data-figure"));
      page.pictures.add(new Placed(place, new CanvasPen(canvas), picture));
      connect(place, picture::restart);
    }
    Window.requestAnimationFrame(page::frame);
  }

  private static LivePicture picture(String name) {
    return switch (name) {
      case "lead" ->
          new TurretPicture(
              new Straight(),
              gun(AimMode.DIRECT, LivePicture.FIRST, -3),
              gun(AimMode.LEAD, LivePicture.SECOND, 3));
      case "turning" ->
          new TurretPicture(
              new Straight(),
              gun(AimMode.LEAD, LivePicture.FIRST, -3),
              gun(AimMode.TURN_LEAD, LivePicture.SECOND, 3));
      case "acceleration" ->
          new TurretPicture(
              new Circle(),
              gun(AimMode.TURN_LEAD, LivePicture.FIRST, -3),
              gun(AimMode.PREDICT, LivePicture.SECOND, 3));
      case "lob" ->
          new TurretPicture(
              new Straight(),
              gun(AimMode.TURN_LEAD, LivePicture.FIRST, -3),
              gun(AimMode.LOB, LivePicture.SECOND, 3));
      case "homing" -> new HomingPicture();
      case "avoidance" -> new CrowdPicture();
      default -> throw new IllegalArgumentException("there is no picture '" + name + "'");
    };
  }

  private static ArticleTurret gun(AimMode mode, int colour, double x) {
    return new ArticleTurret(mode, colour, x, GROUND);
  }

  /** A course from left to right at constant velocity. */
  private static final class Straight implements Course {
    @Override
    public void begin(FireProblem target, Sliders sliders) {
      target.targetX = -EDGE;
      target.targetY = 5;
      target.targetVelocityX = sliders.value("speed");
      target.targetVelocityY = 0;
      target.muzzleSpeed = valueOr(sliders, "shot", MUZZLE_SPEED);
      target.slewRate = valueOr(sliders, "slew", FAST_SLEW_RATE);
      target.gravityY = -valueOr(sliders, "gravity", 0);
    }

    @Override
    public boolean isOver(FireProblem target, double seconds) {
      return target.targetX > EDGE;
    }
  }

  /** A circular course that ends after some seconds. */
  private static final class Circle implements Course {
    private static final double SECONDS = 8;

    @Override
    public void begin(FireProblem target, Sliders sliders) {
      double speed = sliders.value("speed");
      double turn = sliders.value("turn");
      target.targetX = -9;
      target.targetY = 8;
      target.targetVelocityX = speed;
      target.targetVelocityY = 0;
      target.targetTurnRate = -turn;
      target.muzzleSpeed = MUZZLE_SPEED;
      target.slewRate = 6;
    }

    @Override
    public boolean isOver(FireProblem target, double seconds) {
      return seconds > SECONDS
          || Math.abs(target.targetX) > EDGE
          || Math.abs(target.targetY) > EDGE;
    }
  }

  private static double valueOr(Sliders sliders, String name, double otherwise) {
    double value = sliders.value(name);
    return Double.isNaN(value) ? otherwise : value;
  }

  private void frame(double now) {
    Window.requestAnimationFrame(this::frame);
    double elapsed = Double.isNaN(last) ? LivePicture.TICK : (now - last) / MS_PER_SECOND;
    last = now;
    due += Math.min(MAX_FRAME_SECONDS, elapsed);
    int steps = (int) (due / LivePicture.TICK);
    due -= steps * LivePicture.TICK;
    for (Placed placed : pictures) {
      if (isVisible(placed.place())) {
        for (int i = 0; i < steps; i++) {
          placed.picture().tick(name -> slider(placed.place(), name));
        }
        placed.pen().begin(PICTURE_WIDTH);
        placed.picture().draw(placed.pen());
        showResult(placed.place(), placed.picture().result());
      }
    }
  }

  @JSBody(script = "return Array.from(document.querySelectorAll('[data-figure]'));")
  private static native JSArrayReader<HTMLElement> places();

  @JSBody(
      params = {"place", "name"},
      script =
          "var slider = place.querySelector('input[name=' + name + ']');"
              + " return slider ? slider.valueAsNumber : NaN;")
  private static native double slider(HTMLElement place, String name);

  @JSBody(
      params = "place",
      script =
          "var box = place.getBoundingClientRect();"
              + " return box.bottom > 0 && box.top < innerHeight && !place.dataset.still;")
  private static native boolean isVisible(HTMLElement place);

  @JSBody(
      params = {"place", "text"},
      script =
          "var line = place.querySelector('.result');"
              + " if (line.textContent !== text) line.textContent = text;")
  private static native void showResult(HTMLElement place, String text);

  /** Makes each slider restart the picture, and each click on the picture stop or resume it. */
  @JSBody(
      params = {"place", "restart"},
      script =
          "place.querySelectorAll('input').forEach(function(slider) {"
              + " var shown = document.createElement('output');"
              + " var words = slider.dataset.words ? slider.dataset.words.split(',') : [];"
              + " var show = function() {"
              + " shown.textContent = words[slider.value] || slider.value; };"
              + " slider.after(shown); show();"
              + " slider.addEventListener('input', function() { show(); restart(); }); });"
              + " place.querySelector('canvas').addEventListener('click', function() {"
              + " if (place.dataset.still) delete place.dataset.still;"
              + " else place.dataset.still = 'yes'; });")
  private static native void connect(HTMLElement place, Restart restart);

  @JSFunctor
  private interface Restart extends JSObject {
    void run();
  }
}
