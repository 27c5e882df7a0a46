package towline.shots;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.ai.aim.AimMode;
import towline.settings.Language;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.Puzzle;
import towline.view.Assets;
import towline.view.draw.Palette;
import towline.view.text.Localization;

/** A board with a host that remembers, and the steps of a player. */
final class PlayedBoard implements ShotsHost {
  static final long DAY = 20_000;
  private static final double FRAME = 0.05;
  private static final int MAX_FRAMES = 4000;

  static {
    Assets.find();
  }

  final ShotsBoard board;
  final List<String> shared = new ArrayList<>();
  final List<ShotSound> sounds = new ArrayList<>();
  final List<AimMode> practised = new ArrayList<>();
  final List<Puzzle> tried = new ArrayList<>();
  private ShotsRecord record;
  int kept;
  int left;

  PlayedBoard(ShotsRecord record) {
    this(record, Language.ENGLISH, 1, DAY);
  }

  PlayedBoard(ShotsRecord record, Language language, double textScale, long today) {
    this(record, language, new ShotsLook(textScale, 1), today);
  }

  PlayedBoard(ShotsRecord record, Language language, ShotsLook look, long today) {
    this.record = record;
    Localization texts = Localization.load();
    texts.setLocale(language.locale(Locale.ENGLISH));
    board = new ShotsBoard(this, texts, Palette.load(), look, DAY, today);
    board.layOut(390, 844, 0, 0, 0, 0);
  }

  @Override
  public void play(ShotSound sound) {
    sounds.add(sound);
  }

  /** Returns a record with a day before, so that the board begins at once. */
  static ShotsRecord veteran() {
    return ShotsRecord.none().with(new ShotsDay(DAY - 1, List.of("LEAD", "DIRECT"), "FN", true));
  }

  /** Passes time until the board is in {@code state}. */
  PlayedBoard until(DayPlay.State state) {
    for (int frame = 0; frame < MAX_FRAMES && board.play().state() != state; frame++) {
      board.update(FRAME);
    }
    if (board.play().state() != state) {
      throw new AssertionError("The board stays in " + board.play().state() + ", not " + state);
    }
    return this;
  }

  /** Passes time until a sound, and returns it, s. */
  double secondsUntil(ShotSound sound) {
    int frames = 0;
    while (!sounds.contains(sound) && frames < MAX_FRAMES) {
      board.update(FRAME);
      frames++;
    }
    return frames * FRAME;
  }

  /** Passes time until the day is drawn. */
  PlayedBoard drawn() {
    for (int frame = 0; frame < MAX_FRAMES && !isDrawn(); frame++) {
      board.update(0);
    }
    return this;
  }

  private boolean isDrawn() {
    return board.play().state() != DayPlay.State.OPENING || has("start");
  }

  boolean has(String name) {
    return board.items().stream().anyMatch(item -> item.name().equals(name));
  }

  Item item(String name) {
    return board.items().stream()
        .filter(item -> item.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("There is no " + name));
  }

  /** Taps an item. */
  void tap(String name) {
    Box box = item(name).box();
    tap(box.centreX(), box.centreY());
  }

  void tap(double x, double y) {
    board.pointerDown(x, y);
    board.pointerUp(x, y);
  }

  /** Returns the modes on offer. */
  List<AimMode> offered() {
    List<AimMode> offered = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      if (has(mode.name())) {
        offered.add(mode);
      }
    }
    return offered;
  }

  ShotsDay day() {
    return record.day(DAY).orElseThrow();
  }

  @Override
  public ShotsRecord record() {
    return record;
  }

  @Override
  public void keep(ShotsDay day) {
    kept++;
    record = record.with(day);
  }

  @Override
  public void share(String text) {
    shared.add(text);
  }

  @Override
  public void practise(AimMode mode) {
    practised.add(mode);
  }

  @Override
  public void tryInRange(Puzzle puzzle) {
    tried.add(puzzle);
  }

  @Override
  public void leave() {
    left++;
  }

  @Override
  public boolean canPractise() {
    return true;
  }

  @Override
  public boolean canTry() {
    return true;
  }
}
