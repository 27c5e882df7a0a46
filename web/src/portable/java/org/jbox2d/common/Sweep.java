/*
 * Takes the place of the class of that name of JBox2D 2.2.1.1, after which it is written:
 *
 * Copyright (c) 2013, Daniel Murphy. All rights reserved.
 *
 * Redistribution and use in source and binary forms, with or without modification, are permitted
 * provided that the following conditions are met:
 *
 * - Redistributions of source code must retain the above copyright notice, this list of conditions
 *   and the following disclaimer.
 * - Redistributions in binary form must reproduce the above copyright notice, this list of
 *   conditions and the following disclaimer in the documentation and/or other materials provided
 *   with the distribution.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR
 * IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND
 * FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR
 * CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE,
 * DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY,
 * WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY
 * WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
package org.jbox2d.common;

/**
 * The motion of a body within a step, from c0 and a0 at alpha0 to c and a at 1. JBox2D's own {@code
 * advance} ignores the start of the motion; this one corresponds to Box2D's. It precedes JBox2D's
 * class on the class path.
 */
public class Sweep {
  /** Centre of mass in the frame of the body. */
  public final Vec2 localCenter = new Vec2();

  /** Position of the centre of mass at the beginning. */
  public final Vec2 c0 = new Vec2();

  /** Position of the centre of mass at the end of the step. */
  public final Vec2 c = new Vec2();

  /** Angle at the beginning, radians. */
  public float a0;

  /** Angle at the end of the step, radians. */
  public float a;

  /** Fraction of the step at which the motion begins, 0 to 1. */
  public float alpha0;

  /** Moves both angles by whole turns, so that the first is from 0 to a full turn. */
  public final void normalize() {
    float turns = MathUtils.TWOPI * MathUtils.floor(a0 / MathUtils.TWOPI);
    a0 -= turns;
    a -= turns;
  }

  /** Copies another sweep and returns this one. */
  public final Sweep set(Sweep other) {
    localCenter.set(other.localCenter);
    c0.set(other.c0);
    c.set(other.c);
    a0 = other.a0;
    a = other.a;
    alpha0 = other.alpha0;
    return this;
  }

  /**
   * Stores the position of the body's origin and its rotation at the fraction {@code beta} in
   * {@code out}.
   */
  public final void getTransform(Transform out, float beta) {
    float left = 1 - beta;
    out.q.set(left * a0 + beta * a);
    out.p.x = (left * c0.x + beta * c.x) - (out.q.c * localCenter.x - out.q.s * localCenter.y);
    out.p.y = (left * c0.y + beta * c.y) - (out.q.s * localCenter.x + out.q.c * localCenter.y);
  }

  /** Moves the beginning to the fraction {@code alpha} of the step. */
  public final void advance(float alpha) {
    float beta = (alpha - alpha0) / (1 - alpha0);
    c0.x += beta * (c.x - c0.x);
    c0.y += beta * (c.y - c0.y);
    a0 += beta * (a - a0);
    alpha0 = alpha;
  }
}
