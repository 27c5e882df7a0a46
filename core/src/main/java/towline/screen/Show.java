package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.Disposable;
import towline.content.GameContent;
import towline.input.Bindings;
import towline.input.Devices;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.view.Picture;
import towline.view.hud.Aid;
import towline.view.hud.Hud;
import towline.view.hud.Pilotage;

/** What goes on in the window. */
final class Show implements Disposable {
  private final PlayOptions options;
  private final GameContent content = GameContent.load();
  private final Devices devices = new Devices(Bindings.standard());
  private final Meter meter = new Meter();
  private final Picture picture = new Picture(content);
  private final Hud hud = new Hud(picture.sheet(), content);
  private Flight flight;

  Show(PlayOptions options) {
    this.options = options;
    flight = takeOff();
    Gdx.input.setInputProcessor(devices);
  }

  private Flight takeOff() {
    RunSetup setup =
        new RunSetup(options.seed(), PlayMode.ARCADE, options.wave(), options.aimMode());
    Flight started = new Flight(content, setup, options.bot(), devices, meter.ticks());
    picture.world().begin(started.run().current());
    hud.begin();
    return started;
  }

  void resize(int width, int height) {
    if (width > 0 && height > 0) {
      picture.resize(width, height);
    }
  }

  void loseFocus() {
    devices.releaseAll();
  }

  void frame(double elapsed) {
    picture.beginFrame();
    flight.pass(elapsed, picture.world());
    hud.take(flight.run(), elapsed);
    hud.take(
        flight.step().timeScale(),
        flight.flownByBot() ? Pilotage.BOT : Pilotage.PLAYER,
        flight.assisted() ? Aid.USED : Aid.NONE);
    long start = System.nanoTime();
    draw();
    meter.views().add(System.nanoTime() - start);
    meter.frame(picture.drawCalls());
  }

  private void draw() {
    Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    picture.drawWorld();
    picture.sheet().beginShapes();
    hud.shapes();
    picture.sheet().beginText();
    hud.text();
    picture.sheet().end();
  }

  void writeStats(PlayStats stats) {
    meter.write(stats, flight.run().current(), flight.run().score());
  }

  @Override
  public void dispose() {
    flight.close();
    picture.dispose();
  }
}
