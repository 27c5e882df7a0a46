/** Tests of the steps that build the page. */
@NullMarked
package towline.web.build;

import org.jspecify.annotations.NullMarked;
