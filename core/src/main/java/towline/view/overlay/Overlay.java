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
 * The thoughts of the pilots, drawn thin over the finished picture; they do not glow, so that they
 * hide nothing. The light layer, which is always shown, has the drone's target, its line of aim,
 * and the points at which the last shots passed.
 */
public final class Overlay {
  private final ShapeDrawer pen;
  private final OverlayCanvas canvas;
  private final TracePainters painters;
  private final MissMarks misses;
  private boolean missesShown = true;
  private final BeliefMark belief;
  private final BelievedPath path = new BelievedPath();

  /** Creates an overlay. */
  public Overlay(ShapeDrawer pen, Palette palette, Fonts fonts, Localization words) {
    this.pen = pen;
    canvas = new OverlayCanvas(pen, palette, fonts);
    painters = new TracePainters(canvas, words);
    misses = new MissMarks(words);
    belief = new BeliefMark(words);
  }

  /** True if a mark belongs to the light layer. */
  public static boolean isLight(PilotTrace.Mark mark) {
    return mark == PilotTrace.Mark.TARGET || mark == PilotTrace.Mark.PATH;
  }

  /** Removes the marks of the last run. */
  public void clear() {
    misses.clear();
    belief.clear();
    path.clear();
  }

  /** Takes in the events of a tick; {@code snapshot} is the world after it. */
  public void onEvents(EventList events, Snapshot snapshot) {
    misses.onEvents(events, snapshot);
    belief.onEvents(events);
    path.onEvents(events, snapshot);
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    misses.update(seconds);
    belief.update(seconds);
    path.update(seconds);
  }

  /** Takes in the thoughts of all pilots; the believed path of a courier is kept for a while. */
  public void takeTrace(PilotTrace trace) {
    path.see(trace);
  }

  /** Sets if time is stopped, so that longer texts can be read and are drawn. */
  public void setTimeStopped(boolean wanted) {
    painters.setStill(wanted);
  }

  /** Sets if the misses of all shots are marked, and not only those that a callout explains. */
  public void setMissesShown(boolean wanted) {
    missesShown = wanted;
  }

  /** Draws the lines of all marks. */
  public void drawShapes(Camera camera, InterpolatedScene scene, PilotTrace trace) {
    canvas.reset(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    for (int i = 0; i < trace.size(); i++) {
      TraceMark mark = trace.get(i);
      painters.of(mark.mark()).draw(mark);
    }
    if (missesShown) {
      misses.draw(canvas, scene);
    }
    belief.draw(canvas, scene);
    path.draw(canvas);
    pen.end();
  }

  /** Returns the number of lines of text that the marks have added. */
  int lines() {
    return canvas.texts().size();
  }

  /** Draws the text of all marks where there is room. */
  public void drawText(Batch batch, ScreenRoom room) {
    canvas.texts().draw(batch, room);
  }
}
