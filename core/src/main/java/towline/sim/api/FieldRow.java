package towline.sim.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of at most three numbers whose type says which fields they are, so that no number is
 * written or read as another field.
 *
 * @param <F> the fields
 */
abstract class FieldRow<F extends Enum<F>> {
  // Not an array: lists keep thousands of rows.
  private double first;
  private double second;
  private double third;
  private int missing;

  /** Empties the row for its new type; {@code none} is the field of an empty column. */
  final void begin(@Nullable F none) {
    List<F> fields = fields();
    first = 0;
    second = 0;
    third = 0;
    missing = 0;
    for (int i = 0; i < fields.size(); i++) {
      missing |= fields.get(i) == none ? 0 : 1 << i;
    }
  }

  /** Returns the name of the row's type. */
  abstract String typeName();

  /** Returns the fields that the row's type carries, in the order of the columns. */
  abstract List<F> fields();

  /** Returns the number in column {@code column}, 0 to 2; 0 if the type has no field there. */
  final double column(int column) {
    return switch (column) {
      case 0 -> first;
      case 1 -> second;
      default -> third;
    };
  }

  /**
   * Returns the number of {@code field}.
   *
   * @throws IllegalArgumentException if the row's type does not carry it
   */
  final double get(F field) {
    return column(find(field));
  }

  /**
   * Writes the number of {@code field}.
   *
   * @throws IllegalArgumentException if the row's type does not carry it
   */
  final void set(F field, double value) {
    int column = find(field);
    switch (column) {
      case 0 -> first = value;
      case 1 -> second = value;
      default -> third = value;
    }
    missing &= ~(1 << column);
  }

  /** Copies the numbers of {@code other}, a row of the same type. */
  final void copyColumns(FieldRow<F> other) {
    first = other.first;
    second = other.second;
    third = other.third;
    missing = other.missing;
  }

  /**
   * Checks that every field was written.
   *
   * @throws IllegalStateException if a field was not written; the message names it
   */
  final void check() {
    if (missing != 0) {
      F field = fields().get(Integer.numberOfTrailingZeros(missing));
      throw new IllegalStateException(typeName() + " was written without " + field);
    }
  }

  @Override
  public final String toString() {
    StringBuilder text = new StringBuilder(typeName());
    for (int column = 0; column < fields().size(); column++) {
      text.append(' ').append(fields().get(column)).append('=').append(column(column));
    }
    return text.toString();
  }

  private int find(F field) {
    int column = fields().indexOf(field);
    if (column < 0) {
      throw new IllegalArgumentException(typeName() + " carries no " + field);
    }
    return column;
  }
}
