/**
 * Comparison of the library with published methods and those of engines: accuracy and time in one
 * run.
 */
@NullMarked
package towline.lab.methods;

import org.jspecify.annotations.NullMarked;
