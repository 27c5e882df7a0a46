package towline.shots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.settings.Language;
import towline.shots.DayPlay.State;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Mark;
import towline.trial.shots.Puzzle;
import towline.trial.shots.SixShots;
import towline.view.draw.Palette;

class ShotsBoardTest {
  private static final SixShots DAY = DayDraw.draw(PlayedBoard.DAY);

  private static String letters(List<AimMode> choices) {
    StringBuilder marks = new StringBuilder();
    for (int i = 0; i < choices.size(); i++) {
      marks.append(Marks.letter(DAY.puzzles().get(i).mark(choices.get(i))));
    }
    return marks.toString();
  }

  private static PlayedBoard veteran() {
    return new PlayedBoard(PlayedBoard.veteran()).drawn();
  }

  @Test
  void aNewPlayerReadsTheRulesFirst() {
    PlayedBoard played = new PlayedBoard(ShotsRecord.none()).drawn();
    assertThat(played.board.play().state()).isEqualTo(State.OPENING);
    played.tap("start");
    assertThat(played.board.play().state()).isEqualTo(State.WATCHING);
    assertThat(veteran().board.play().state()).isEqualTo(State.WATCHING);
  }

  @Test
  void choosingBeforeTheDayIsDrawnDoesNotLeave() {
    PlayedBoard played = new PlayedBoard(ShotsRecord.none());
    played.board.command(ShotsCommand.CHOOSE);
    assertThat(played.left).isZero();
  }

  @Test
  void theTargetFliesForThreeSeconds() {
    PlayedBoard played = veteran();
    for (int tenth = 0; tenth < 29; tenth++) {
      played.board.update(0.1);
      assertThat(played.board.play().state()).isEqualTo(State.WATCHING);
    }
    played.board.update(0.1);
    played.board.update(0.1);
    assertThat(played.board.play().state()).isEqualTo(State.CHOOSING);
  }

  @Test
  void onlyTheModesOnOfferCanBeChosen() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    List<AimMode> offered = DAY.puzzles().get(0).offered();
    assertThat(played.offered()).isEqualTo(offered);
    for (AimMode mode : AimMode.values()) {
      if (!offered.contains(mode)) {
        played.board.key(mode.ordinal() + 1);
      }
    }
    assertThat(played.board.play().state()).isEqualTo(State.CHOOSING);
    assertThat(played.kept).isZero();
    played.board.key(offered.get(0).ordinal() + 1);
    assertThat(played.board.play().state()).isEqualTo(State.FIRING);
  }

  @Test
  void aShotHasOneTry() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    AimMode first = played.offered().get(0);
    AimMode second = played.offered().get(1);
    played.tap(first.name());
    played.board.key(second.ordinal() + 1);
    played.until(State.MARKED);
    played.board.key(second.ordinal() + 1);
    assertThat(played.kept).isEqualTo(1);
    assertThat(played.day().choices()).containsExactly(first.name());
    assertThat(played.day().marks()).isEqualTo(letters(List.of(first)));
  }

  @Test
  void aChoiceIsKeptBeforeItsShotIsSeen() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    played.tap(played.offered().get(0).name());
    assertThat(played.kept).isEqualTo(1);
  }

  @Test
  void aDayBrokenOffGoesOn() {
    List<AimMode> before = List.of(AimMode.LEAD, AimMode.DIRECT);
    ShotsDay begun =
        new ShotsDay(PlayedBoard.DAY, List.of("LEAD", "DIRECT"), letters(before), true);
    PlayedBoard played = new PlayedBoard(PlayedBoard.veteran().with(begun)).drawn();
    assertThat(played.board.play().number()).isEqualTo(2);
    played.until(State.CHOOSING);
    assertThat(played.offered()).isEqualTo(DAY.puzzles().get(2).offered());
    AimMode third = played.offered().get(0);
    played.tap(third.name());
    assertThat(played.day().choices()).containsExactly("LEAD", "DIRECT", third.name());
    assertThat(played.day().onTime()).isTrue();
  }

  @Test
  void aFinishedDayShowsItsResults() {
    PlayedBoard played = finished(DAY.puzzles().stream().map(Puzzle::answer).toList());
    assertThat(played.board.play().state()).isEqualTo(State.RESULTS);
    assertThat(played.has("share")).isTrue();
  }

  private static PlayedBoard finished(List<AimMode> choices) {
    List<String> names = choices.stream().map(AimMode::name).toList();
    ShotsDay day = new ShotsDay(PlayedBoard.DAY, names, letters(choices), true);
    return new PlayedBoard(PlayedBoard.veteran().with(day)).drawn();
  }

  @Test
  void anOlderDayDoesNotCountForTheStreak() {
    PlayedBoard late =
        new PlayedBoard(PlayedBoard.veteran(), Language.ENGLISH, 1, PlayedBoard.DAY + 1).drawn();
    // An older day shows its date first, even to a player who knows the rules.
    assertThat(late.board.play().state()).isEqualTo(State.OPENING);
    late.tap("start");
    late.until(State.CHOOSING);
    late.tap(late.offered().get(0).name());
    assertThat(late.day().onTime()).isFalse();
  }

  @Test
  void theMarksOfADayAreThoseOfItsPuzzles() {
    PlayedBoard played = veteran();
    for (Puzzle puzzle : DAY.puzzles()) {
      played.until(State.CHOOSING);
      played.tap(puzzle.answer().name());
      played.until(State.MARKED);
      assertThat(words(played)).contains("FULL MARK");
      played.tap("next");
    }
    assertThat(played.board.play().state()).isEqualTo(State.RESULTS);
    assertThat(played.day().marks()).isEqualTo("FFFFFF");
    assertThat(words(played)).contains("6/6");
  }

  private static String words(PlayedBoard played) {
    RecordingPen pen = new RecordingPen(390, 844);
    played.board.draw(pen);
    return pen.words();
  }

  @Test
  void theBoardSaysWhichModesAreOnOffer() {
    assertThat(words(new PlayedBoard(ShotsRecord.none()).drawn())).contains("bright keys can be");
    assertThat(words(veteran().until(State.CHOOSING))).contains("Choose a bright key.");
  }

  @Test
  void modesThatWereNotOnOfferAreDimAfterTheShot() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    List<AimMode> offered = played.offered();
    played.tap(offered.get(0).name());
    for (State state : List.of(State.GHOSTS, State.MARKED)) {
      played.until(state);
      for (AimMode mode : AimMode.values()) {
        assertThat(opacity(played, mode) < 0.5)
            .as(state + ": " + mode)
            .isEqualTo(!offered.contains(mode));
      }
    }
  }

  /** Returns the opacity of the name of a mode. */
  private static double opacity(PlayedBoard played, AimMode mode) {
    String name = mode.name().replace('_', '\u00a0');
    RecordingPen pen = new RecordingPen(390, 844);
    played.board.draw(pen);
    return pen.texts().stream()
        .filter(text -> text.text().endsWith(name) && !text.text().endsWith("TURN\u00a0" + name))
        .findFirst()
        .orElseThrow()
        .opacity();
  }

  @Test
  void keysAlonePlayADay() {
    PlayedBoard played = veteran();
    for (int shot = 0; shot < SixShots.COUNT; shot++) {
      played.until(State.CHOOSING);
      played.board.command(ShotsCommand.CHOOSE);
      for (int skips = 0; skips < 3; skips++) {
        played.board.command(ShotsCommand.CHOOSE);
      }
      assertThat(played.board.play().state()).isEqualTo(shot < 5 ? State.WATCHING : State.RESULTS);
    }
    assertThat(played.day().choices()).hasSize(SixShots.COUNT);
    played.board.command(ShotsCommand.BACK);
    assertThat(played.left).isEqualTo(1);
  }

  @Test
  void keysReachEveryItem() {
    PlayedBoard played = finished(List.of(wrong(), wrong(), wrong(), wrong(), wrong(), wrong()));
    assertThat(reached(played)).containsAll(names(played)).contains("practise", "replay");
    played.tap("replay");
    played.until(State.CHOOSING);
    assertThat(names(played)).contains("SURE", "HOLD", "watch");
    assertThat(reached(played)).containsAll(names(played));
    played.tap("HOLD");
    played.until(State.MARKED);
    assertThat(names(played)).contains("again", "try", "next");
    assertThat(reached(played)).containsAll(names(played));
  }

  private static AimMode wrong() {
    return AimMode.HOLD;
  }

  private static List<String> names(PlayedBoard played) {
    return played.board.items().stream().map(Item::name).toList();
  }

  /** Returns the names of all items to which commands move the focus. */
  private static List<String> reached(PlayedBoard played) {
    List<String> reached = new ArrayList<>(List.of(played.board.focus()));
    for (int i = 0; i < reached.size(); i++) {
      for (ShotsCommand command : ShotsCommand.values()) {
        if (command != ShotsCommand.CHOOSE && command != ShotsCommand.BACK) {
          Box from = played.item(reached.get(i)).box();
          played.board.pointerMoved(from.x() + 1, from.y() + 1);
          played.board.command(command);
          if (!reached.contains(played.board.focus())) {
            reached.add(played.board.focus());
          }
        }
      }
    }
    return reached;
  }

  @Test
  void aShotIsHeardOnceInTheOrderOfItsMoments() {
    PlayedBoard right = new PlayedBoard(PlayedBoard.veteran()).until(State.CHOOSING);
    AimMode answer = DAY.puzzles().get(0).answer();
    right.tap(answer.name());
    double fired = right.secondsUntil(ShotSound.FIRED);
    double hit = fired + right.secondsUntil(ShotSound.HIT);
    assertThat(fired).isCloseTo(DAY.puzzles().get(0).timeToFire(answer), within(0.1));
    assertThat(hit).isCloseTo(DAY.puzzles().get(0).timeToHit(answer), within(0.1));
    right.until(State.MARKED);
    assertThat(right.sounds)
        .containsExactly(ShotSound.CHOSEN, ShotSound.FIRED, ShotSound.HIT, ShotSound.FULL_MARK);
    PlayedBoard wrong = new PlayedBoard(PlayedBoard.veteran()).until(State.CHOOSING);
    AimMode miss =
        DAY.puzzles().get(0).offered().stream()
            .filter(mode -> DAY.puzzles().get(0).mark(mode) == Mark.NONE)
            .findFirst()
            .orElseThrow();
    wrong.tap(miss.name());
    wrong.until(State.MARKED);
    assertThat(wrong.sounds).doesNotContain(ShotSound.HIT, ShotSound.FULL_MARK);
  }

  @Test
  void aTapSkipsTheGhosts() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    played.tap(played.offered().get(0).name());
    played.until(State.GHOSTS);
    played.tap(200, 500);
    assertThat(played.board.play().state()).isEqualTo(State.MARKED);
  }

  @Test
  void aTapOnThePictureShowsTheFilmAgain() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    played.tap("watch");
    assertThat(played.board.play().state()).isEqualTo(State.WATCHING);
    played.tap(200, 500);
    assertThat(played.board.play().state()).isEqualTo(State.CHOOSING);
  }

  @Test
  void theFirstFilmCannotBeSkipped() {
    PlayedBoard played = veteran();
    played.board.update(0.1);
    played.tap(200, 500);
    assertThat(played.board.play().state()).isEqualTo(State.WATCHING);
  }

  @Test
  void aPressThatSlidesOffAKeyDoesNothing() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    Box key = played.item(played.offered().get(0).name()).box();
    played.board.pointerDown(key.centreX(), key.centreY());
    played.board.pointerUp(key.x() - 3, key.centreY());
    assertThat(played.board.play().state()).isEqualTo(State.CHOOSING);
    assertThat(played.kept).isZero();
  }

  @Test
  void aReplayOffersAllNineAndKeepsNothing() {
    PlayedBoard played = finished(List.of(wrong(), wrong(), wrong(), wrong(), wrong(), wrong()));
    ShotsDay before = played.day();
    played.tap("replay");
    for (int shot = 0; shot < SixShots.COUNT; shot++) {
      played.until(State.CHOOSING);
      assertThat(played.offered()).containsExactly(AimMode.values());
      played.tap("SURE");
      played.until(State.MARKED);
      played.tap("again");
      played.tap("LEAD");
      played.until(State.MARKED);
      played.tap("next");
    }
    assertThat(played.board.play().state()).isEqualTo(State.RESULTS);
    assertThat(played.kept).isZero();
    assertThat(played.day()).isEqualTo(before);
  }

  @Test
  void theResultsLeadOn() {
    PlayedBoard played = finished(List.of(wrong(), wrong(), wrong(), wrong(), wrong(), wrong()));
    played.tap("share");
    played.tap("practise");
    played.tap("leave");
    assertThat(played.shared).hasSize(1);
    assertThat(played.practised).hasSize(1);
    assertThat(played.left).isEqualTo(1);
    played.tap("replay");
    played.until(State.CHOOSING);
    played.tap("HOLD");
    played.until(State.MARKED);
    played.tap("try");
    assertThat(played.tried).hasSize(1);
  }

  @Test
  void nothingFlashesOnAHitWithFlashesOff() {
    assertThat(brightest(1)).isGreaterThan(20);
    assertThat(brightest(0)).isLessThan(10);
  }

  /** Returns the greatest radius of a white disc during the first shot. */
  private static double brightest(double flash) {
    ShotsLook look = new ShotsLook(1, flash);
    PlayedBoard played =
        new PlayedBoard(PlayedBoard.veteran(), Language.ENGLISH, look, PlayedBoard.DAY).drawn();
    played.until(State.CHOOSING);
    played.tap(DAY.puzzles().get(0).answer().name());
    int white = Palette.load().colour(ColorRole.CORE);
    double most = 0;
    while (played.board.play().state() == State.FIRING) {
      RecordingPen pen = new RecordingPen(390, 844);
      played.board.draw(pen);
      for (RecordingPen.Disc disc : pen.discs()) {
        most = disc.colour() == white ? Math.max(most, disc.radius()) : most;
      }
      played.board.update(0.02);
    }
    return most;
  }

  @Test
  void drawingChangesNothing() {
    PlayedBoard played = veteran().until(State.CHOOSING);
    assertThat(words(played)).isEqualTo(words(played));
    assertThat(played.board.play().state()).isEqualTo(State.CHOOSING);
  }

  @Test
  void everyMarkHasAReason() {
    for (Puzzle puzzle : DAY.puzzles()) {
      for (AimMode mode : puzzle.offered()) {
        assertThat(puzzle.why(mode).mode()).isEqualTo(mode);
        assertThat(puzzle.mark(mode) == Mark.FULL).isEqualTo(mode == puzzle.answer());
      }
    }
    assertThat(DAY.puzzles().stream().map(Puzzle::answer).collect(Collectors.toSet()))
        .hasSizeGreaterThan(3);
  }
}
