/**
 * The page of figures: the tables of the docs, where they come from, and whether they still hold.
 */
@NullMarked
package towline.lab.figures;

import org.jspecify.annotations.NullMarked;
