package towline.trial.shots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;
import towline.aim.SolverScratch;
import towline.internal.RandomStream;

/**
 * The draw of a day in steps of a few milliseconds, for a page without threads. Five shots ask for
 * five different modes, from easy to hard; the sixth is an exception, in which a simpler mode does
 * what shape and signs ask for.
 */
public final class DayDraw {
  private static final AimMode[] MODES = AimMode.values();
  private static final int[] TIERS = {1, 1, 2, 2, 3};

  /** Numbers of the modes offered with each shot. */
  private static final int[] OFFERED = {4, 4, 6, 6, 9, 9};

  private static final int EXCEPTION = SixShots.COUNT - 1;

  /** Greatest number of full marks of one mode in a day. */
  private static final int MOST_FULL_MARKS = 2;

  /** Situations tried for one shot before the day is drawn anew. */
  private static final int MAX_TRIES = 400;

  private static final long STREAM = 6;
  private static final long STREAMS_OF_A_DRAW = 16;

  private final long day;
  private final SolverScratch scratch = new SolverScratch();
  private final List<Puzzle> drawn = new ArrayList<>();
  private List<ShotFamily> families = List.of();
  private RandomStream draw;
  private RandomStream shotStream;
  private int draws;
  private int tries;

  /** Creates a draw at its start; {@code day} is in days since 1970-01-01. */
  public DayDraw(long day) {
    this.day = day;
    draw = nextDraw();
    shotStream = draw.split(1);
  }

  /**
   * Draws a day at once; takes some 0.1 s.
   *
   * @param day days since 1970-01-01
   */
  public static SixShots draw(long day) {
    DayDraw draw = new DayDraw(day);
    while (!draw.advance()) {
      // Each step tries one situation.
    }
    return draw.day();
  }

  private RandomStream nextDraw() {
    RandomStream stream = new RandomStream(day).split(STREAM + STREAMS_OF_A_DRAW * draws++);
    families = families(stream.split(0));
    drawn.clear();
    tries = 0;
    return stream;
  }

  /** Draws a family for each of the first five shots, with five different modes. */
  private static List<ShotFamily> families(RandomStream random) {
    while (true) {
      Set<AimMode> used = EnumSet.noneOf(AimMode.class);
      List<ShotFamily> chosen = new ArrayList<>();
      for (int tier : TIERS) {
        List<AimMode> modes =
            Stream.of(MODES)
                .filter(mode -> !used.contains(mode) && !families(mode, tier).isEmpty())
                .toList();
        if (!modes.isEmpty()) {
          AimMode mode = modes.get(random.index(modes.size()));
          used.add(mode);
          List<ShotFamily> pool = families(mode, tier);
          chosen.add(pool.get(random.index(pool.size())));
        }
      }
      if (chosen.size() == TIERS.length) {
        return chosen;
      }
    }
  }

  private static List<ShotFamily> families(AimMode mode, int tier) {
    return Stream.of(ShotFamily.values())
        .filter(family -> family.lesson() == mode && family.tier() == tier)
        .toList();
  }

  /** Tries the next situation; returns true once the day is drawn. */
  public boolean advance() {
    if (drawn.size() == SixShots.COUNT) {
      return true;
    }
    if (tries == MAX_TRIES) {
      draw = nextDraw();
      shotStream = draw.split(1);
    }
    tries++;
    Optional<Puzzle> puzzle = drawn.size() == EXCEPTION ? exception() : regular();
    puzzle.filter(this::isMarkFree).ifPresent(this::accept);
    return drawn.size() == SixShots.COUNT;
  }

  private boolean isMarkFree(Puzzle puzzle) {
    return drawn.stream().filter(other -> other.answer() == puzzle.answer()).count()
        < MOST_FULL_MARKS;
  }

  private void accept(Puzzle puzzle) {
    drawn.add(puzzle);
    tries = 0;
    shotStream = draw.split(drawn.size() + 1L);
  }

  /** Tries a situation in which the mode of its family is right, and simpler modes plainly fail. */
  private Optional<Puzzle> regular() {
    ShotFamily family = families.get(drawn.size());
    Situation situation = Situation.draw(family, shotStream);
    AimMode answer = family.lesson();
    return new PageRules(situation).byRulesAndSize() == answer
        ? puzzle(situation, answer)
        : Optional.empty();
  }

  /** Tries a situation in which a simpler mode than that of its family is right. */
  private Optional<Puzzle> exception() {
    List<ShotFamily> pool =
        Stream.of(ShotFamily.values())
            .filter(family -> family.canBeException() && !families.contains(family))
            .toList();
    Situation situation = Situation.draw(pool.get(shotStream.index(pool.size())), shotStream);
    AimMode answer = new PageRules(situation).byRulesAndSize();
    return answer.ordinal() < situation.family().lesson().ordinal()
        ? puzzle(situation, answer)
        : Optional.empty();
  }

  /** Lets the modes shoot, simple ones first; returns no puzzle unless {@code answer} is right. */
  private Optional<Puzzle> puzzle(Situation situation, AimMode answer) {
    ShotOutcome[] outcomes = new ShotOutcome[MODES.length];
    outcomes[answer.ordinal()] = ShotOutcome.of(situation, answer, scratch);
    if (!outcomes[answer.ordinal()].isHit()) {
      return Optional.empty();
    }
    for (AimMode mode : MODES) {
      if (mode != answer) {
        outcomes[mode.ordinal()] = ShotOutcome.of(situation, mode, scratch);
        if (!Puzzle.isPlain(situation, answer, mode, outcomes)) {
          return Optional.empty();
        }
      }
    }
    List<AimMode> offered = offered(answer, outcomes);
    return Optional.of(new Puzzle(situation, answer, offered, Arrays.asList(outcomes)));
  }

  /** Draws the modes on offer: the answer, and others whose shots differ in fate. */
  private List<AimMode> offered(AimMode answer, ShotOutcome[] outcomes) {
    List<List<AimMode>> fates = new ArrayList<>();
    for (int fate = 0; fate < 4; fate++) {
      fates.add(new ArrayList<>());
    }
    for (AimMode mode : MODES) {
      if (mode != answer) {
        fates.get(fate(outcomes[answer.ordinal()], outcomes[mode.ordinal()])).add(mode);
      }
    }
    Set<AimMode> offered = EnumSet.of(answer);
    for (int turn = 0; offered.size() < OFFERED[drawn.size()]; turn++) {
      List<AimMode> pool = fates.get(turn % fates.size());
      if (!pool.isEmpty()) {
        offered.add(pool.remove(shotStream.index(pool.size())));
      }
    }
    return List.copyOf(offered);
  }

  /** Returns 0 for a miss, 1 for no shot, 2 for a hit in time, 3 for a late hit. */
  private static int fate(ShotOutcome right, ShotOutcome other) {
    if (other.isHit()) {
      return other.timeToHit() <= right.timeToHit() + Puzzle.IN_TIME ? 2 : 3;
    }
    return other.isFired() ? 0 : 1;
  }

  /** Returns the day, once it is drawn. */
  public SixShots day() {
    return new SixShots(day, drawn);
  }
}
