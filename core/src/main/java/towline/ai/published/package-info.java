/** The methods of the published articles, as they are, to compare with the certified search. */
@NullMarked
package towline.ai.published;

import org.jspecify.annotations.NullMarked;
