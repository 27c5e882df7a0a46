/** Lab skills: what each of the demo bot's skills is worth. */
@NullMarked
package towline.lab.skills;

import org.jspecify.annotations.NullMarked;
