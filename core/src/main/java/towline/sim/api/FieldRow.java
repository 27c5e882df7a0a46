package towline.sim.api;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of at most three numbers whose type says which fields they are, so that nobody writes or
 * reads a number as what it is not.
 *
 * @param <F> the fields
 */
abstract class FieldRow<F extends Enum<F>> {
  private static final int COLUMNS = 3;

  private final double[] values = new double[COLUMNS];
  private List<F> fields = List.of();
  private int missing;

  /** Empties the row, which now carries {@code fields}; {@code none} stands for an empty column. */
  final void begin(List<F> fields, @Nullable F none) {
    this.fields = fields;
    Arrays.fill(values, 0);
    missing = 0;
    for (int i = 0; i < fields.size(); i++) {
      missing |= fields.get(i) == none ? 0 : 1 << i;
    }
  }

  /** The name of the row's type. */
  abstract String typeName();

  /** The number in a column, 0 to 2; 0 if the type has no field there. */
  final double column(int column) {
    return values[column];
  }

  /**
   * The number of a field.
   *
   * @throws IllegalArgumentException if the row's type does not carry it
   */
  final double get(F field) {
    return values[find(field)];
  }

  /**
   * Writes the number of a field.
   *
   * @throws IllegalArgumentException if the row's type does not carry it
   */
  final void set(F field, double value) {
    int column = find(field);
    values[column] = value;
    missing &= ~(1 << column);
  }

  /** Takes over the numbers of a row of the same type. */
  final void copyColumns(FieldRow<F> other) {
    System.arraycopy(other.values, 0, values, 0, COLUMNS);
    missing = other.missing;
  }

  /**
   * Checks that every field was written.
   *
   * @throws IllegalStateException naming a field that was not
   */
  final void check() {
    if (missing != 0) {
      F field = fields.get(Integer.numberOfTrailingZeros(missing));
      throw new IllegalStateException(typeName() + " was written without " + field);
    }
  }

  private int find(F field) {
    int column = fields.indexOf(field);
    if (column < 0) {
      throw new IllegalArgumentException(typeName() + " carries no " + field);
    }
    return column;
  }
}
