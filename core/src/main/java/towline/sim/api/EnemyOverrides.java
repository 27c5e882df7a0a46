package towline.sim.api;

import towline.sim.hash.StateHash;

/** The laws that replace the enemies' own, by their indices, which the pilots interpret. */
public final class EnemyOverrides {
  /** Greatest index of a law. */
  public static final int MAX_INDEX = 14;

  private int missileLaw;
  private int tankLaw;
  private int foeAim;
  private boolean learns;

  /** Returns the homing law of missiles: 0 each its own, else 1 + the index of the law of all. */
  public int missileLaw() {
    return missileLaw;
  }

  /** Returns the index of the avoidance law of all tanks; 0 is the game's own. */
  public int tankLaw() {
    return tankLaw;
  }

  /** Returns the enemies' way to aim: 0 each its own, else 1 + the ordinal of the way of all. */
  public int foeAim() {
    return foeAim;
  }

  /** Returns true if all enemies that refine their aim learn instead. */
  public boolean learns() {
    return learns;
  }

  /** Makes all enemies that refine their aim learn instead, or refine again. */
  public void setLearning(boolean learn) {
    learns = learn;
  }

  /** Copies {@code other}. */
  public void set(EnemyOverrides other) {
    missileLaw = other.missileLaw;
    tankLaw = other.tankLaw;
    foeAim = other.foeAim;
    learns = other.learns;
  }

  /** Applies the changes that the player wants, and adds an event for each. */
  public void apply(Command player, EventList events) {
    if (changes(player.missileLaw, missileLaw)) {
      missileLaw = player.missileLaw;
      events.add(EventType.MISSILE_LAW_CHANGED).index(missileLaw);
    }
    if (changes(player.tankLaw, tankLaw)) {
      tankLaw = player.tankLaw;
      events.add(EventType.TANK_LAW_CHANGED).index(tankLaw);
    }
    if (changes(player.foeAim, foeAim)) {
      foeAim = player.foeAim;
      events.add(EventType.FOE_AIM_CHANGED).index(foeAim);
    }
  }

  /** Adds the laws to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(missileLaw);
    hash.add(tankLaw);
    hash.add(foeAim);
    hash.add(learns);
  }

  private static boolean changes(int wanted, int present) {
    return wanted != Command.UNCHANGED && wanted != present && wanted >= 0 && wanted <= MAX_INDEX;
  }
}
