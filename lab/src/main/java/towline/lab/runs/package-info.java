/** Experiments in which bots fly the real game. */
@NullMarked
package towline.lab.runs;

import org.jspecify.annotations.NullMarked;
