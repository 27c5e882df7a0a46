package towline.game.host;

/** Runs each piece of work in a thread of its own. */
final class Threads implements Background {
  @Override
  public Work start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.start();
    return new Work() {
      @Override
      public boolean isDone() {
        return !thread.isAlive();
      }

      @Override
      public void await() {
        try {
          thread.join();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    };
  }
}
