/** Lab couriers: which aim mode opens which courier. */
@NullMarked
package towline.lab.couriers;

import org.jspecify.annotations.NullMarked;
