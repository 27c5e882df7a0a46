/** Opens the page in a browser and looks at what it does. */
@NullMarked
package towline.web.browser;

import org.jspecify.annotations.NullMarked;
