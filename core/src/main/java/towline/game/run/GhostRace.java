package towline.game.run;

import towline.session.Run;
import towline.view.Renderer;

/** A run against the ghost of another one, or against none. The ghost is only drawn. */
public final class GhostRace {
  private final GhostRecording ghost;
  private final Renderer picture;
  private final GhostView view;
  private final GhostPose pose = new GhostPose();

  /** Creates a rematch against {@code ghost}; without a ghost if its track is empty. */
  public GhostRace(GhostRecording ghost, Renderer picture) {
    this.ghost = ghost;
    this.picture = picture;
    view = new GhostView(picture.canvas());
  }

  /** Draws the ghost over the world, until its ship is lost. */
  public void drawWorld(Run run) {
    if (ghost.fill(run.current().tick(), pose)) {
      view.drawWorld(pose, picture.world().camera());
    }
  }

  /** Draws the lead of the run over its ghost, points. */
  public void drawLead(Run run) {
    if (ghost.ticks() > 0) {
      ghost.fill(run.current().tick(), pose);
      view.drawLead(run.score().points() - pose.points);
    }
  }
}
