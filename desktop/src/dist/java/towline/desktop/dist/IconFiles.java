package towline.desktop.dist;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The icon in each system's format: a PNG file, or several of them in an .ico or .icns file. */
final class IconFiles {
  private static final List<Integer> WINDOWS_SIZES = List.of(16, 32, 48, 64, 128, 256);

  /** The types of PNG images in an .icns file. */
  private static final Map<Integer, String> MAC_TYPES =
      new TreeMap<>(Map.of(128, "ic07", 256, "ic08", 512, "ic09"));

  private IconFiles() {}

  /**
   * Returns the icon for {@code target}, made in {@code folder} from the files towline-SIZE.png.
   */
  static Path write(NativeTarget target, Path icons, Path folder) throws IOException {
    return switch (target.system()) {
      case "windows" -> Files.write(folder.resolve("towline.ico"), ico(icons));
      case "macos" -> Files.write(folder.resolve("towline.icns"), icns(icons));
      default -> Files.copy(png(icons, 512), folder.resolve("towline.png"));
    };
  }

  private static Path png(Path icons, int size) {
    return icons.resolve("towline-" + size + ".png");
  }

  private static byte[] icns(Path icons) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(body);
    for (Map.Entry<Integer, String> type : MAC_TYPES.entrySet()) {
      byte[] image = Files.readAllBytes(png(icons, type.getKey()));
      out.write(type.getValue().getBytes(StandardCharsets.US_ASCII));
      out.writeInt(8 + image.length);
      out.write(image);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream header = new DataOutputStream(file);
    header.write("icns".getBytes(StandardCharsets.US_ASCII));
    header.writeInt(8 + body.size());
    body.writeTo(file);
    return file.toByteArray();
  }

  private static byte[] ico(Path icons) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ByteArrayOutputStream images = new ByteArrayOutputStream();
    littleEndian(file, 2, 0);
    littleEndian(file, 2, 1);
    littleEndian(file, 2, WINDOWS_SIZES.size());
    int offset = 6 + 16 * WINDOWS_SIZES.size();
    for (int size : WINDOWS_SIZES) {
      byte[] image = Files.readAllBytes(png(icons, size));
      // A side of 256 is written as 0.
      file.write(size);
      file.write(size);
      littleEndian(file, 2, 0);
      littleEndian(file, 2, 1);
      littleEndian(file, 2, 32);
      littleEndian(file, 4, image.length);
      littleEndian(file, 4, offset + images.size());
      images.write(image);
    }
    images.writeTo(file);
    return file.toByteArray();
  }

  private static void littleEndian(ByteArrayOutputStream out, int bytes, int value) {
    for (int i = 0; i < bytes; i++) {
      out.write(value >>> (8 * i));
    }
  }
}
