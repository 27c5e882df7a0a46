package towline.trial.swarm;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import towline.avoidance.LocalAvoidance;

/** The scenes for judging avoidance laws; docs/steering.md has their criteria. */
public enum SwarmScene {
  /** Tanks roam in a square arena. */
  ROAM((law, tanks, seed) -> new RoamingArena(law, tanks, SwarmSimulation.STEP, seed, 60), 1000),
  /** Tanks cross from random places on a circle to the opposite ones. */
  RING((law, tanks, seed) -> new RingScene(law, tanks, seed, RingScene.Spread.RANDOM), 20, 40, 80),
  /** Tanks cross from exactly even places on a circle to the opposite ones. */
  EXACT_RING((law, tanks, seed) -> new RingScene(law, tanks, seed, RingScene.Spread.EVEN), 40),
  /** Two columns cross at a right angle. */
  STREAMS(
      (law, tanks, seed) -> new StreamsScene(law, tanks, seed, StreamsScene.Meeting.CROSSING), 120),
  /** Two columns meet head-on. */
  STREAMS_HEAD_ON(
      (law, tanks, seed) -> new StreamsScene(law, tanks, seed, StreamsScene.Meeting.HEAD_ON), 120),
  /** Two groups meet between walls. */
  CORRIDOR(CorridorScene::new, 20),
  /** A crowd leaves through a gap. */
  DOORWAY(DoorwayScene::new, 60),
  /** A ring of tanks accompanies a moving point. */
  SURROUND(SurroundScene::new, 24),
  /** All tanks gather at a point. */
  PILE(PileScene::new, 80),
  /** The two tanks of each pair start at one place. */
  TWINS(TwinsScene::new, 20);

  /** A maker of experiments. */
  @FunctionalInterface
  private interface Setup {
    SwarmSimulation begin(LocalAvoidance law, int tanks, long seed);
  }

  /** A reference to a constructor, which has no state; Error Prone cannot know that. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Setup setup;

  @SuppressWarnings("ImmutableEnumChecker")
  private final List<Integer> sizes;

  SwarmScene(Setup setup, Integer... sizes) {
    this.setup = setup;
    this.sizes = List.of(sizes);
  }

  /** Returns the standard numbers of tanks, one for each row of the table. */
  public List<Integer> sizes() {
    return sizes;
  }

  /**
   * Sets the scene up, ready for its first tick. The start depends on {@code seed} alone, not on
   * the law.
   *
   * @throws IllegalArgumentException if there is no room for {@code tanks} tanks
   */
  public SwarmSimulation begin(LocalAvoidance law, int tanks, long seed) {
    return setup.begin(law, tanks, seed);
  }

  /** Returns true if it times each subject; the other scenes pass or fail as a whole. */
  public boolean isTimed() {
    return this != ROAM && this != SURROUND && this != PILE;
  }

  /**
   * Returns the scenes with name {@code name} on the command line: one, or for "streams" both
   * directions.
   *
   * @throws IllegalArgumentException if there is none; the message lists the existing names
   */
  public static List<SwarmScene> named(String name) {
    if (name.equals(STREAMS.toString())) {
      return List.of(STREAMS, STREAMS_HEAD_ON);
    }
    for (SwarmScene scene : values()) {
      if (scene != STREAMS_HEAD_ON && scene.toString().equals(name)) {
        return List.of(scene);
      }
    }
    throw new IllegalArgumentException(
        "there is no scene '" + name + "'; choose one of " + String.join(", ", names()));
  }

  /** Returns the names on the command line. */
  public static List<String> names() {
    return Arrays.stream(values())
        .filter(scene -> scene != STREAMS_HEAD_ON)
        .map(SwarmScene::toString)
        .toList();
  }

  /** Returns its name in tables and on the command line, such as exact-ring. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
