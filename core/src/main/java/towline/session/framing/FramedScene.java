package towline.session.framing;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The world as it is framed: a snapshot, and where its things are seen. */
public interface FramedScene {
  /** What is there. */
  Snapshot now();

  /** Where thing {@code i} is seen. */
  double x(int i);

  /** Where thing {@code i} is seen. */
  double y(int i);

  /** The only thing of a kind, or -1. */
  default int only(EntityKind kind) {
    return now().count(kind) == 0 ? -1 : now().first(kind);
  }

  /** A scene in which everything is where a snapshot says. */
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
