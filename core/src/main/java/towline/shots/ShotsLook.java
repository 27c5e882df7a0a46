package towline.shots;

/**
 * The player's wishes for the look of the board.
 *
 * @param textScale the size of text as a multiple of the designed one, 0.75 to 2
 * @param reducedFlashes true if nothing flashes
 */
public record ShotsLook(double textScale, boolean reducedFlashes) {}
