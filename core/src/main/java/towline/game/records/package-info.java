/** What is kept of runs: scores, medals, replays, and the pages that show them. */
@NullMarked
package towline.game.records;

import org.jspecify.annotations.NullMarked;
