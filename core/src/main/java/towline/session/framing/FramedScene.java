package towline.session.framing;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The world as the camera frames it: a snapshot with the displayed positions of its things. */
public interface FramedScene {
  /** Returns the snapshot. */
  Snapshot now();

  /** Returns the displayed x of thing {@code i}, m. */
  double x(int i);

  /** Returns the displayed y of thing {@code i}, m. */
  double y(int i);

  /** Returns the index of the only thing of {@code kind}, or -1. */
  default int only(EntityKind kind) {
    return now().count(kind) == 0 ? -1 : now().first(kind);
  }

  /** Returns a scene whose displayed positions are those of {@code snapshot}. */
  static FramedScene of(Snapshot snapshot) {
    return new FramedScene() {
      @Override
      public Snapshot now() {
        return snapshot;
      }

      @Override
      public double x(int i) {
        return snapshot.x(i);
      }

      @Override
      public double y(int i) {
        return snapshot.y(i);
      }
    };
  }
}
