/** What is kept on disk: written whole or not at all, and checked when it is read. */
@NullMarked
package towline.store;

import org.jspecify.annotations.NullMarked;
