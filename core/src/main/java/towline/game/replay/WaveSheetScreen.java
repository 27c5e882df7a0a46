package towline.game.replay;

import towline.game.clip.SheetWriter;
import towline.game.clip.WaveSheet;
import towline.game.frame.GameServices;

/**
 * One replay after the other, each up to the moment of its picture; leaves the game when the sheet
 * is written.
 */
public final class WaveSheetScreen extends SkippingReplayScreen {
  private static final double FRAME = 1.0 / 20;

  private final WaveSheet sheet;
  private final SheetWriter writer;
  private boolean ended;
  private boolean taken;

  /** The first replay of a sheet. */
  public WaveSheetScreen(GameServices services, WaveSheet sheet) {
    this(services, sheet, new SheetWriter(sheet, services.pictures().files()));
  }

  private WaveSheetScreen(GameServices services, WaveSheet sheet, SheetWriter writer) {
    super(services, sheet.replays().get(writer.size()), sheet.at(), FRAME);
    this.sheet = sheet;
    this.writer = writer;
  }

  /** A run that ends before shows its last picture. */
  @Override
  public void onEnd() {
    ended = true;
  }

  @Override
  public void afterDrawing() {
    if (taken || !(ended || played() >= sheet.at())) {
      return;
    }
    taken = true;
    writer.add(services().picture().width(), services().picture().height());
    if (writer.size() < sheet.replays().size()) {
      services().screens().show(() -> new WaveSheetScreen(services(), sheet, writer));
      return;
    }
    try {
      writer.write();
    } finally {
      writer.dispose();
    }
    services().screens().quit();
  }
}
