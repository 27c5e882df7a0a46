package towline.game.range;

import java.util.List;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.frame.ScreenPainter;
import towline.game.host.Links;
import towline.menu.Slider;
import towline.store.InputException;
import towline.store.Store;
import towline.view.Renderer;
import towline.view.draw.Palette;

/** The workbench of the range: three experiments with all their settings. */
public final class WorkbenchScreen implements GameScreen, WorkbenchPage.Actions {
  /** Brightness of the background of results and heading, relative to a panel. */
  private static final double RESULTS_LIGHT = 0.86;

  private final GameServices services;
  private final Renderer picture;
  private final ScreenPainter painter;
  private final RangeTools tools;
  private final List<Bench> benches;
  private final RangeClock clock;
  private final PanelSliders sliders;
  private final BenchReadout readout;
  private int open;
  private double time;
  private double lastSeconds;
  private String shownCommand = "";

  /** Creates the workbench with the setup of {@code start}. */
  public WorkbenchScreen(GameServices services, RangeStart start) {
    this.services = services;
    picture = services.picture();
    painter = new ScreenPainter(services, this::drawWorld, this::drawShapes, this::drawText);
    tools = RangeTools.of(picture, services.content().couriers());
    benches = List.of(new AimBench(tools), new HomingBench(tools), new SwarmBench(tools));
    readout = new BenchReadout(tools);
    clock = new RangeClock(start.speed(), tools.words());
    sliders = new PanelSliders(this::bench, tools.words());
    open(start.bench());
    int preset = bench().presetNames().indexOf(start.preset());
    bench().choosePreset(Math.max(0, preset));
    start.setup().ifPresent(this::read);
  }

  /** Returns the layer of text. */
  public TextLayer text() {
    return tools.text();
  }

  public Bench bench() {
    return benches.get(open);
  }

  @Override
  public void show() {
    services.openPage(new WorkbenchPage(this));
  }

  @Override
  public void update(double seconds) {
    bench().refresh();
    clock.update(seconds, bench(), services.frameMeter().ticks());
    time += seconds;
  }

  /**
   * Applies changes by the menu since {@link #update}, so that the whole picture shows one state.
   */
  @Override
  public void updatePicture(double seconds) {
    bench().refresh();
    lastSeconds = seconds;
  }

  @Override
  public String state() {
    return "WORKBENCH";
  }

  @Override
  public Mood mood() {
    return Mood.TITLE;
  }

  @Override
  public void writeStats(PlayStats lines) {
    bench().refresh();
    bench().writeStats(lines);
  }

  private double width() {
    return picture.width();
  }

  private double height() {
    return picture.height();
  }

  private double fieldWidth() {
    return width() - Math.floor(width() * WorkbenchPage.PANEL);
  }

  private double resultsHeight() {
    return readout.resultsHeight(bench(), shownCommand, height());
  }

  @Override
  public void draw() {
    painter.draw();
    // Glows have aged in this frame; if it is drawn again, the picture does not change.
    lastSeconds = 0;
  }

  public void drawWorld() {
    int foot = (int) resultsHeight();
    int wide = (int) fieldWidth();
    int high =
        (int)
            Math.max(1, Math.ceil(height() - foot - readout.headingHeight(bench(), fieldWidth())));
    double share = picture.compositor().renderScale();
    BenchFrame frame = new BenchFrame(0, foot, wide, high, share, lastSeconds, time);
    // Panel and results cover the rest of the window, so it is not drawn.
    int around = Palette.mix(0, tools.palette().colour(ColorRole.HULL), RESULTS_LIGHT);
    picture.drawScene(0, foot, wide, high, around, () -> bench().drawWorld(frame));
  }

  public void drawShapes() {
    readout.draw(bench(), shownCommand, fieldWidth(), height(), resultsHeight(), lastSeconds);
  }

  public void drawText() {
    tools.text().draw(picture.canvas().batch());
  }

  @Override
  public List<String> benches() {
    return benches.stream().map(bench -> "range.bench." + bench.name()).toList();
  }

  @Override
  public int openBench() {
    return open;
  }

  @Override
  public void showBench(int index) {
    open = index;
    shownCommand = "";
  }

  @Override
  public List<Slider> sliders() {
    return bench().sliders();
  }

  @Override
  public Slider presets() {
    return sliders.presets();
  }

  @Override
  public void nextPreset() {
    sliders.presets().step(1);
    shownCommand = "";
  }

  @Override
  public Slider speed() {
    return clock.slider();
  }

  @Override
  public Slider seed() {
    return sliders.seed();
  }

  @Override
  public void typeSeed(int digit) {
    sliders.typeSeed(digit);
  }

  @Override
  public void togglePause() {
    clock.togglePause();
  }

  @Override
  public void singleTick() {
    clock.singleTick(bench());
  }

  @Override
  public void restart() {
    bench().restart();
  }

  @Override
  public void toggleView() {
    bench().toggleView();
  }

  @Override
  public String copies() {
    return services.host().links().exist() ? "range.link" : "range.copy";
  }

  @Override
  public void copy() {
    bench().refresh();
    bench().settle();
    Links links = services.host().links();
    Optional<String> link = links.toRange(SetupFile.text(bench().name(), bench().setup()));
    String copied = link.orElseGet(bench()::command);
    if (copied.isEmpty()) {
      shownCommand = tools.words().of("range.nocommand");
      return;
    }
    shownCommand = link.isPresent() ? tools.words().of("range.linked") : copied;
    // Without a clipboard, the command is still shown.
    PlayerClipboard.copy(copied);
  }

  /**
   * Returns the message below the results: the copied command, or the result of saving or loading.
   */
  public String message() {
    return shownCommand;
  }

  @Override
  public void save() {
    Store store = services.profile().store();
    if (store.saveRange(bench().file())) {
      shownCommand =
          store.hasPaths()
              ? tools.words().of("range.saved", store.rangePath().toString())
              : tools.words().of("range.kept");
    }
  }

  @Override
  public void load() {
    Store store = services.profile().store();
    String text = store.rangeSetup();
    if (text.isEmpty()) {
      shownCommand = tools.words().of("range.nothing");
      return;
    }
    try {
      read(SetupFile.parse(text, store.rangePath().toString()));
    } catch (InputException e) {
      shownCommand = String.valueOf(e.getMessage());
    }
  }

  /**
   * Opens the bench of a setup, or the current one if the setup names none, and applies the setup.
   */
  private void read(SetupFile setup) {
    open(setup.bench().orElse(bench().name()));
    shownCommand = "";
    try {
      bench().read(setup);
    } catch (InputException e) {
      shownCommand = String.valueOf(e.getMessage());
    }
  }

  private void open(String bench) {
    for (int i = 0; i < benches.size(); i++) {
      open = benches.get(i).name().equals(bench) ? i : open;
    }
  }

  @Override
  public void leave() {
    services.screens().openRange();
  }

  @Override
  public void press(float x, float y) {
    bench().press(x, y);
  }

  @Override
  public void drag(float x, float y) {
    bench().drag(x, y);
  }

  @Override
  public void release() {
    bench().release();
  }

  @Override
  public void hover(float x, float y) {
    bench().hover(x, y);
  }
}
