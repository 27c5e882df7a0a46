/** The program of the pages that need no libGDX: Six Shots, and the article's pictures. */
@NullMarked
package towline.web.shots;

import org.jspecify.annotations.NullMarked;
