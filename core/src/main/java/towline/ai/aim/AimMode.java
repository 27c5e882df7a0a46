package towline.ai.aim;

import java.util.function.LongConsumer;
import towline.aim.Aim;
import towline.aim.AimState;
import towline.aim.AimStrategy;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;

/**
 * The aim modes of the game. Each is a strategy of the library, with or without the knowledge that
 * shots fall; modes without it are the reason for {@link #LOB} in the Undertow. Keys, HUD, ghosts
 * and tables iterate over {@link #values()}.
 */
public enum AimMode implements AimStrategy {
  /** Never turns, and fires at any target that crosses its muzzle. */
  HOLD(unawareOfGravity(Aim.HOLD)),
  /** Believes that targets stand still. */
  DIRECT(unawareOfGravity(Aim.DIRECT)),
  /** Believes that targets fly straight and that turning takes no time. */
  LEAD(unawareOfGravity(Aim.LEAD)),
  /** Believes that targets fly straight; knows the slew rate of its barrel. */
  TURN_LEAD(unawareOfGravity(Aim.TURN_LEAD)),
  /** Believes that targets, and its own tow, go on accelerating or turning as before. */
  PREDICT(unawareOfGravity(Aim.PREDICT)),
  /** Settles on the velocity of its target within half a second. */
  REFINE(unawareOfGravity(Aim.REFINE)),
  /** Like {@link #TURN_LEAD}, but knows that shots fall. */
  LOB(Aim.TURN_LEAD),
  /** Keeps several beliefs and trusts those that were right lately; knows that shots fall. */
  LEARN(Aim.LEARN),
  /** Fires when no manoeuvre of which the target is capable can save it. */
  SURE(Aim.SURE);

  /** Strategy of the library, which is immutable; the checker cannot know it. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final AimStrategy strategy;

  AimMode(AimStrategy strategy) {
    this.strategy = strategy;
  }

  private static AimStrategy unawareOfGravity(AimStrategy strategy) {
    return strategy.believing(
        problem -> {
          problem.gravityX = 0;
          problem.gravityY = 0;
        });
  }

  @Override
  public void plan(AimState state) {
    strategy.plan(state);
  }

  @Override
  public ShotVerdict judge(AimState state) {
    return strategy.judge(state);
  }

  @Override
  public void writeState(AimState state, LongConsumer out) {
    strategy.writeState(state, out);
  }

  @Override
  public void believe(FireProblem problem, FireProblem believed) {
    strategy.believe(problem, believed);
  }

  @Override
  public double firstTimeToGo(FireProblem believed, FireSolver solver) {
    return strategy.firstTimeToGo(believed, solver);
  }

  @Override
  public boolean plansOnce() {
    return strategy.plansOnce();
  }

  @Override
  public boolean turns() {
    return strategy.turns();
  }

  @Override
  public boolean settles() {
    return strategy.settles();
  }

  @Override
  public boolean studies() {
    return strategy.studies();
  }

  /** Returns true if it fires at lesser targets that cross the barrel while it waits for a shot. */
  public boolean takesLesserTargets() {
    return this == LEARN;
  }

  /** Returns true if it fires only shots that no target can dodge. */
  public boolean isSure() {
    return this == SURE;
  }
}
