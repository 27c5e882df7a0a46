package towline.aim.search;

/** The judgement of a shot that would leave now: the first that applies. */
public enum ShotVerdict {
  /** Too little is known of the target: no belief has been right long enough. */
  STUDIES,
  /** By the trusted belief the shot misses. */
  OFF_AIM,
  /** By another belief, as plausible, the shot misses. */
  DOUBTS,
  /** The target has jumped before and is coming nearer, where it has less time to jump again. */
  AWAITS,
  /** By every plausible belief the shot hits. */
  HITS
}
