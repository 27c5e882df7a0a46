package towline.trial.shots;

/** Families of guns and targets. */
public enum ShotFamily {
  PENDULUM
}
