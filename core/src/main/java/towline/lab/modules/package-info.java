/** Lab modules: what each module, or each pair, is worth to the demo bot. */
@NullMarked
package towline.lab.modules;

import org.jspecify.annotations.NullMarked;
