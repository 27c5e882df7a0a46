package towline.sim.api;

import towline.sim.hash.StateHash;

/** The laws that all of a kind follow, by their indices; the pilots know what they stand for. */
public final class EnemyOverrides {
  /** The largest index of anything that can be chosen. */
  public static final int LAST = 14;

  private int missileLaw;
  private int tankLaw;
  private int foeAim;
  private boolean learns;

  /** Which homing law missiles follow: 0 each its own, else 1 + the index of the law of all. */
  public int missileLaw() {
    return missileLaw;
  }

  /** The index of the avoidance law of all tanks; 0 is the game's own. */
  public int tankLaw() {
    return tankLaw;
  }

  /** How the enemies aim: 0 each in its own way, else 1 + the ordinal of the way of all. */
  public int foeAim() {
    return foeAim;
  }

  /** Whether all that refine their aim learn instead. */
  public boolean learns() {
    return learns;
  }

  /** Lets all that refine their aim learn instead, or not. */
  public void letLearn(boolean learn) {
    learns = learn;
  }

  /** Takes over the laws of {@code other}. */
  public void set(EnemyOverrides other) {
    missileLaw = other.missileLaw;
    tankLaw = other.tankLaw;
    foeAim = other.foeAim;
    learns = other.learns;
  }

  /** Takes over what the player wants changed, and tells of it. */
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

  /** Adds the laws. */
  public void hashInto(StateHash hash) {
    hash.add(missileLaw);
    hash.add(tankLaw);
    hash.add(foeAim);
    hash.add(learns);
  }

  private static boolean changes(int wanted, int now) {
    return wanted != Command.SAME && wanted != now && wanted >= 0 && wanted <= LAST;
  }
}
