/** What the experiments of the lab share: options, tables, parallel runs, CSV. */
@NullMarked
package towline.lab;

import org.jspecify.annotations.NullMarked;
