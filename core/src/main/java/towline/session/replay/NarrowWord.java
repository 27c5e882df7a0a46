package towline.session.replay;

import towline.session.CommandCodec;

/**
 * The one word of a command in formats 2 to 4, taken apart into those of {@link CommandCodec}.
 *
 * <pre>
 * bit  0-42 as in the controls     43-46 mode + 1        47    launch
 *     48-51 missileLaw + 1         52-55 tankLaw + 1     56-59 foeAim + 1
 *     60-61 difficulty + 1         62-63 choice + 1
 * </pre>
 */
final class NarrowWord {
  private NarrowWord() {}

  static long controls(long word) {
    return bits(word, 0, 43) | bits(word, 47, 1) << 43;
  }

  static long orders(long word) {
    return bits(word, 43, 4)
        | bits(word, 48, 4) << 8
        | bits(word, 52, 4) << 16
        | bits(word, 56, 4) << 24
        | bits(word, 60, 2) << 32
        | bits(word, 62, 2) << 40;
  }

  private static long bits(long word, int from, int count) {
    return (word >>> from) & ((1L << count) - 1);
  }
}
