package towline.game.replay;

import towline.game.clip.SheetWriter;
import towline.game.clip.WaveSheet;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.view.Renderer;

/** Takes a picture of each replay in turn, and exits the game when the sheet of them is written. */
public final class SheetTaker implements PictureScreen.Taker {
  private static final double FRAME_SECONDS = 1.0 / 20;

  private final GameServices services;
  private final WaveSheet sheet;
  private final SheetWriter writer;
  private boolean taken;

  private SheetTaker(GameServices services, WaveSheet sheet, SheetWriter writer) {
    this.services = services;
    this.sheet = sheet;
    this.writer = writer;
  }

  /** Creates a screen that plays the first replay of {@code sheet}. */
  public static GameScreen screen(GameServices services, WaveSheet sheet) {
    return screen(services, sheet, new SheetWriter(sheet, services.pictures().files()));
  }

  private static GameScreen screen(GameServices services, WaveSheet sheet, SheetWriter writer) {
    return new PictureScreen(
        services,
        sheet.replays().get(writer.size()),
        sheet.at(),
        FRAME_SECONDS,
        new SheetTaker(services, sheet, writer));
  }

  /** Takes the picture of the moment, or the last picture of a run that ends before it. */
  @Override
  public void take(double played, boolean ended) {
    if (taken || !(ended || played >= sheet.at())) {
      return;
    }
    taken = true;
    Renderer picture = services.picture();
    writer.add(picture.width(), picture.height());
    if (writer.size() < sheet.replays().size()) {
      services.screens().show(() -> screen(services, sheet, writer));
      return;
    }
    try {
      writer.write();
    } finally {
      writer.dispose();
    }
    services.screens().quit();
  }
}
