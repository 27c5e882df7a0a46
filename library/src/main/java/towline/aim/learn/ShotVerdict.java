package towline.aim.learn;

/** What is to be said of a shot that would leave now, the first that applies. */
public enum ShotVerdict {
  /** Too little is known of the target: no belief has been right long enough. */
  STUDIES,
  /** By what is believed, or trusted most, the shot misses. */
  OFF_AIM,
  /** Another belief is as plausible, and by that one the shot misses. */
  DOUBTS,
  /** The target has jumped before and is coming nearer, where it has less time to jump again. */
  AWAITS,
  /** By what is believed, or every plausible belief, the shot hits. */
  HITS
}
