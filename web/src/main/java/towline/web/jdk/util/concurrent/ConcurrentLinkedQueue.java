package towline.web.jdk.util.concurrent;

import java.util.ArrayDeque;

/**
 * Replaces Java's queue; a page has only one thread.
 *
 * @param <E> the type of the elements
 */
public class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {
  private static final long serialVersionUID = 1L;

  /** Creates an empty queue. */
  public ConcurrentLinkedQueue() {}
}
