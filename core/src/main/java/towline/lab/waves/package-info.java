/** Lab waves: how far a bot gets in the arcade. */
@org.jspecify.annotations.NullMarked
package towline.lab.waves;
