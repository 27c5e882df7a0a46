package towline.game.run;

import towline.session.Run;
import towline.view.Renderer;

/** A run against the ghost of another one, which is only drawn; or against none. */
public final class GhostRace {
  private final GhostRecording ghost;
  private final Renderer picture;
  private final GhostView view;
  private final GhostPose pose = new GhostPose();

  /** A rematch against that ghost; against none if its track is empty. */
  public GhostRace(GhostRecording ghost, Renderer picture) {
    this.ghost = ghost;
    this.picture = picture;
    view = new GhostView(picture.canvas());
  }

  /** Draws the ghost over the world, as long as it lives. */
  public void drawWorld(Run run) {
    if (ghost.fill(run.current().tick(), pose)) {
      view.drawWorld(pose, picture.world().camera());
    }
  }

  /** Says how many points the run is ahead of its ghost, or behind it. */
  public void drawLead(Run run) {
    if (ghost.ticks() > 0) {
      ghost.fill(run.current().tick(), pose);
      view.drawLead(run.score().points() - pose.points);
    }
  }
}
