package towline.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.session.Run;
import towline.sim.EventList;
import towline.sim.EventType;
import towline.sim.Lens;
import towline.sim.Thought;
import towline.view.Picture;
import towline.view.draw.Palette;
import towline.view.draw.Tint;
import towline.view.overlay.Overlay;
import towline.view.world.Notes;
import towline.view.world.WorldView;

/** Looks into a run: the overlays, and the points that rise where they were earned. */
final class Eyes {
  /** Awards from here on are written in the warmer colour. */
  private static final double BIG_AWARD = 400;

  /** Awards are written that far above where they were earned, m, so as not to lie on the ship. */
  private static final double ABOVE = 1.3;

  private final Picture picture;
  private final Overlay overlay;
  private final Notes notes;
  private final Thought vision = new Thought();
  private final Thought ghosts = new Thought();
  private boolean visionOn;
  private boolean ghostsOn;

  Eyes(Picture picture, PlayOptions.Overlay atStart) {
    this.picture = picture;
    overlay = new Overlay(picture.pen(), picture.palette(), picture.fonts(), picture.words());
    notes = new Notes(picture.fonts());
    visionOn = atStart == PlayOptions.Overlay.VISION;
  }

  void begin() {
    notes.clear();
    vision.clear();
    ghosts.clear();
  }

  boolean vision() {
    return visionOn;
  }

  boolean ghosts() {
    return ghostsOn;
  }

  void flipVision() {
    visionOn = !visionOn;
  }

  void flipGhosts() {
    ghostsOn = !ghostsOn;
  }

  /** Shows what happened in a tick of the run. */
  void happen(Run run) {
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      if (events.type(i) == EventType.POINTS) {
        award(events.x(i), events.y(i), events.amount(i));
      }
    }
  }

  private void award(double x, double y, double points) {
    Palette palette = picture.palette();
    int rgb = palette.of(points >= BIG_AWARD ? Tint.CABLE_TAUT : Tint.SHARD);
    notes.award(points, rgb, x, y + ABOVE);
  }

  /** Looks at how the run stands, after that time, s; ring and overlay show it from here on. */
  void look(Run run, double seconds) {
    vision.clear();
    run.explain(Lens.VISION, vision);
    ghosts.clear();
    if (ghostsOn) {
      run.explain(Lens.GHOSTS, ghosts);
    }
    double slew = 0;
    for (int i = 0; i < vision.size(); i++) {
      if (vision.mark(i) == Thought.Mark.TURN) {
        slew = vision.value(i, 3);
      }
    }
    WorldView world = picture.world();
    world.slew(slew);
    notes.pass(seconds);
    if (!visionOn) {
      vision.clear();
    }
    for (int i = 0; i < ghosts.size(); i++) {
      copy(i);
    }
  }

  private void copy(int i) {
    vision.add(
        ghosts.mark(i),
        ghosts.tone(i),
        ghosts.value(i, 0),
        ghosts.value(i, 1),
        ghosts.value(i, 2),
        ghosts.value(i, 3),
        ghosts.value(i, 4));
  }

  void shapes() {
    WorldView world = picture.world();
    overlay.shapes(world.camera(), world.scene(), vision);
  }

  void text(Batch batch) {
    overlay.text(batch);
    notes.text(batch, picture.world().camera());
  }
}
