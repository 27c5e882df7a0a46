/** Lab boss: ships that fly in known ways past a boss, and what its guns hit. */
@NullMarked
package towline.lab.boss;

import org.jspecify.annotations.NullMarked;
