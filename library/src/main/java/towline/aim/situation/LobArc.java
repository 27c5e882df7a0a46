package towline.aim.situation;

/** Which way a shot takes that can reach its target in two ways. */
public enum LobArc {
  /** The shortest flight. */
  LOW,
  /** The longest flight, over whatever stands between; only for shots that leave at once. */
  HIGH
}
