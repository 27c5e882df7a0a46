package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.sim.api.PilotTrace;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Words;

/**
 * What the pilots think, drawn thin over the finished picture: it takes no part in the glow, so
 * that it hides nothing.
 */
public final class Overlay {
  private final Pen pen;
  private final OverlayCanvas slate;
  private final DroneMarks drone;
  private final GhostMarks ghosts;
  private final MissileMarks missiles;
  private final TankMarks tanks;
  private final GoalMarks goals;

  /** An overlay in those colours. */
  public Overlay(Pen pen, Palette palette, Fonts fonts, Words words) {
    this.pen = pen;
    slate = new OverlayCanvas(pen, palette, fonts);
    drone = new DroneMarks(slate, words);
    ghosts = new GhostMarks(slate, words);
    missiles = new MissileMarks(slate);
    tanks = new TankMarks(slate);
    goals = new GoalMarks(slate);
  }

  /** Draws the lines of all marks. */
  public void drawShapes(Camera camera, InterpolatedScene scene, PilotTrace thought) {
    slate.reset(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    for (int i = 0; i < thought.size(); i++) {
      draw(thought, i);
    }
    pen.end();
  }

  private void draw(PilotTrace thought, int i) {
    switch (thought.mark(i)) {
      case FACING, TURN, TRACK, PATH, IMPACT, AIM_POINT, BRACKET, TIMES, TARGET, NO_SHOT ->
          drone.draw(thought, i);
      case GHOST, METHOD -> ghosts.draw(thought, i);
      case WANTED, SMOOTHED, MEETING -> missiles.draw(thought, i);
      case LOOKAHEAD, HIT_POINT, NEIGHBOUR, STEERS -> tanks.draw(thought, i);
      case GOAL, STATION, AIMS -> goals.draw(thought, i);
    }
  }

  /** The number of lines of text that the marks brought. */
  int lines() {
    return slate.texts().size();
  }

  /** Draws the text of all marks. */
  public void drawText(Batch batch) {
    slate.texts().draw(batch);
  }
}
