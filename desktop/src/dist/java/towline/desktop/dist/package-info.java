/** Builds the downloads for players: {@code mvn -Pdist package}. */
@NullMarked
package towline.desktop.dist;

import org.jspecify.annotations.NullMarked;
