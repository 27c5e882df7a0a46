package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * Encodes pictures of equal size, bottom row first, as an animated GIF that repeats. It works in
 * steps, of which none does more than read a row of pixels or look through the possible colours:
 * first it counts the colours of all pictures, then it chooses a palette, then it writes the rows.
 */
final class GifEncoder {
  /** Bits of an index into the palette, which is small for a small file. */
  private static final int INDEX_BITS = 4;

  private static final int COLOURS = 1 << INDEX_BITS;

  /**
   * Brightness of the brightest channel below which a pixel becomes {@link #DARK_COLOUR}, because
   * the faint grid would cost megabytes.
   */
  private static final int DARK_LIMIT = 115;

  /** First colour of the palette, 0xRRGGBB. */
  private static final int DARK_COLOUR = 0x070b1a;

  /** Number of colours that are told apart: five bits a channel. */
  private static final int CELLS = 1 << 15;

  private static final int BYTES_PER_PIXEL = 4;
  private static final int HUNDREDTHS = 100;
  private static final int CLEAR = COLOURS;
  private static final int END = CLEAR + 1;
  private static final int MAX_CODE_BITS = 12;
  private static final int MAX_CODES = 1 << MAX_CODE_BITS;
  private static final int BLOCK_BYTES = 255;

  private final List<Pixmap> frames;
  private final int width;
  private final int height;
  private final int rows;
  private final int framesPerSecond;
  private final int[] counts = new int[CELLS];

  /** Distance of each counted colour from the nearest of the palette; see {@link #distance}. */
  private final int[] distances = new int[CELLS];

  /** Index of the palette's nearest colour for each cell; -1: not asked for yet. */
  private final byte[] nearest = new byte[CELLS];

  private final int[] palette = new int[COLOURS];

  /** Code of each sequence of pixels: that of all but the last, and the last; 0: none yet. */
  private final short[] codes = new short[MAX_CODES << INDEX_BITS];

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final byte[] block = new byte[BLOCK_BYTES];
  private int countedRows;
  private int chosen;
  private int writtenRows;
  private int nextCode;
  private int codeBits = INDEX_BITS + 1;
  private int prefix;
  private int bits;
  private int bitCount;
  private int blockSize;

  /** Creates an encoder of one picture or more. */
  GifEncoder(List<Pixmap> frames, int framesPerSecond) {
    this.frames = frames;
    this.framesPerSecond = framesPerSecond;
    width = frames.get(0).getWidth();
    height = frames.get(0).getHeight();
    rows = frames.size() * height;
    palette[0] = DARK_COLOUR;
    chosen = 1;
    Arrays.fill(nearest, (byte) -1);
  }

  /** Does a step; returns false if it was the last one. */
  boolean step() {
    if (countedRows < rows) {
      count(countedRows++);
    } else if (chosen < COLOURS) {
      choose();
      if (chosen == COLOURS) {
        writeHead();
      }
    } else if (writtenRows < rows) {
      writeRow(writtenRows++);
    }
    return writtenRows < rows;
  }

  /** Returns the file, which is complete after the last step. */
  ByteArrayOutputStream file() {
    return out;
  }

  private void count(int row) {
    ByteBuffer pixels = frames.get(row / height).getPixels();
    int start = row % height * width * BYTES_PER_PIXEL;
    for (int at = start; at < start + width * BYTES_PER_PIXEL; at += BYTES_PER_PIXEL) {
      int rgba = pixels.getInt(at);
      if (!isDark(rgba)) {
        counts[cell(rgba)]++;
      }
    }
  }

  private static boolean isDark(int rgba) {
    return Math.max(rgba >>> 24, Math.max(rgba >>> 16 & 0xff, rgba >>> 8 & 0xff)) < DARK_LIMIT;
  }

  private static int cell(int rgba) {
    return ((rgba >>> 27) << 10) | ((rgba >>> 19 & 31) << 5) | (rgba >>> 11 & 31);
  }

  /** Returns the colour in the middle of a cell, 0xRRGGBB. */
  private static int colour(int cell) {
    return (cell >>> 10 << 3 | 4) << 16 | ((cell >>> 5 & 31) << 3 | 4) << 8 | (cell & 31) << 3 | 4;
  }

  /** Returns the square of the distance of two colours, weighted as eyes see the channels. */
  private static int distance(int one, int other) {
    int red = (one >>> 16) - (other >>> 16);
    int green = (one >>> 8 & 0xff) - (other >>> 8 & 0xff);
    int blue = (one & 0xff) - (other & 0xff);
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
  }

  /** Adds the colour that is most frequent and farthest from the chosen ones. */
  private void choose() {
    int best = 0;
    double bestWeight = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if (counts[cell] > 0) {
        int apart = distance(colour(cell), palette[chosen - 1]);
        distances[cell] = chosen == 1 ? apart : Math.min(distances[cell], apart);
        // The root, so that the few pixels of a small thing keep its colour.
        double weight = distances[cell] * Math.sqrt(counts[cell]);
        if (weight > bestWeight) {
          best = cell;
          bestWeight = weight;
        }
      }
    }
    palette[chosen++] = bestWeight > 0 ? colour(best) : DARK_COLOUR;
  }

  private int index(int rgba) {
    if (isDark(rgba)) {
      return 0;
    }
    int cell = cell(rgba);
    if (nearest[cell] < 0) {
      int best = 0;
      for (int i = 1; i < COLOURS; i++) {
        if (distance(palette[i], colour(cell)) < distance(palette[best], colour(cell))) {
          best = i;
        }
      }
      nearest[cell] = (byte) best;
    }
    return nearest[cell];
  }

  private void writeHead() {
    write("GIF89a");
    writeSize();
    // A palette of INDEX_BITS for all frames; no background colour, square pixels.
    write(0x80 | INDEX_BITS - 1, 0, 0);
    for (int colour : palette) {
      write(colour >>> 16, colour >>> 8, colour);
    }
    // Repeats for ever.
    write(0x21, 0xff, 11);
    write("NETSCAPE2.0");
    write(3, 1, 0, 0, 0);
  }

  private void writeRow(int row) {
    int y = row % height;
    if (y == 0) {
      beginFrame(row / height);
    }
    ByteBuffer pixels = frames.get(row / height).getPixels();
    int start = (height - 1 - y) * width * BYTES_PER_PIXEL;
    for (int at = start; at < start + width * BYTES_PER_PIXEL; at += BYTES_PER_PIXEL) {
      encode(index(pixels.getInt(at)));
    }
    if (y == height - 1) {
      endFrame();
    }
    if (row == rows - 1) {
      write(0x3b);
    }
  }

  private void beginFrame(int frame) {
    // The times at which frames begin are rounded, so that their errors do not add up.
    int delay = HUNDREDTHS * (frame + 1) / framesPerSecond - HUNDREDTHS * frame / framesPerSecond;
    write(0x21, 0xf9, 4, 4, delay, delay >>> 8, 0, 0);
    write(0x2c, 0, 0, 0, 0);
    writeSize();
    write(0, INDEX_BITS);
    prefix = -1;
    clear();
  }

  private void clear() {
    emit(CLEAR);
    Arrays.fill(codes, (short) 0);
    codeBits = INDEX_BITS + 1;
    nextCode = END + 1;
  }

  private void encode(int index) {
    if (prefix < 0) {
      prefix = index;
      return;
    }
    int sequence = prefix << INDEX_BITS | index;
    if (codes[sequence] > 0) {
      prefix = codes[sequence];
      return;
    }
    emit(prefix);
    if (nextCode < MAX_CODES) {
      widen();
      codes[sequence] = (short) nextCode++;
    } else {
      clear();
    }
    prefix = index;
  }

  /** Widens codes when the reader of the file does. */
  private void widen() {
    if (nextCode == 1 << codeBits && codeBits < MAX_CODE_BITS) {
      codeBits++;
    }
  }

  private void endFrame() {
    emit(prefix);
    widen();
    emit(END);
    while (bitCount > 0) {
      writeByte();
    }
    writeBlock();
    write(0);
    bits = 0;
    bitCount = 0;
    codeBits = INDEX_BITS + 1;
  }

  private void emit(int code) {
    bits |= code << bitCount;
    bitCount += codeBits;
    while (bitCount >= Byte.SIZE) {
      writeByte();
    }
  }

  private void writeByte() {
    block[blockSize++] = (byte) bits;
    bits >>>= Byte.SIZE;
    bitCount -= Byte.SIZE;
    if (blockSize == BLOCK_BYTES) {
      writeBlock();
    }
  }

  private void writeBlock() {
    if (blockSize > 0) {
      out.write(blockSize);
      out.write(block, 0, blockSize);
      blockSize = 0;
    }
  }

  private void writeSize() {
    write(width, width >>> 8, height, height >>> 8);
  }

  private void write(String ascii) {
    for (int i = 0; i < ascii.length(); i++) {
      out.write(ascii.charAt(i));
    }
  }

  private void write(int... bytes) {
    for (int one : bytes) {
      out.write(one);
    }
  }
}
