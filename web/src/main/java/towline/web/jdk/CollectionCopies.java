package towline.web.jdk;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Copies of collections. Lookups in TeaVM's own copies divide by their size, which fails for empty
 * ones.
 */
public final class CollectionCopies {
  private CollectionCopies() {}

  /** Replaces {@link Map#copyOf}. */
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    Map<K, V> copy = new HashMap<>();
    map.forEach(
        (key, value) -> copy.put(Objects.requireNonNull(key), Objects.requireNonNull(value)));
    return Collections.unmodifiableMap(copy);
  }

  /** Replaces {@link Set#copyOf}. */
  public static <E> Set<E> copyOf(Collection<? extends E> elements) {
    Set<E> copy = new HashSet<>();
    elements.forEach(element -> copy.add(Objects.requireNonNull(element)));
    return Collections.unmodifiableSet(copy);
  }
}
