/** Makes the page: runs when the module is built, and is no part of it. */
@NullMarked
package towline.web.build;

import org.jspecify.annotations.NullMarked;
