/** The page of figures: the tables of the docs, their commands, and their comparison. */
@NullMarked
package towline.lab.figures;

import org.jspecify.annotations.NullMarked;
