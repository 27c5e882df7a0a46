package towline.store;

/**
 * A {@link StoreException} on its way through code that may throw none: what the user asked for in
 * so many words cannot be saved, and the program ends with the sentence.
 */
public final class UncheckedStoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the sentence of {@code problem}. */
  public UncheckedStoreException(StoreException problem) {
    super(problem.getMessage(), problem);
  }
}
