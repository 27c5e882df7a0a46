package towline.screen;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.input.Devices;
import towline.view.Picture;
import towline.view.draw.Tint;
import towline.view.hud.Aid;
import towline.view.hud.FrameGraph;
import towline.view.hud.Hud;
import towline.view.hud.Marquee;
import towline.view.hud.PausePanel;
import towline.view.hud.Pilotage;
import towline.view.hud.ResultsPanel;
import towline.view.hud.Reticle;
import towline.view.hud.Sheet;
import towline.view.hud.TitlePanel;
import towline.view.hud.Toast;

/** Puts each screen together from the parts of the picture. */
final class Scenery {
  /** How light the picture stays behind the results. */
  private static final double BEHIND_RESULTS = 0.55;

  /** How strongly the rim of the picture flares when the ship is hurt. */
  private static final double RIM_AT_HURT = 2.6;

  private static final double BEHIND_PAUSE = 0.8;

  private final Picture picture;
  private final Eyes eyes;
  private final Sheet sheet;
  private final Hud hud;
  private final Marquee marquee;
  private final TitlePanel title;
  private final PausePanel pause;
  private final ResultsPanel results;
  private final Reticle reticle;
  private final Toast toast;
  private final FrameGraph graph;
  private boolean graphShown;

  Scenery(Picture picture, GameContent content, Eyes eyes) {
    this.picture = picture;
    this.eyes = eyes;
    sheet = picture.sheet();
    toast = new Toast(sheet);
    hud = new Hud(sheet, content, toast);
    marquee = new Marquee(sheet);
    title = new TitlePanel(sheet);
    pause = new PausePanel(sheet);
    results = new ResultsPanel(sheet);
    reticle = new Reticle(sheet);
    graph = new FrameGraph(sheet);
  }

  void begin(Flight flight) {
    picture.world().begin(flight.run().current());
    hud.begin(flight.run());
    eyes.begin();
  }

  void results(Flight flight) {
    results.take(flight.run(), aid(flight));
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

  void draw(Phase phase, Flight flight, Devices devices, double elapsed) {
    picture.stage().light(lightIn(phase));
    picture.stage().rim(picture.palette().of(Tint.WARNING), RIM_AT_HURT * picture.world().hurt());
    if (phase == Phase.TITLE) {
      picture.drawTitle(marquee, elapsed);
    } else {
      picture.drawWorld();
    }
    if (shows(phase)) {
      eyes.shapes();
    }
    takeHud(flight, elapsed);
    sheet.beginShapes();
    shapes(phase, flight, devices);
    sheet.beginText();
    text(phase, elapsed);
    sheet.end();
  }

  /** Whether HUD and overlay belong to it. */
  private static boolean shows(Phase phase) {
    return phase == Phase.PLAYING || phase == Phase.PAUSED;
  }

  private static double lightIn(Phase phase) {
    return switch (phase) {
      case TITLE, PLAYING -> 1;
      case PAUSED -> BEHIND_PAUSE;
      case OVER -> BEHIND_RESULTS;
    };
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

  private void shapes(Phase phase, Flight flight, Devices devices) {
    if (shows(phase)) {
      hud.shapes();
    }
    if (phase == Phase.PAUSED) {
      pause.shapes();
    } else if (phase == Phase.OVER) {
      results.shapes();
    } else if (phase == Phase.PLAYING && !flight.flownByBot() && devices.pointsByMouse()) {
      reticle.shapes(devices.mouseX(), devices.mouseY());
    }
    if (graphShown) {
      graph.shapes();
    }
  }

  private void text(Phase phase, double elapsed) {
    Batch batch = sheet.batch();
    if (shows(phase)) {
      picture.alerts().text(batch);
      eyes.text(batch);
      hud.text();
    }
    switch (phase) {
      case TITLE -> {
        marquee.text();
        title.text(elapsed);
      }
      case PAUSED -> pause.text();
      case OVER -> results.text();
      case PLAYING -> {}
    }
    toast.text(elapsed);
    if (graphShown) {
      graph.text();
    }
  }
}
