package towline.trial.swarm;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import towline.avoidance.LocalAvoidance;

/** The scenes by which avoidance laws are judged; docs/steering.md says what each asks for. */
public enum SwarmScene {
  /** Everybody roams in a square arena. */
  ROAM((law, tanks, seed) -> new RoamingArena(law, tanks, SwarmSimulation.STEP, seed, 60), 1000),
  /** From random places on a circle to the opposite ones. */
  RING((law, tanks, seed) -> new RingScene(law, tanks, seed, RingScene.Spread.RANDOM), 20, 40, 80),
  /** From exactly even places on a circle to the opposite ones. */
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
  /** A ring of tanks goes along with a point. */
  SURROUND(SurroundScene::new, 24),
  /** All gather at a point. */
  PILE(PileScene::new, 80),
  /** Pairs start at the same place. */
  TWINS(TwinsScene::new, 20);

  /** Sets an experiment up. */
  @FunctionalInterface
  private interface Setup {
    SwarmSimulation begin(LocalAvoidance law, int tanks, long seed);
  }

  /** A reference to a constructor; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Setup setup;

  @SuppressWarnings("ImmutableEnumChecker")
  private final List<Integer> sizes;

  SwarmScene(Setup setup, Integer... sizes) {
    this.setup = setup;
    this.sizes = List.of(sizes);
  }

  /** How many tanks it has unless another number is asked for; one row each. */
  public List<Integer> sizes() {
    return sizes;
  }

  /**
   * Sets the scene up, ready for its first tick. The same seed gives every law the same start.
   *
   * @throws IllegalArgumentException if there is no room for so many tanks
   */
  public SwarmSimulation begin(LocalAvoidance law, int tanks, long seed) {
    return setup.begin(law, tanks, seed);
  }

  /** Whether it takes the time of each subject; the others pass or fail as a whole. */
  public boolean isTimed() {
    return this != ROAM && this != SURROUND && this != PILE;
  }

  /**
   * The scenes that the command line calls so: one, or for "streams" both ways of meeting.
   *
   * @throws IllegalArgumentException if there is none, with the names that exist
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
        "there is no scene '" + name + "' (there are " + String.join(", ", names()) + ")");
  }

  /** The names that the command line knows. */
  public static List<String> names() {
    return Arrays.stream(values())
        .filter(scene -> scene != STREAMS_HEAD_ON)
        .map(SwarmScene::toString)
        .toList();
  }

  /** Its name in tables and on the command line, such as exact-ring. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
