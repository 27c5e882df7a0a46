package towline.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.input.Devices;
import towline.session.FixedStep;
import towline.view.Picture;
import towline.view.draw.ColorRole;
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
  private final OverlayController eyes;
  private final HudCanvas sheet;
  private final GameContent content;
  private Hud hud;
  private final TitleLogo marquee;
  private final Reticle reticle;
  private final Toast toast;
  private ReplayPanel replay;
  private final FrameGraph graph;
  private boolean graphShown;

  ScreenRenderer(Picture picture, GameContent content, OverlayController eyes) {
    this.picture = picture;
    this.eyes = eyes;
    this.content = content;
    sheet = picture.sheet();
    toast = new Toast(sheet);
    hud = new Hud(sheet, content, toast);
    marquee = new TitleLogo(sheet);
    reticle = new Reticle(sheet);
    replay = new ReplayPanel(sheet);
    graph = new FrameGraph(sheet);
  }

  void begin(RunController flight) {
    picture.world().reset(flight.run().current());
    hud.reset(flight.run());
    eyes.reset();
  }

  /** Words or colours have changed: what has them written down is made anew. */
  void renew() {
    hud = new Hud(sheet, content, toast);
    replay = new ReplayPanel(sheet);
  }

  void say(String text) {
    toast.show(text);
  }

  void flipGraph() {
    graphShown = !graphShown;
  }

  void measured(FrameMeter meter, int drawCalls) {
    if (graphShown) {
      graph.add(meter.frames().last(), meter.views().last(), meter.ticks().last(), drawCalls);
    }
  }

  void draw(ScreenState phase, View view, RunController flight, Devices devices, double elapsed) {
    picture.world().setTheme(flight.run().stage().look());
    picture.stage().light(lightIn(phase, view));
    picture
        .stage()
        .rim(picture.palette().of(ColorRole.WARNING), RIM_AT_HURT * picture.world().hurt());
    if (phase == ScreenState.TITLE && view == View.CLEAR) {
      picture.drawTitle(marquee, elapsed);
    } else {
      picture.drawWorld();
    }
    if (shows(phase, view)) {
      eyes.drawShapes();
    }
    takeHud(flight, elapsed);
    takeReplay(flight);
    sheet.beginShapes();
    shapes(phase, view, flight, devices);
    sheet.beginText();
    text(phase, view, flight, elapsed);
    sheet.end();
  }

  /** Whether HUD and overlay belong to it. */
  private static boolean shows(ScreenState phase, View view) {
    return view == View.CLEAR && phase != ScreenState.TITLE && phase != ScreenState.OVER;
  }

  private static double lightIn(ScreenState phase, View view) {
    if (view == View.BEHIND_PAGE) {
      return BEHIND_PAGE;
    }
    return phase == ScreenState.PAUSED ? BEHIND_PAUSE : 1;
  }

  private void takeReplay(RunController flight) {
    ReplayPlayback rerun = flight.rerun();
    if (rerun == null) {
      return;
    }
    int parted = rerun.desyncedAt();
    replay.update(
        rerun.seconds() / Math.max(FixedStep.TICK_SECONDS, rerun.length()),
        picture
            .words()
            .of(
                "hud.replay",
                PlayerProfile.time(rerun.seconds()),
                PlayerProfile.time(rerun.length()),
                times(flight)),
        parted == 0 ? "" : picture.words().of("hud.parted", PlayerProfile.time(parted)));
  }

  private static String times(RunController flight) {
    double speed = flight.speed();
    return speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
  }

  private void takeHud(RunController flight, double elapsed) {
    hud.update(flight.run(), flight.step().paused() ? 0 : elapsed);
    hud.update(
        flight.step().timeScale(),
        flight.flownByBot() ? PilotKind.BOT : PilotKind.PLAYER,
        aid(flight));
  }

  private static Aid aid(RunController flight) {
    return flight.assisted() ? Aid.USED : Aid.NONE;
  }

  private void shapes(ScreenState phase, View view, RunController flight, Devices devices) {
    if (shows(phase, view)) {
      hud.drawShapes();
      if (flight.rerun() != null) {
        replay.drawShapes();
      }
    }
    if (phase == ScreenState.PLAYING && !flight.flownByBot() && devices.pointsByMouse()) {
      reticle.drawShapes(devices.mouseX(), devices.mouseY());
    }
    if (graphShown) {
      graph.drawShapes();
    }
  }

  private void text(ScreenState phase, View view, RunController flight, double elapsed) {
    Batch batch = sheet.batch();
    if (shows(phase, view)) {
      picture.alerts().drawText(batch);
      eyes.drawText(batch);
      hud.drawText();
      if (flight.rerun() != null) {
        replay.drawText();
      }
    }
    if (phase == ScreenState.TITLE && view == View.CLEAR) {
      marquee.drawText();
    }
    toast.drawText(elapsed);
    if (graphShown) {
      graph.drawText();
    }
  }
}
