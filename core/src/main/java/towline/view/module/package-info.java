/** What modules look like: their pictures, in the HUD and on the page that offers them. */
@NullMarked
package towline.view.module;

import org.jspecify.annotations.NullMarked;
