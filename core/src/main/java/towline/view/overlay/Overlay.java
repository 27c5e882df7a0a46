package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.sim.Thought;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.text.Fonts;
import towline.view.text.Words;
import towline.view.world.Camera;
import towline.view.world.Scene;

/**
 * What the pilots think, drawn thin over the finished picture: it takes no part in the glow, so
 * that it hides nothing.
 */
public final class Overlay {
  private final Pen pen;
  private final Slate slate;
  private final DroneMarks drone;
  private final GhostMarks ghosts;
  private final MissileMarks missiles;
  private final TankMarks tanks;
  private final GoalMarks goals;

  /** An overlay in those colours. */
  public Overlay(Pen pen, Palette palette, Fonts fonts, Words words) {
    this.pen = pen;
    slate = new Slate(pen, palette, fonts);
    drone = new DroneMarks(slate, words);
    ghosts = new GhostMarks(slate, words);
    missiles = new MissileMarks(slate);
    tanks = new TankMarks(slate);
    goals = new GoalMarks(slate);
  }

  /** Draws the lines of all marks. */
  public void shapes(Camera camera, Scene scene, Thought thought) {
    slate.wipe(camera, scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    for (int i = 0; i < thought.size(); i++) {
      draw(thought, i);
    }
    pen.end();
  }

  private void draw(Thought thought, int i) {
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
  public void text(Batch batch) {
    slate.texts().draw(batch);
  }
}
