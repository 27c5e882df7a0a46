package towline.shots;

/**
 * The player's wishes for the look of the board.
 *
 * @param textScale the size of text as a multiple of the designed one, 0.75 to 2
 * @param flash the strength of flashes as a fraction of the designed one, 0 to 1
 */
public record ShotsLook(double textScale, double flash) {}
