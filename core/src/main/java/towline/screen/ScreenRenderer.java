package towline.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.input.Devices;
import towline.view.Picture;
import towline.view.hud.Aid;
import towline.view.hud.FrameGraph;
import towline.view.hud.Hud;
import towline.view.hud.HudCanvas;
import towline.view.hud.PilotKind;
import towline.view.hud.ReplayPanel;
import towline.view.hud.Reticle;
import towline.view.hud.TitleLogo;
import towline.view.hud.Toast;

/** Puts each screen together from the parts of the picture. */
final class ScreenRenderer {
  /** How light the picture stays behind a page. */
  private static final double BEHIND_PAGE = 0.45;

  /** How strongly the rim of the picture flares when the ship is hurt. */
  private static final double RIM_AT_HURT = 2.6;

  private static final double BEHIND_PAUSE = 0.8;

  /** How much of the world is to be seen. */
  enum View {
    /** All of it. */
    CLEAR,
    /** A page lies over it. */
    BEHIND_PAGE
  }

  private final Picture picture;
  private final OverlayController overlays;
  private final HudCanvas canvas;
  private final GameContent content;
  private Hud hud;
  private final TitleLogo titleLogo;
  private final Reticle reticle;
  private final Toast toast;
  private ReplayPanel replay;
  private final FrameGraph graph;
  private boolean graphShown;

  ScreenRenderer(Picture picture, GameContent content, OverlayController overlays) {
    this.picture = picture;
    this.overlays = overlays;
    this.content = content;
    canvas = picture.canvas();
    toast = new Toast(canvas);
    hud = new Hud(canvas, content, toast);
    titleLogo = new TitleLogo(canvas);
    reticle = new Reticle(canvas);
    replay = new ReplayPanel(canvas);
    graph = new FrameGraph(canvas);
  }

  void begin(RunController controller) {
    picture.world().reset(controller.run().current());
    hud.reset(controller.run());
    overlays.reset();
  }

  /** Words or colours have changed: what has them written down is made anew. */
  void renew() {
    hud = new Hud(canvas, content, toast);
    replay = new ReplayPanel(canvas);
  }

  void say(String text) {
    toast.show(text);
  }

  void flipGraph() {
    graphShown = !graphShown;
  }

  void measured(FrameMeter frameMeter, int drawCalls) {
    if (graphShown) {
      graph.add(
          frameMeter.frames().last(),
          frameMeter.views().last(),
          frameMeter.ticks().last(),
          drawCalls);
    }
  }

  void draw(
      ScreenState screenState,
      View view,
      RunController controller,
      Devices devices,
      double elapsed) {
    picture.world().setTheme(controller.run().stage().look());
    picture.compositor().light(lightIn(screenState, view));
    picture
        .compositor()
        .rim(picture.palette().of(ColorRole.WARNING), RIM_AT_HURT * picture.world().hurtGlow());
    if (screenState == ScreenState.TITLE && view == View.CLEAR) {
      picture.drawTitle(titleLogo, elapsed);
    } else {
      picture.drawWorld();
    }
    if (shows(screenState, view)) {
      overlays.drawShapes();
    }
    takeHud(controller, elapsed);
    takeReplay(controller);
    canvas.beginShapes();
    shapes(screenState, view, controller, devices);
    canvas.beginText();
    text(screenState, view, controller, elapsed);
    canvas.end();
  }

  /** Whether HUD and overlay belong to it. */
  private static boolean shows(ScreenState screenState, View view) {
    return view == View.CLEAR
        && screenState != ScreenState.TITLE
        && screenState != ScreenState.OVER;
  }

  private static double lightIn(ScreenState screenState, View view) {
    if (view == View.BEHIND_PAGE) {
      return BEHIND_PAGE;
    }
    return screenState == ScreenState.PAUSED ? BEHIND_PAUSE : 1;
  }

  private void takeReplay(RunController controller) {
    ReplayPlayback playback = controller.rerun();
    if (playback == null) {
      return;
    }
    replay.update(playback.seconds(), playback.length(), controller.speed(), playback.desyncedAt());
  }

  private void takeHud(RunController controller, double elapsed) {
    hud.update(controller.run(), controller.step().paused() ? 0 : elapsed);
    hud.update(
        controller.step().timeScale(),
        controller.flownByBot() ? PilotKind.BOT : PilotKind.PLAYER,
        aid(controller));
  }

  private static Aid aid(RunController controller) {
    return controller.assisted() ? Aid.USED : Aid.NONE;
  }

  private void shapes(
      ScreenState screenState, View view, RunController controller, Devices devices) {
    if (shows(screenState, view)) {
      hud.drawShapes();
      if (controller.rerun() != null) {
        replay.drawShapes();
      }
    }
    if (screenState == ScreenState.PLAYING && !controller.flownByBot() && devices.pointsByMouse()) {
      reticle.drawShapes(devices.mouseX(), devices.mouseY());
    }
    if (graphShown) {
      graph.drawShapes();
    }
  }

  private void text(ScreenState screenState, View view, RunController controller, double elapsed) {
    Batch batch = canvas.batch();
    if (shows(screenState, view)) {
      picture.alerts().drawText(batch);
      overlays.drawText(batch);
      hud.drawText();
      if (controller.rerun() != null) {
        replay.drawText();
      }
    }
    if (screenState == ScreenState.TITLE && view == View.CLEAR) {
      titleLogo.drawText();
    }
    toast.drawText(elapsed);
    if (graphShown) {
      graph.drawText();
    }
  }
}
