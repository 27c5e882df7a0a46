#ifdef GL_ES
precision highp float;
#endif
varying vec4 v_color; // premultiplied; alpha 0 adds, alpha 1 covers
varying vec4 v_shape;
varying float v_sharpness;

void main() {
  float along = max(abs(v_shape.x) - v_shape.z, 0.0);
  float gone = length(vec2(along, v_shape.y));
  float cover = clamp((v_shape.w - gone) * v_sharpness + 0.5, 0.0, 1.0);
  gl_FragColor = v_color * (cover * cover * (3.0 - 2.0 * cover));
}
