package towline.shots;

/** Moments of a shot that have a sound where the host has any. */
public enum ShotSound {
  CHOSEN,
  FIRED,
  HIT,
  FULL_MARK
}
