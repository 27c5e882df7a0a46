/** Lab sortie: a bot flies the real game in each aim mode. */
@NullMarked
package towline.lab.sortie;

import org.jspecify.annotations.NullMarked;
