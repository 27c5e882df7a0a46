package towline.aim.learn;

/** What a learner says of a shot that would leave now, the first that applies. */
public enum ShotVerdict {
  /** No belief has been right long enough. */
  STUDIES,
  /** By the belief that it trusts, the shot misses. */
  OFF_AIM,
  /** Another belief is as plausible, and by that one the shot misses. */
  DOUBTS,
  /** The target has jumped before and is coming nearer, where it has less time to jump again. */
  AWAITS,
  /** By every plausible belief the shot hits. */
  HITS
}
