#ifdef GL_ES
precision highp float;
#endif
varying vec4 v_color; // premultiplied; alpha 0 adds, alpha 1 covers
varying vec4 v_shape;

void main() {
  float along = max(abs(v_shape.x) - v_shape.z, 0.0);
  float gone = sqrt(along * along + v_shape.y * v_shape.y);
  float cover = clamp(v_shape.w - gone, 0.0, 1.0);
  gl_FragColor = v_color * (cover * cover * (3.0 - 2.0 * cover));
}
