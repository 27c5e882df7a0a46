/** Builds what a player downloads: {@code mvn -Pdist package}. */
@NullMarked
package towline.desktop.dist;

import org.jspecify.annotations.NullMarked;
