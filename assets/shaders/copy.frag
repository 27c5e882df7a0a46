#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D u_source;
uniform float u_gain;
varying vec2 v_uv;

void main() {
  gl_FragColor = vec4(texture2D(u_source, v_uv).rgb * u_gain, 1.0);
}
