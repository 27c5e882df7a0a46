package towline.aim.search;

/**
 * An interval of impact times, seconds from now, with a shot for each.
 *
 * @param opens start of the interval, s
 * @param closes end of the interval or the horizon, s; +infinity: it stays open, and there is no
 *     horizon
 */
public record FiringWindow(double opens, double closes) {}
