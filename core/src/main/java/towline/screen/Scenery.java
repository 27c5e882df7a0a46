package towline.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.input.Devices;
import towline.session.FixedStep;
import towline.view.Picture;
import towline.view.draw.Tint;
import towline.view.hud.Aid;
import towline.view.hud.FrameGraph;
import towline.view.hud.Hud;
import towline.view.hud.Marquee;
import towline.view.hud.Pilotage;
import towline.view.hud.ReplayPanel;
import towline.view.hud.Reticle;
import towline.view.hud.Sheet;
import towline.view.hud.Toast;

/** Puts each screen together from the parts of the picture. */
final class Scenery {
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
  private final Eyes eyes;
  private final Sheet sheet;
  private final GameContent content;
  private Hud hud;
  private final Marquee marquee;
  private final Reticle reticle;
  private final Toast toast;
  private ReplayPanel replay;
  private final FrameGraph graph;
  private boolean graphShown;

  Scenery(Picture picture, GameContent content, Eyes eyes) {
    this.picture = picture;
    this.eyes = eyes;
    this.content = content;
    sheet = picture.sheet();
    toast = new Toast(sheet);
    hud = new Hud(sheet, content, toast);
    marquee = new Marquee(sheet);
    reticle = new Reticle(sheet);
    replay = new ReplayPanel(sheet);
    graph = new FrameGraph(sheet);
  }

  void begin(Flight flight) {
    picture.world().begin(flight.run().current());
    hud.begin(flight.run());
    eyes.begin();
  }

  /** Words or colours have changed: what has them written down is made anew. */
  void renew() {
    hud = new Hud(sheet, content, toast);
    replay = new ReplayPanel(sheet);
  }

  void say(String text) {
    toast.say(text);
  }

  void flipGraph() {
    graphShown = !graphShown;
  }

  void measured(Meter meter, int drawCalls) {
    if (graphShown) {
      graph.add(meter.frames().last(), meter.views().last(), meter.ticks().last(), drawCalls);
    }
  }

  void draw(Phase phase, View view, Flight flight, Devices devices, double elapsed) {
    picture.world().enter(flight.run().stage().look());
    picture.stage().light(lightIn(phase, view));
    picture.stage().rim(picture.palette().of(Tint.WARNING), RIM_AT_HURT * picture.world().hurt());
    if (phase == Phase.TITLE && view == View.CLEAR) {
      picture.drawTitle(marquee, elapsed);
    } else {
      picture.drawWorld();
    }
    if (shows(phase, view)) {
      eyes.shapes();
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
  private static boolean shows(Phase phase, View view) {
    return view == View.CLEAR && phase != Phase.TITLE && phase != Phase.OVER;
  }

  private static double lightIn(Phase phase, View view) {
    if (view == View.BEHIND_PAGE) {
      return BEHIND_PAGE;
    }
    return phase == Phase.PAUSED ? BEHIND_PAUSE : 1;
  }

  private void takeReplay(Flight flight) {
    Rerun rerun = flight.rerun();
    if (rerun == null) {
      return;
    }
    int parted = rerun.partedAt();
    replay.take(
        rerun.seconds() / Math.max(FixedStep.TICK_SECONDS, rerun.length()),
        picture
            .words()
            .of(
                "hud.replay",
                Shelf.time(rerun.seconds()),
                Shelf.time(rerun.length()),
                times(flight)),
        parted == 0 ? "" : picture.words().of("hud.parted", Shelf.time(parted)));
  }

  private static String times(Flight flight) {
    double speed = flight.speed();
    return speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
  }

  private void takeHud(Flight flight, double elapsed) {
    hud.take(flight.run(), flight.step().paused() ? 0 : elapsed);
    hud.take(
        flight.step().timeScale(),
        flight.flownByBot() ? Pilotage.BOT : Pilotage.PLAYER,
        aid(flight));
  }

  private static Aid aid(Flight flight) {
    return flight.assisted() ? Aid.USED : Aid.NONE;
  }

  private void shapes(Phase phase, View view, Flight flight, Devices devices) {
    if (shows(phase, view)) {
      hud.shapes();
      if (flight.rerun() != null) {
        replay.shapes();
      }
    }
    if (phase == Phase.PLAYING && !flight.flownByBot() && devices.pointsByMouse()) {
      reticle.shapes(devices.mouseX(), devices.mouseY());
    }
    if (graphShown) {
      graph.shapes();
    }
  }

  private void text(Phase phase, View view, Flight flight, double elapsed) {
    Batch batch = sheet.batch();
    if (shows(phase, view)) {
      picture.alerts().text(batch);
      eyes.text(batch);
      hud.text();
      if (flight.rerun() != null) {
        replay.text();
      }
    }
    if (phase == Phase.TITLE && view == View.CLEAR) {
      marquee.text();
    }
    toast.text(elapsed);
    if (graphShown) {
      graph.text();
    }
  }
}
