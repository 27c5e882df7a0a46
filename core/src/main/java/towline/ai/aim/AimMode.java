package towline.ai.aim;

import towline.aim.Aim;
import towline.aim.AimState;
import towline.aim.AimStrategy;
import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * The aim modes of the game: each is a strategy of the library, and whether it believes that shots
 * fall. That some do not is the point of LOB in the Undertow. Keys, HUD, ghosts and tables iterate
 * over {@link #values()}.
 */
public enum AimMode implements AimStrategy {
  /** Never turns, and fires at what crosses its muzzle. */
  HOLD(unawareOfGravity(Aim.HOLD)),
  /** Believes that targets stand still. */
  DIRECT(unawareOfGravity(Aim.DIRECT)),
  /** Believes that targets fly straight and that turning takes no time. */
  LEAD(unawareOfGravity(Aim.LEAD)),
  /** Believes that targets fly straight; knows the slew rate of its barrel. */
  TURN_LEAD(unawareOfGravity(Aim.TURN_LEAD)),
  /** Believes that targets go on accelerating or turning, and its own tow too, as seen. */
  PREDICT(unawareOfGravity(Aim.PREDICT)),
  /** Settles on the velocity of its target within half a second. */
  REFINE(unawareOfGravity(Aim.REFINE)),
  /** As TURN_LEAD; knows that shots fall. */
  LOB(Aim.TURN_LEAD),
  /** Keeps several beliefs and trusts those that have been right lately; knows that shots fall. */
  LEARN(Aim.LEARN),
  /** Fires when no manoeuvre that its target is capable of can save it. */
  SURE(Aim.SURE);

  /** Those of the library hold nothing that changes; the checker cannot know it. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final AimStrategy strategy;

  AimMode(AimStrategy strategy) {
    this.strategy = strategy;
  }

  private static AimStrategy unawareOfGravity(AimStrategy strategy) {
    return strategy.believing(
        seen -> {
          seen.gravityX = 0;
          seen.gravityY = 0;
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
  public void writeState(AimState state, StateSink out) {
    strategy.writeState(state, out);
  }

  @Override
  public void believe(FireProblem seen, FireProblem believed) {
    strategy.believe(seen, believed);
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

  /** Whether lesser targets that cross the barrel are taken while it waits for a shot. */
  public boolean takesLesserTargets() {
    return this == LEARN;
  }

  /** Whether it fires only shots that no target can dodge. */
  public boolean isSure() {
    return this == SURE;
  }
}
