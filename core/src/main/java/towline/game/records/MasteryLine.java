package towline.game.records;

import towline.aim.AimMode;

/**
 * How far an aim mode is mastered, as its page shows it.
 *
 * @param mode which one
 * @param step the step that is reached
 * @param share how far it has come from that step to the next, 0 to 1; 1 at the last one
 * @param points in words: what it has, and what the next step takes
 * @param gain in words: what it does better at the step that is reached, or at the first
 */
public record MasteryLine(AimMode mode, int step, double share, String points, String gain) {}
