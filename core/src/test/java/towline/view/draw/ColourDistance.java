package towline.view.draw;

/**
 * The perceived difference between two colours: CIEDE2000 (Sharma, Wu, Dalal 2005) between CIELAB
 * values for D65, after a simulation of vision without one kind of cones (Machado, Oliveira,
 * Fernandes 2009, severity 1).
 */
final class ColourDistance {
  /** The simulated kind of vision. */
  enum Eyes {
    MOST,
    PROTAN,
    DEUTAN,
    TRITAN
  }

  private ColourDistance() {}

  static double between(int one, int other, Eyes eyes) {
    return ciede2000(lab(one, eyes), lab(other, eyes));
  }

  private static double[] matrix(Eyes eyes) {
    return switch (eyes) {
      case MOST -> new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1};
      case PROTAN ->
          new double[] {
            0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
            1.051998
          };
      case DEUTAN ->
          new double[] {
            0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940,
            0.968881
          };
      case TRITAN ->
          new double[] {
            1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
            0.303900
          };
    };
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  private static double[] lab(int rgb, Eyes eyes) {
    double[] in = {linear(rgb >> 16 & 255), linear(rgb >> 8 & 255), linear(rgb & 255)};
    double[] seen = new double[3];
    double[] matrix = matrix(eyes);
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += matrix[3 * i + j] * in[j];
      }
      seen[i] = Math.max(0, Math.min(1, sum));
    }
    double x = root((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
    double y = root(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
    double z = root((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  static double ciede2000(double[] one, double[] other) {
    double mean7 = pow7((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
    double g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + pow7(25))));
    double a1 = (1 + g) * one[1];
    double a2 = (1 + g) * other[1];
    double c1 = Math.hypot(a1, one[2]);
    double c2 = Math.hypot(a2, other[2]);
    double h1 = hue(a1, one[2]);
    double h2 = hue(a2, other[2]);
    double dh = c1 * c2 == 0 ? 0 : Math.IEEEremainder(h2 - h1, 360);
    double bigDh = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(dh / 2));
    double l = (one[0] + other[0]) / 2;
    double c = (c1 + c2) / 2;
    double h = c1 * c2 == 0 ? h1 + h2 : h1 + dh / 2;
    double t =
        1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.20 * cos(4 * h - 63);
    double off = (l - 50) * (l - 50);
    double lightness = (other[0] - one[0]) / (1 + 0.015 * off / Math.sqrt(20 + off));
    double chroma = (c2 - c1) / (1 + 0.045 * c);
    double hue = bigDh / (1 + 0.015 * c * t);
    double wrapped = ((h % 360) + 360) % 360;
    double turn = 30 * Math.exp(-Math.pow((wrapped - 275) / 25, 2));
    double rotation =
        -Math.sin(Math.toRadians(2 * turn)) * 2 * Math.sqrt(pow7(c) / (pow7(c) + pow7(25)));
    return Math.sqrt(lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue);
  }

  private static double pow7(double value) {
    return Math.pow(value, 7);
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }

  private static double hue(double a, double b) {
    double degrees = a == 0 && b == 0 ? 0 : Math.toDegrees(Math.atan2(b, a));
    return degrees < 0 ? degrees + 360 : degrees;
  }
}
