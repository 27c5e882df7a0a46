/** The experiment lab sortie: a bot flies the real game with each aim mode. */
@NullMarked
package towline.lab.sortie;

import org.jspecify.annotations.NullMarked;
