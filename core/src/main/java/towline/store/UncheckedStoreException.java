package towline.store;

/**
 * An unchecked {@link StoreException}, for code that may throw none: a file that the user named
 * cannot be saved, and the program ends with the sentence.
 */
public final class UncheckedStoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with the sentence of {@code problem}. */
  public UncheckedStoreException(StoreException problem) {
    super(problem.getMessage(), problem);
  }
}
