package towline.session.framing;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The world as the camera frames it: a snapshot with the displayed positions of its things. */
public interface FramedScene {
  /** Returns the snapshot. */
  Snapshot snapshot();

  /** Returns the displayed x of thing {@code i}, m. */
  double x(int i);

  /** Returns the displayed y of thing {@code i}, m. */
  double y(int i);

  /** Returns the index of the only thing of {@code kind}, or -1. */
  default int only(EntityKind kind) {
    return snapshot().count(kind) == 0 ? -1 : snapshot().first(kind);
  }

  /** Returns a scene whose displayed positions are those of {@code snapshot}. */
  static FramedScene of(Snapshot snapshot) {
    return new FramedScene() {
      @Override
      public Snapshot snapshot() {
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
