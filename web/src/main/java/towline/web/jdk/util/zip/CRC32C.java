package towline.web.jdk.util.zip;

import java.util.zip.Checksum;

/** Replaces {@link java.util.zip.CRC32C}: the polynomial of Castagnoli, reflected. */
public final class CRC32C implements Checksum {
  private static final int POLYNOMIAL = 0x82F63B78;

  private int rest = -1;

  @Override
  public void update(int value) {
    rest ^= value & 0xff;
    for (int bit = 0; bit < 8; bit++) {
      rest = (rest & 1) == 0 ? rest >>> 1 : (rest >>> 1) ^ POLYNOMIAL;
    }
  }

  @Override
  public void update(byte[] bytes, int start, int length) {
    for (int i = start; i < start + length; i++) {
      update(bytes[i]);
    }
  }

  @Override
  public void update(byte[] bytes) {
    update(bytes, 0, bytes.length);
  }

  @Override
  public long getValue() {
    return ~rest & 0xffff_ffffL;
  }

  @Override
  public void reset() {
    rest = -1;
  }
}
