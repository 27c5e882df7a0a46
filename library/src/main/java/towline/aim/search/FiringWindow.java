package towline.aim.search;

/**
 * A span of impact times, seconds from now, in which every moment has its shot.
 *
 * @param opens the first such moment
 * @param closes the last, or the horizon; +infinity: it stays open, and there is no horizon
 */
public record FiringWindow(double opens, double closes) {}
