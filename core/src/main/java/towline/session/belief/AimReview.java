package towline.session.belief;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.gun.PreyGuesser;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.FiringPlan;
import towline.aim.SolverScratch;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * Compares the aim modes on each other's shots. Whenever the drone fires, every mode gets the same
 * problem. Modes that study have watched the target from the start and answer by what they have
 * learned; SURE has no answer where it would have held its fire. Each answer flies as an invisible
 * shot, which is judged by the real motion of the target.
 *
 * <p>The mode that fired is judged by its real shots, so the others are judged on all of these. If
 * the real shot struck something else, the way was blocked for all modes. An answer that arrives
 * after its target was destroyed by something else misses; a target that the real shot destroyed is
 * extrapolated straight on. A shot at something that crosses the barrel is equal in every mode. The
 * review watches a run and has no influence on it.
 */
public final class AimReview {
  private static final AimMode[] MODES = AimMode.values();

  /** Least share of the shots that another mode must hit in addition to be better. */
  private static final double LEAST_GAIN = 0.03;

  /** Capacity of the list of shots in the air; never reached in play. */
  private static final int MOST_SHOTS = 64;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /**
   * The result of the comparison for the mode that fired most.
   *
   * @param fired the mode that fired most
   * @param shots the number of its shots
   * @param hits the number of shots that struck their target
   * @param better the mode that would have hit most with these shots; {@code fired} if none would
   *     have hit many more
   * @param betterHits the number of shots that mode would have hit
   */
  public record Verdict(AimMode fired, int shots, int hits, AimMode better, int betterHits) {}

  /** The fate of a shot. */
  private enum Outcome {
    FLIES,
    HIT,
    STRAYED,
    MISSED
  }

  /** A shot of the drone, and the answers of all modes. */
  private static final class Question {
    private final TrialShot[] answers = new TrialShot[MODES.length];
    private boolean open;
    private int shot;
    private int fired;
    private int target;
    private double radius;
    private double muzzleSpeed;
    private double range;
    private double targetX;
    private double targetY;
    private double targetVx;
    private double targetVy;
    private Outcome outcome = Outcome.FLIES;

    Question() {
      for (int mode = 0; mode < answers.length; mode++) {
        answers[mode] = new TrialShot();
      }
    }

    boolean isAnswered() {
      for (TrialShot answer : answers) {
        if (answer.live) {
          return false;
        }
      }
      return outcome != Outcome.FLIES;
    }
  }

  /** A trial shot: the answer of a mode. */
  private static final class TrialShot {
    private boolean live;
    private double wait;
    private double bearing;
    private double timeLeft;
    private double x;
    private double y;
    private double vx;
    private double vy;

    /** True if it has met its target, or the target's extrapolation, while the target was alive. */
    private boolean metAlive;

    private boolean met;
  }

  private final int[][] judged = new int[MODES.length][MODES.length];
  private final int[][] struck = new int[MODES.length][MODES.length];
  private final int[] fired = new int[MODES.length];
  private final int[] hits = new int[MODES.length];

  /** Hits of shots at something other than the gun's target, which count for every mode. */
  private final int[] hitsByChance = new int[MODES.length];

  private final Question[] questions = new Question[MOST_SHOTS];
  private final FireControl[] students = new FireControl[MODES.length];
  private final FireCommand[] orders = new FireCommand[MODES.length];
  private final DroneSight sight = new DroneSight();
  private final FireProblem belief = new FireProblem();
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();

  /** Creates a review without shots. */
  public AimReview() {
    for (int i = 0; i < questions.length; i++) {
      questions[i] = new Question();
    }
    SolverScratch scratch = new SolverScratch();
    for (int mode = 0; mode < students.length; mode++) {
      students[mode] = new FireControl(scratch);
      orders[mode] = new FireCommand();
    }
  }

  /** Updates the review by a tick, with the states before and after it and its events. */
  public void onTick(Snapshot before, Snapshot after, EventList events) {
    sight.observe(before, after.droneGun().target);
    study(before);
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        handle(type, event);
      }
    }
    for (Question question : questions) {
      if (question.open && before.count(EntityKind.DRONE) > 0) {
        follow(question, before, after);
      }
    }
  }

  /** Updates the modes that learn from the target's motion. */
  private void study(Snapshot before) {
    int target = sight.target() == 0 ? -1 : before.indexOf(KindRange.FOES, sight.target());
    for (AimMode mode : MODES) {
      FireControl student = students[mode.ordinal()];
      if (mode.studies() && target < 0) {
        student.hold();
      } else if (mode.studies()) {
        PreyGuesser.read(before, target, student);
        student.decide(mode, sight.sight(), sight.target(), Tick.SECONDS, orders[mode.ordinal()]);
      }
    }
  }

  private void handle(EventType type, Event event) {
    switch (type) {
      case DRONE_FIRED -> {
        fired[event.aimMode()]++;
        if (event.target() == sight.target() && sight.target() != 0) {
          ask(event.shot(), event.aimMode());
        }
      }
      case DRONE_SHOT_HIT -> {
        hits[event.aimMode()]++;
        if (!end(event.shot(), Outcome.HIT)) {
          hitsByChance[event.aimMode()]++;
        }
      }
      case DRONE_SHOT_STRAYED -> end(event.shot(), Outcome.STRAYED);
      case DRONE_SHOT_MISSED -> end(event.shot(), Outcome.MISSED);
      case DRONE_SHOT_LAPSED -> withdraw(event.shot(), event.aimMode());
      default -> {
        // No other event concerns shots of the drone.
      }
    }
  }

  /**
   * Sets the outcome of a shot, of which the first counts; returns true if the shot has a question.
   */
  private boolean end(int shot, Outcome outcome) {
    for (Question question : questions) {
      if (question.open && question.shot == shot) {
        question.outcome = question.outcome == Outcome.FLIES ? outcome : question.outcome;
        return true;
      }
    }
    return false;
  }

  /** Removes a shot that neither hit nor missed from the review. */
  private void withdraw(int shot, int mode) {
    fired[mode]--;
    for (Question question : questions) {
      if (question.open && question.shot == shot) {
        question.open = false;
        for (AimMode other : MODES) {
          judged[mode][other.ordinal()] -= other.turns() ? 1 : 0;
        }
      }
    }
  }

  /** Starts a question with the answers of all modes at the moment of the shot. */
  private void ask(int shot, int mode) {
    Question question = freeQuestion();
    if (question == null) {
      return;
    }
    question.open = true;
    question.shot = shot;
    question.fired = mode;
    question.target = sight.target();
    question.radius = sight.sight().targetRadius;
    question.muzzleSpeed = sight.sight().muzzleSpeed;
    question.range = sight.sight().range;
    question.outcome = Outcome.FLIES;
    for (AimMode other : MODES) {
      TrialShot answer = question.answers[other.ordinal()];
      answer.live = false;
      answer.met = false;
      answer.metAlive = false;
      if (other.turns()) {
        judged[mode][other.ordinal()]++;
        answer(other, answer);
      }
    }
  }

  private void answer(AimMode mode, TrialShot answer) {
    double bearing;
    double timeToFire;
    if (mode.studies()) {
      FiringPlan plan = students[mode.ordinal()].plan();
      boolean fires = orders[mode.ordinal()].fire;
      if (!fires && !plan.isMade()) {
        return;
      }
      bearing = fires ? sight.sight().facing : plan.bearing();
      timeToFire = fires ? 0 : plan.plannedTimeToFire();
    } else {
      mode.believe(sight.sight(), belief);
      double timeToGo = mode.firstTimeToGo(belief, solver);
      if (!(timeToGo < NEVER)) {
        return;
      }
      solver.describe(belief, timeToGo, shot);
      bearing = shot.bearing;
      timeToFire = shot.timeToFire;
    }
    double turn =
        Math.abs(Angles.difference(bearing, sight.sight().facing)) / sight.sight().slewRate;
    answer.live = true;
    answer.wait = Math.max(timeToFire, turn);
    answer.bearing = bearing;
    answer.timeLeft = Double.NaN;
  }

  private @Nullable Question freeQuestion() {
    for (Question question : questions) {
      if (!question.open) {
        return question;
      }
    }
    return null;
  }

  private void follow(Question question, Snapshot before, Snapshot after) {
    double dt = Tick.SECONDS;
    int indexBefore = before.indexOf(KindRange.FOES, question.target);
    if (indexBefore >= 0) {
      question.targetX = before.x(indexBefore);
      question.targetY = before.y(indexBefore);
      question.targetVx = before.vx(indexBefore);
      question.targetVy = before.vy(indexBefore);
    }
    int indexAfter = after.indexOf(KindRange.FOES, question.target);
    double moveX =
        indexAfter >= 0 ? after.x(indexAfter) - question.targetX : question.targetVx * dt;
    double moveY =
        indexAfter >= 0 ? after.y(indexAfter) - question.targetY : question.targetVy * dt;
    for (TrialShot answer : question.answers) {
      if (answer.live && answer.wait >= dt / 2) {
        answer.wait -= dt;
      } else if (answer.live) {
        step(answer, question, before, moveX, moveY);
      }
      answer.metAlive |= answer.met && indexBefore >= 0;
    }
    question.targetX += moveX;
    question.targetY += moveY;
    if (question.isAnswered()) {
      count(question);
    }
  }

  private void count(Question question) {
    question.open = false;
    for (int mode = 0; mode < MODES.length; mode++) {
      TrialShot answer = question.answers[mode];
      boolean strikes =
          switch (question.outcome) {
            case HIT -> answer.met;
            case MISSED -> answer.metAlive;
            case FLIES, STRAYED -> false;
          };
      struck[question.fired][mode] += strikes ? 1 : 0;
    }
  }

  private void step(
      TrialShot shot, Question question, Snapshot before, double moveX, double moveY) {
    double dt = Tick.SECONDS;
    if (Double.isNaN(shot.timeLeft)) {
      int drone = before.first(EntityKind.DRONE);
      shot.x = before.x(drone);
      shot.y = before.y(drone);
      shot.vx = Trigonometry.cos(shot.bearing) * question.muzzleSpeed;
      shot.vy = Trigonometry.sin(shot.bearing) * question.muzzleSpeed;
      shot.timeLeft = question.range / question.muzzleSpeed;
    }
    double flownX = shot.vx * dt + before.gravityX() * dt * dt / 2;
    double flownY = shot.vy * dt + before.gravityY() * dt * dt / 2;
    double contact =
        SweptCollision.contact(
            shot.x - question.targetX,
            shot.y - question.targetY,
            flownX - moveX,
            flownY - moveY,
            question.radius);
    shot.x += flownX;
    shot.y += flownY;
    shot.vx += before.gravityX() * dt;
    shot.vy += before.gravityY() * dt;
    shot.timeLeft -= dt;
    if (contact <= 1) {
      shot.met = true;
      shot.live = false;
    } else if (shot.timeLeft <= 0) {
      shot.live = false;
    }
  }

  /**
   * Returns the number of shots of mode {@code fired} that mode {@code other} has answered, by
   * index.
   */
  public int answers(int fired, int other) {
    return judged[fired][other];
  }

  /** Returns the number of these answers that would have hit, by index. */
  public int hits(int fired, int other) {
    return struck[fired][other];
  }

  /**
   * Returns the verdict on the mode that fired most; empty if it fired fewer than {@code fewest}
   * times.
   */
  public Optional<Verdict> verdict(int fewest) {
    int mostUsed = AimMode.DIRECT.ordinal();
    for (AimMode mode : MODES) {
      // HOLD does not aim, so there is nothing to compare.
      mostUsed =
          mode.turns() && fired[mode.ordinal()] > fired[mostUsed] ? mode.ordinal() : mostUsed;
    }
    if (fired[mostUsed] < fewest) {
      return Optional.empty();
    }
    int better = mostUsed;
    int betterHits = hits[mostUsed];
    for (int other = 0; other < MODES.length; other++) {
      int hypotheticalHits =
          other == mostUsed ? 0 : struck[mostUsed][other] + hitsByChance[mostUsed];
      if (hypotheticalHits > betterHits
          && hypotheticalHits > hits[mostUsed] + LEAST_GAIN * fired[mostUsed]) {
        better = other;
        betterHits = hypotheticalHits;
      }
    }
    return Optional.of(
        new Verdict(MODES[mostUsed], fired[mostUsed], hits[mostUsed], MODES[better], betterHits));
  }
}
