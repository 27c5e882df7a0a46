/** The experiment lab modules: what each module is worth to the demo bot. */
@NullMarked
package towline.lab.modules;

import org.jspecify.annotations.NullMarked;
