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
 * What the aim modes would have made of each other's shots. Whenever the drone fires, every mode
 * answers the same question: those that study have watched the target all along, and answer by what
 * they have found out; SURE has no answer where it would have held its fire. Each answer flies as a
 * shot that nobody sees, and is judged by what the target really does.
 *
 * <p>The mode that fired counts by its shots as they were, so the others are judged on all of
 * these. Where the real shot struck something else, the way was blocked for all. Who would have
 * come too late for a target that something else destroyed, hits nothing; one that the real shot
 * destroyed is taken to fly straight on. A shot at something that crosses the barrel is the same in
 * every mode. Watches a run and never decides anything in it.
 */
public final class AimReview {
  private static final AimMode[] MODES = AimMode.values();

  /** A share of the shots; who would have hit more by less is not better. */
  private static final double MARGIN = 0.03;

  /** More than are ever in the air. */
  private static final int MOST_SHOTS = 64;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /**
   * What a run says about its aim modes.
   *
   * @param fired the mode that fired most
   * @param shots its shots
   * @param hits those of them that struck what they were aimed at
   * @param better the mode that would have hit most with these shots; the same one if none would
   *     have hit many more
   * @param betterHits how many it would have hit
   */
  public record Verdict(AimMode fired, int shots, int hits, AimMode better, int betterHits) {}

  /** What became of a shot. */
  private enum Outcome {
    FLIES,
    HIT,
    STRAYED,
    MISSED
  }

  /** A shot of the drone, and the answers of all modes. */
  private static final class Question {
    private final WouldBe[] answers = new WouldBe[MODES.length];
    private boolean open;
    private int shot;
    private int fired;
    private int target;
    private double radius;
    private double targetX;
    private double targetY;
    private double targetVx;
    private double targetVy;
    private Outcome outcome = Outcome.FLIES;

    Question() {
      for (int mode = 0; mode < answers.length; mode++) {
        answers[mode] = new WouldBe();
      }
    }

    boolean isAnswered() {
      for (WouldBe answer : answers) {
        if (answer.live) {
          return false;
        }
      }
      return outcome != Outcome.FLIES;
    }
  }

  /** A shot that was not fired. */
  private static final class WouldBe {
    private boolean live;
    private double wait;
    private double bearing;
    private double timeLeft;
    private double x;
    private double y;
    private double vx;
    private double vy;

    /** Whether it has met its target while that lived, or where it would have been. */
    private boolean metAlive;

    private boolean met;
  }

  private final double shotRadius;
  private final int[][] judged = new int[MODES.length][MODES.length];
  private final int[][] struck = new int[MODES.length][MODES.length];
  private final int[] fired = new int[MODES.length];
  private final int[] hits = new int[MODES.length];

  /** Hits of shots at something else than the gun's target, which every mode would have made. */
  private final int[] hitsByChance = new int[MODES.length];

  private final Question[] questions = new Question[MOST_SHOTS];
  private final FireControl[] students = new FireControl[MODES.length];
  private final FireCommand[] orders = new FireCommand[MODES.length];
  private final DroneSight sight = new DroneSight();
  private final FireProblem belief = new FireProblem();
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();

  /** A review of shots of that radius, m. */
  public AimReview(double shotRadius) {
    this.shotRadius = shotRadius;
    for (int i = 0; i < questions.length; i++) {
      questions[i] = new Question();
    }
    SolverScratch scratch = new SolverScratch();
    for (int mode = 0; mode < students.length; mode++) {
      students[mode] = new FireControl(scratch);
      orders[mode] = new FireCommand();
    }
  }

  /** Takes in a tick: the state before and after it, and what happened. */
  public void onTick(Snapshot before, Snapshot after, EventList events) {
    sight.look(before, after.turret().target);
    study(before);
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() instanceof EventType type) {
        take(type, event, before);
      }
    }
    for (Question question : questions) {
      if (question.open && before.count(EntityKind.DRONE) > 0) {
        follow(question, before, after);
      }
    }
  }

  /** Lets those modes watch that aim by what they have found out. */
  private void study(Snapshot before) {
    int target = sight.target() == 0 ? -1 : before.indexOf(KindRange.FOES, sight.target());
    for (AimMode mode : MODES) {
      FireControl student = students[mode.ordinal()];
      if (mode.studies() && target < 0) {
        student.hold();
      } else if (mode.studies()) {
        PreyGuesser.read(before, target, student.learner().prey());
        student.decide(mode, sight.sight(), sight.target(), Tick.SECONDS, orders[mode.ordinal()]);
      }
    }
  }

  private void take(EventType type, Event event, Snapshot before) {
    switch (type) {
      case DRONE_FIRED -> {
        fired[event.aimMode()]++;
        if (event.target() == sight.target() && sight.target() != 0) {
          ask(event.shot(), event.aimMode(), before);
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
        // Nothing else is about shots of the drone.
      }
    }
  }

  /** Whether that shot has asked a question. What a shot strikes first, counts. */
  private boolean end(int shot, Outcome outcome) {
    for (Question question : questions) {
      if (question.open && question.shot == shot) {
        question.outcome = question.outcome == Outcome.FLIES ? outcome : question.outcome;
        return true;
      }
    }
    return false;
  }

  /** Lets a shot that neither hit nor missed be as if it had not been fired. */
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

  /** Lets every mode answer, from the moment of the shot. */
  private void ask(int shot, int mode, Snapshot before) {
    Question question = free();
    if (question == null) {
      return;
    }
    int target = before.indexOf(KindRange.FOES, sight.target());
    question.open = true;
    question.shot = shot;
    question.fired = mode;
    question.target = sight.target();
    question.radius = shotRadius + before.radius(target);
    question.outcome = Outcome.FLIES;
    for (AimMode other : MODES) {
      WouldBe answer = question.answers[other.ordinal()];
      answer.live = false;
      answer.met = false;
      answer.metAlive = false;
      if (other.turns()) {
        judged[mode][other.ordinal()]++;
        answer(other, answer);
      }
    }
  }

  private void answer(AimMode mode, WouldBe answer) {
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

  private @Nullable Question free() {
    for (Question question : questions) {
      if (!question.open) {
        return question;
      }
    }
    return null;
  }

  private void follow(Question question, Snapshot before, Snapshot after) {
    double dt = Tick.SECONDS;
    int was = before.indexOf(KindRange.FOES, question.target);
    if (was >= 0) {
      question.targetX = before.x(was);
      question.targetY = before.y(was);
      question.targetVx = before.vx(was);
      question.targetVy = before.vy(was);
    }
    int is = after.indexOf(KindRange.FOES, question.target);
    double moveX = is >= 0 ? after.x(is) - question.targetX : question.targetVx * dt;
    double moveY = is >= 0 ? after.y(is) - question.targetY : question.targetVy * dt;
    for (WouldBe answer : question.answers) {
      if (answer.live && answer.wait >= dt / 2) {
        answer.wait -= dt;
      } else if (answer.live) {
        step(answer, question, before, moveX, moveY);
      }
      answer.metAlive |= answer.met && was >= 0;
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
      WouldBe answer = question.answers[mode];
      boolean strikes =
          switch (question.outcome) {
            case HIT -> answer.met;
            case MISSED -> answer.metAlive;
            case FLIES, STRAYED -> false;
          };
      struck[question.fired][mode] += strikes ? 1 : 0;
    }
  }

  private void step(WouldBe shot, Question question, Snapshot before, double moveX, double moveY) {
    double dt = Tick.SECONDS;
    if (Double.isNaN(shot.timeLeft)) {
      int drone = before.first(EntityKind.DRONE);
      shot.x = before.x(drone);
      shot.y = before.y(drone);
      double speed = before.turret().muzzleSpeed;
      shot.vx = Trigonometry.cos(shot.bearing) * speed;
      shot.vy = Trigonometry.sin(shot.bearing) * speed;
      shot.timeLeft = before.turret().range / speed;
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

  /** How many shots of mode {@code fired} the other mode has answered, by index. */
  public int judged(int fired, int other) {
    return judged[fired][other];
  }

  /** How many of these answers would have hit. */
  public int struck(int fired, int other) {
    return struck[fired][other];
  }

  /** The verdict on the mode that fired most; empty if it fired fewer than {@code fewest} times. */
  public Optional<Verdict> verdict(int fewest) {
    int most = AimMode.DIRECT.ordinal();
    for (AimMode mode : MODES) {
      // HOLD does not aim, so there is nothing to compare.
      most = mode.turns() && fired[mode.ordinal()] > fired[most] ? mode.ordinal() : most;
    }
    if (fired[most] < fewest) {
      return Optional.empty();
    }
    int better = most;
    int betterHits = hits[most];
    for (int other = 0; other < MODES.length; other++) {
      int would = other == most ? 0 : struck[most][other] + hitsByChance[most];
      if (would > betterHits && would > hits[most] + MARGIN * fired[most]) {
        better = other;
        betterHits = would;
      }
    }
    return Optional.of(
        new Verdict(MODES[most], fired[most], hits[most], MODES[better], betterHits));
  }
}
