package towline.lab.swarm;

/** Whether a table tells how long things took; with it the bytes differ from run to run. */
public enum Timing {
  /** No times. */
  OFF,
  /** The median time of a tick. */
  ON
}
