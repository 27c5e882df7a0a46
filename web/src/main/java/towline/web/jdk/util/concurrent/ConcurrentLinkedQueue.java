package towline.web.jdk.util.concurrent;

import java.util.ArrayDeque;

/**
 * As that of Java, where there is one thread.
 *
 * @param <E> what is in it
 */
public class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {
  private static final long serialVersionUID = 1L;

  /** An empty queue. */
  public ConcurrentLinkedQueue() {}
}
