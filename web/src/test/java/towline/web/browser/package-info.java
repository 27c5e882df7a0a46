/** Tests of the page in a browser. */
@NullMarked
package towline.web.browser;

import org.jspecify.annotations.NullMarked;
