/** The live pictures of the article page, "How to hit what moves". */
@NullMarked
package towline.web.article;

import org.jspecify.annotations.NullMarked;
