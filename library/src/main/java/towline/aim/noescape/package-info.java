/** Shots that nobody can dodge: how far a target can get, and whether that saves it. */
@NullMarked
package towline.aim.noescape;

import org.jspecify.annotations.NullMarked;
