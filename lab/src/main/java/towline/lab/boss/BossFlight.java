package towline.lab.boss;

import towline.internal.RandomStream;

/** The manner in which the ship flies past a boss. */
enum BossFlight {
  /** A circle at a constant rate. */
  EVEN {
    @Override
    FlownCourse begin(RandomStream random) {
      return new CircleCourse(random);
    }
  },
  /** A straight line, in another direction every second. */
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
