package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.sim.api.EventList;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TraceMark;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

/**
 * What the pilots think, drawn thin over the finished picture: it takes no part in the glow, so
 * that it hides nothing. Its light layer, which is always there, shows what the drone aims at,
 * along which line, and how the last shots passed.
 */
public final class Overlay {
  private final ShapeDrawer pen;
  private final OverlayCanvas canvas;
  private final TracePainters painters;
  private final MissMarks misses;
  private final BeliefMark belief;
  private final BelievedPath path = new BelievedPath();

  /** An overlay in those colours. */
  public Overlay(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    painters = new TracePainters(canvas, words);
    misses = new MissMarks(words);
    belief = new BeliefMark(words);
  }

  /** Whether a mark belongs to the light layer. */
  public static boolean isLight(PilotTrace.Mark mark) {
    return mark == PilotTrace.Mark.TARGET || mark == PilotTrace.Mark.PATH;
  }

  /** Forgets the last run. */
  public void clear() {
    misses.clear();
    belief.clear();
    path.clear();
  }

  /** Takes in what happened in a tick, after which the world is as {@code now} says. */
  public void onEvents(EventList events, Snapshot now) {
    misses.onEvents(events, now);
    belief.onEvents(events);
    path.onEvents(events, now);
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    misses.update(seconds);
    belief.update(seconds);
    path.update(seconds);
  }

  /** Takes in all that the pilots think: a courier's believed path is kept for a while. */
  public void see(PilotTrace vision) {
    path.see(vision);
  }

  /** Whether time stands still, so that what is long to read can be read. */
  public void setStill(boolean wanted) {
    painters.setStill(wanted);
  }

  /** Draws the lines of all marks. */
  public void drawShapes(Camera camera, InterpolatedScene scene, PilotTrace trace) {
    canvas.reset(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    for (int i = 0; i < trace.size(); i++) {
      TraceMark mark = trace.get(i);
      painters.of(mark.mark()).draw(mark);
    }
    misses.draw(canvas, scene);
    belief.draw(canvas, scene);
    path.draw(canvas);
    pen.end();
  }

  /** The number of lines of text that the marks brought. */
  int lines() {
    return canvas.texts().size();
  }

  /** Draws the text of all marks where there is room. */
  public void drawText(Batch batch, ScreenRoom room) {
    canvas.texts().draw(batch, room);
  }
}
