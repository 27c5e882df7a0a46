package towline.game.run;

import towline.content.SectorSpec;
import towline.content.look.ColorRole;
import towline.session.belief.AimCall;
import towline.session.belief.CallReview;
import towline.view.Renderer;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CallLines;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/**
 * A picture of the fight at the end of a shot, with the believed and the true way of its target.
 */
final class CallPicture extends StillWidget {
  /** Least and greatest height of the picture, m. */
  private static final double MIN_METRES = 8;

  private static final double MAX_METRES = 22;

  /** Height of a picture in which lines are as thick as in the fight, m. */
  private static final double USUAL_METRES = 9;

  /** Opacity of the veil that sets the lines off from the fight. */
  private static final double VEIL = 0.4;

  private static final double FRAME_OPACITY = 0.5;

  /** Distance of the lines from the edge, m. */
  private static final double MARGIN = 2;

  private final CallReview.Moment moment;
  private final SectorSpec.Look look;

  /**
   * Creates a picture.
   *
   * @param view draws the world; several pictures may share it
   * @param look the look of the sector
   */
  CallPicture(Renderer renderer, WorldView view, CallReview.Moment moment, SectorSpec.Look look) {
    super(renderer, view, moment.state());
    this.moment = moment;
    this.look = look;
    AimCall call = moment.call();
    for (int i = 0; i < call.believedSize(); i++) {
      enclose(call.believedX(i), call.believedY(i), 0);
    }
    for (int i = 0; i < call.flownSize(); i++) {
      enclose(call.flownX(i), call.flownY(i), 0);
    }
  }

  @Override
  protected void drawStill(int x, int y, int wide, int high) {
    view.setLook(look);
    double metres = metres(wide, high) + 2 * MARGIN;
    double shown = Math.max(MIN_METRES, Math.min(MAX_METRES, metres));
    frame(shown);
    renderer.drawStill(
        view, x, y, wide, high, () -> drawOver(shown / USUAL_METRES, 2 * shown / high));
  }

  private void drawOver(double size, double frame) {
    ShapeDrawer pen = renderer.shapes();
    Palette palette = renderer.palette();
    Camera camera = view.camera();
    pen.ink(palette.colour(ColorRole.HULL), VEIL);
    pen.box(camera.left(), camera.bottom(), camera.right(), camera.top());
    CallLines.draw(pen, palette, moment.call(), 1, size);
    pen.ink(palette.colour(ColorRole.TEXT_QUIET), FRAME_OPACITY);
    pen.line(camera.left(), camera.bottom(), camera.right(), camera.bottom(), frame);
    pen.line(camera.left(), camera.top(), camera.right(), camera.top(), frame);
    pen.line(camera.left(), camera.bottom(), camera.left(), camera.top(), frame);
    pen.line(camera.right(), camera.bottom(), camera.right(), camera.top(), frame);
  }
}
