/** What the experiments of the lab commands share: tables, parallel runs, CSV. */
@NullMarked
package towline.lab;

import org.jspecify.annotations.NullMarked;
