package towline.web.host;

import towline.game.host.Background;

/** Runs all work immediately, because a page has one thread. */
public final class AtOnce implements Background {
  private static final Work DONE =
      new Work() {
        @Override
        public boolean isDone() {
          return true;
        }

        @Override
        public void await() {}
      };

  @Override
  public Work start(String name, Runnable work) {
    work.run();
    return DONE;
  }
}
