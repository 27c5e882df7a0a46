/** Data files, read strictly: every complaint is a sentence that names file, field and value. */
@NullMarked
package towline.data;

import org.jspecify.annotations.NullMarked;
