/** The parts of a page's script that every program uses: messages, kept files, sharing. */
@NullMarked
package towline.web.script;

import org.jspecify.annotations.NullMarked;
