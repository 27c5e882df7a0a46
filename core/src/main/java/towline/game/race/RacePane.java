package towline.game.race;

import towline.game.diagnostics.PlayStats;
import towline.game.frame.FlownRun;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.Score;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sound.GameAudio;
import towline.view.Renderer;
import towline.view.world.WorldView;

/** One of the two runs of a race, with its picture. Holds native memory until {@link #close()}. */
public final class RacePane implements AutoCloseable {
  /** Gain of the sounds; below 1, because there are two runs. */
  private static final double LOUDNESS = 0.35;

  private final RaceEntry entry;
  private final GameAudio sound;
  private final double side;
  private final RunDriver driver;
  private final WorldView view;
  private boolean outOfCommands;
  private long ticks;

  /**
   * Creates a pane at the first tick of its run, which {@link #close()} closes.
   *
   * @param side the side of the pane: -1 for left, 1 for right
   */
  public RacePane(RaceEntry entry, Renderer picture, GameAudio sound, double side) {
    this.entry = entry;
    this.sound = sound;
    this.side = side;
    driver = new RunDriver(entry.run(), entry.source());
    view = picture.newWorldView();
    view.reset(entry.run().current());
  }

  public RaceEntry entry() {
    return entry;
  }

  public Run run() {
    return driver.run();
  }

  /**
   * Returns true if the numbers no longer change: the ship is lost, the run is won, or the replay
   * has ended.
   */
  public boolean finished() {
    return outOfCommands || (run().over() && run().secondsSinceEnd() > FlownRun.END_SECONDS);
  }

  /** Applies the player's settings of shake and flashes. */
  public void applySettings(Settings settings) {
    view.shake().strength(settings.fraction(Options.SHAKE));
    view.setFlashBrightness(settings.fraction(Options.FLASH));
  }

  /** Advances the run by one tick, unless it has finished. */
  public void tick() {
    if (finished()) {
      return;
    }
    if (!driver.tick()) {
      outOfCommands = true;
      return;
    }
    ticks++;
    view.onEvents(run().events(), run().current());
    sound.playWatched(run().events(), view.camera().x(), view.camera().y(), side, LOUDNESS);
  }

  /**
   * Shows the run at {@code alpha} of the way to its last tick, {@code seconds} after the last
   * frame.
   */
  public void update(double alpha, double seconds) {
    boolean stands = finished() || run().isChoiceOpen();
    view.setLook(run().sector().look());
    view.update(run().previous(), run().current(), stands ? 1 : alpha, seconds);
  }

  /** Draws the pane into a part of the scene, physical pixels from the lower left of the window. */
  public void draw(Renderer picture, int left, int bottom, int width, int height) {
    view.camera().resize(width, height);
    picture.drawPart(view, left, bottom, width, height);
  }

  /** Returns the fraction of the drone's shots that hit their target, 0 to 1. */
  public double hitRate() {
    return shots() == 0 ? 0 : (double) run().score().droneHits() / shots();
  }

  private int shots() {
    return run().score().droneShots();
  }

  /** Adds the measurements of the run under the participant's key. */
  public void writeStats(PlayStats lines) {
    Score score = run().score();
    lines.put(entry.statistic("ticks"), String.valueOf(ticks));
    lines.put(entry.statistic("score"), String.valueOf(score.points()));
    lines.put(entry.statistic("shots"), String.valueOf(shots()));
    lines.put(entry.statistic("hits"), String.valueOf(score.droneHits()));
    lines.put(entry.statistic("kills"), String.valueOf(score.kills()));
    lines.put(entry.statistic("wave"), String.valueOf(run().wave()));
    lines.put(entry.statistic("hash"), Long.toHexString(run().hash()));
  }

  @Override
  public void close() {
    driver.close();
  }
}
