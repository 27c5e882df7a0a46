/** Shared parts of experiments: options, seeds, parallel runs, and tables of results. */
@NullMarked
package towline.lab.experiment;

import org.jspecify.annotations.NullMarked;
