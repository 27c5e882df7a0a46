/** The records of runs: scores, medals, builds, statistics, replays, and their pages. */
@NullMarked
package towline.game.records;

import org.jspecify.annotations.NullMarked;
