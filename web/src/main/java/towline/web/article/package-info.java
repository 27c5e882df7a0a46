/** The live pictures of the page for readers, "How to hit what moves". */
@NullMarked
package towline.web.article;

import org.jspecify.annotations.NullMarked;
