package towline.game.clip;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Node;
import towline.internal.RandomStream;

/** The encoder of clips, whose files Java reads back. */
class GifEncoderTest {
  private static final int WIDTH = 97;
  private static final int HEIGHT = 61;
  private static final int DARK = 0xff070b1a;

  @BeforeAll
  static void load() {
    GdxNativesLoader.load();
  }

  private static byte[] encode(List<Pixmap> frames, int framesPerSecond) {
    GifEncoder encoder = new GifEncoder(frames, framesPerSecond);
    int steps = 1;
    while (encoder.step()) {
      steps++;
    }
    // Each row is read once for its colours and once for the file; 15 colours are chosen.
    assertThat(steps).isEqualTo(2 * frames.size() * frames.get(0).getHeight() + 15);
    byte[] file = encoder.file().toByteArray();
    assertThat(encoder.step()).isFalse();
    assertThat(encoder.file().size()).isEqualTo(file.length);
    frames.forEach(Pixmap::dispose);
    return file;
  }

  private static List<BufferedImage> decode(byte[] file, List<Integer> delays) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(in);
      List<BufferedImage> images = new ArrayList<>();
      for (int i = 0; i < reader.getNumImages(true); i++) {
        images.add(reader.read(i));
        Node tree = reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        for (Node part = tree.getFirstChild(); part != null; part = part.getNextSibling()) {
          if (part.getNodeName().equals("GraphicControlExtension")) {
            delays.add(
                Integer.parseInt(part.getAttributes().getNamedItem("delayTime").getNodeValue()));
          }
        }
      }
      return images;
    } finally {
      reader.dispose();
    }
  }

  /** Random pixels use codes of every length, and begin the table of codes again. */
  @Test
  void pixelsOfFewColoursAreReadBackExactlyTheRightWayUp() throws IOException {
    int[] colours = {DARK, 0xfffc0404, 0xff04fc04, 0xff0404fc, 0xfffcfcfc, 0xfffcfc04, 0xff04fcfc};
    RandomStream random = new RandomStream(7);
    List<Pixmap> frames = new ArrayList<>();
    int[][] drawn = new int[3][WIDTH * HEIGHT];
    for (int[] pixels : drawn) {
      Pixmap frame = new Pixmap(WIDTH, HEIGHT, Pixmap.Format.RGBA8888);
      for (int i = 0; i < pixels.length; i++) {
        pixels[i] = colours[(int) ((random.nextLong() >>> 1) % colours.length)];
        frame.drawPixel(i % WIDTH, i / WIDTH, pixels[i] << 8 | 0xff);
      }
      frames.add(frame);
    }
    List<BufferedImage> images = decode(encode(frames, 10), new ArrayList<>());
    assertThat(images).hasSize(drawn.length);
    for (int n = 0; n < drawn.length; n++) {
      for (int i = 0; i < drawn[n].length; i++) {
        assertThat(images.get(n).getRGB(i % WIDTH, HEIGHT - 1 - i / WIDTH)).isEqualTo(drawn[n][i]);
      }
    }
  }

  @Test
  void manyColoursBecomeSixteenAndDarkPixelsOne() throws IOException {
    Pixmap frame = new Pixmap(WIDTH, HEIGHT, Pixmap.Format.RGBA8888);
    RandomStream random = new RandomStream(8);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
      int rgb = (int) random.nextLong() & (i < WIDTH ? 0x3f3f3f : 0xffffff);
      frame.drawPixel(i % WIDTH, i / WIDTH, rgb << 8 | 0xff);
    }
    BufferedImage image = decode(encode(List.of(frame), 50), new ArrayList<>()).get(0);
    Set<Integer> colours = new HashSet<>();
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
      colours.add(image.getRGB(i % WIDTH, i / WIDTH));
    }
    assertThat(colours).hasSize(16);
    for (int x = 0; x < WIDTH; x++) {
      assertThat(image.getRGB(x, HEIGHT - 1)).isEqualTo(DARK);
    }
  }

  /** Hundredths of a second do not divide by 30. */
  @Test
  void framesLastAsLongAsTheirRateSays() throws IOException {
    List<Pixmap> frames = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      frames.add(new Pixmap(2, 2, Pixmap.Format.RGBA8888));
    }
    List<Integer> delays = new ArrayList<>();
    decode(encode(frames, 30), delays);
    assertThat(delays).hasSize(30).containsOnly(3, 4);
    assertThat(delays.stream().mapToInt(delay -> delay).sum()).isEqualTo(100);
  }
}
