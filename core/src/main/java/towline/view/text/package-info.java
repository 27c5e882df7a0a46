/** Text: the words of the bundle, the typeface at physical pixel size, cached lines. */
@NullMarked
package towline.view.text;

import org.jspecify.annotations.NullMarked;
