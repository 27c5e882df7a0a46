package towline.session;

/** The modes of play. */
public enum PlayMode {
  /** Waves, one after the other. */
  ARCADE,
  /** Waves without end. */
  SURVIVAL,
  /** Waves without end, the same for everybody on a day. */
  DAILY
}
