/** What a shot is to be found for: shooter, gun, target and limits. */
@NullMarked
package towline.aim.situation;

import org.jspecify.annotations.NullMarked;
