/** Builds the page: runs when the module is built, and is not part of the page. */
@NullMarked
package towline.web.build;

import org.jspecify.annotations.NullMarked;
