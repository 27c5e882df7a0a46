package towline.lab.boss;

import towline.internal.RandomStream;

/** How the ship flies past a boss. */
enum BossFlight {
  /** In a circle at a constant rate. */
  EVEN {
    @Override
    FlownCourse begin(RandomStream random) {
      return new CircleCourse(random);
    }
  },
  /** Straight on, on another course every second. */
  CHANGING {
    @Override
    FlownCourse begin(RandomStream random) {
      return new LegCourse(random);
    }
  },
  /** To and fro about a course, as a sine. */
  WEAVING {
    @Override
    FlownCourse begin(RandomStream random) {
      return new WeavingCourse(random);
    }
  };

  abstract FlownCourse begin(RandomStream random);
}
