// The house on Rue du Bailli after the rain, in the evening: somebody arrives.
#define EYE vec3(-2.1,1.35,7.6)
#define LOOK vec3(.18,1.62,0.)
#define ZOOM 2.35
#define FAR 40.
#define LENS .012
#define FOCUS 7.
#define MIST .012
#define SOFT 10.
#define EXPOSE .64
const vec3 SUN = normalize(vec3(-.62, .55, .56));
#define SUNLIGHT vec3(2.9,2.15,1.35)
#define SKYLIGHT vec3(.50,.66,.92)
#define GROUNDLIGHT vec3(.25,.20,.16)
#define BOUNCE vec3(.22,.15,.09)

float gloss(int m) {
  if (m>=1&&m<=8) return .4;
  if (m==51) return 1.;
  if (m==52) return .4;
  if (m==14) return 1.5;
  if (m==56) return .7;
  return .03;
}

vec3 glow(int m) {
  if (m==53) return vec3(1.5, .95, .40);
  return vec3(0);
}

float wet(vec2 p) {
  return smoothstep(.46, .60, fbm(vec3(p*vec2(.9, 1.5), 6.)));
}

float mirror(int m, vec3 p) {
  if (m==51) return .45;
  return m==50?wet(p.xz)*.75:0.;
}

vec3 ripple(vec3 p) {
  return vec3(0);
}

vec3 bump(int m, vec3 p) {
  if (m==22) {
    vec3 q = p*24.;
    return (vec3(noise(q), noise(q+7.), noise(q+15.))-.5)*1.3;
  }
  if (m==50) {
    vec2 g = abs(fract(p.xz*vec2(3.4, 5.))-.5);
    float e = smoothstep(.42, .5, max(g.x, g.y));
    return vec3(noise(vec3(p.xz*30., 1.))-.5, 0, noise(vec3(p.xz*30.,
        9.))-.5)*.10*(1.-wet(p.xz))+vec3(0, 0, e*.1);
  }
  return vec3(0);
}

vec3 skyOf(vec3 d) {
  float y = max(d.y, 0.);
  vec3 c = mix(vec3(1.1, .80, .55), vec3(.30, .55, .90), smoothstep(0., .5, y));
  vec2 q = d.xz/(y+.25);
  float cl = fbm(vec3(q*1.2+vec2(1., 4.), 1.));
  return mix(c, vec3(1.08, .92, .82), smoothstep(.45, .72, cl)*.8*smoothstep(.02, .2, y));
}
const float W = 1.9;

Hit world(vec3 p) {
  Hit h = Hit(1e3, 50);
  add(h, p.y+.012*smoothstep(.6, .9, p.z), p.z<.95?50:54);
  add(h, box(p-vec3(0, .0, .98), vec3(20., .045, .07), .02), 55);
  if (p.z<.9) {
    float c = clamp(floor(p.x/W+.5), -3., 3.);
    vec3 q = p-vec3(c*W, 0, 0);
    float e = hash2(vec2(c, 5.));
    float top = c==0.?3.75:3.15+.9*e;
    float f = box(q-vec3(0, top*.5, -.6), vec3(W*.497, top*.5, .6), .015);
    vec3 w = q;
    float row = clamp(floor((w.y-.98)/1.02), -1., 2.);
    vec2 cell = vec2(abs(w.x)-.43, w.y-(1.52+row*1.02));
    if (row<0.) cell = vec2(w.x-.42, w.y-.72);
    float half_h = row<0.?.34:.36;
    float ww = .22;
    float hole = max(abs(cell.x)-ww, abs(cell.y)-half_h);
    if (row>=0.) hole = min(hole, 1e3);
    float arch = c==0.&&row>=1.?1.:0.;
    f = max(f, -max(hole, -(q.z+.11)));
    float door = max(max(abs(w.x+.42)-.24, w.y-1.10), -w.y);
    f = max(f, -max(door, -(q.z+.12)));
    add(h, f*.9, 60+int(min(c+3., 5.)));
    bool inside = q.y<top-.12;
    if (inside) {
      add(h, max(max(hole, q.z+.07), -(q.z+.12)), hash2(vec2(c*3.+sign(w.x), row))>.52?53:51);
      float bar = max(min(abs(abs(cell.x)-ww+.018)-.018, min(abs(abs(cell.y)-half_h+.018)-.018,
          min(abs(cell.x)-.012, abs(cell.y-.10)-.012))), hole-.005);
      add(h, max(max(bar, q.z+.03), -(q.z+.10)), 52);
      add(h, box(vec3(cell.x, cell.y+half_h+.03, q.z-.02), vec3(ww+.05, .03, .05), .008), 52);
      add(h, max(max(door, q.z+.06), -(q.z+.12)), c==0.?57:58);
      float pan = max(abs(abs(w.x+.42)-.11)-.075, abs(abs(w.y-.52)-.24)-.19);
      add(h, max(max(pan, q.z+.045), -(q.z+.08)), c==0.?57:58);
      add(h, ball(q-vec3(-.27, .52, -.03), .022), 56);
    }
    add(h, box(q-vec3(0, top, .02), vec3(W*.5, .06, .10), .02), 52);
    add(h, box(q-vec3(0, .12, .0), vec3(W*.49, .12, .025), .01), 55);
    add(h, box(q-vec3(-.42, .035, .09), vec3(.3, .05, .12), .015), 55);
// the sign of the house: a sun between two clouds
    if (c==0.) {
      add(h, tube((q-vec3(-.42, 1.36, .03)).xzy, .02, .15, .008), 59);
      add(h, min(egg(q-vec3(-.52, 1.30, .055), vec3(.10, .055, .03)), egg(q-vec3(-.32, 1.31,
          .055), vec3(.08, .045, .03))), 52);
// boxes of flowers
      vec2 fb = vec2(abs(q.x)-.43, q.y-2.16);
      add(h, box(vec3(fb.x, fb.y, q.z-.12), vec3(.22, .06, .07), .015), 58);
      float fl = egg(vec3(fb.x, fb.y-.09, q.z-.12), vec3(.24, .09, .09));
      if (fl<.1) fl += (noise(q*34.)-.5)*.06;
      add(h, fl*.7, 66);
    }
  } else add(h, max(p.z-.75, .15), 60);
  tree(h, p-vec3(2.55, 0, 1.25), 3.0, 22, 23, .6);
// a bicycle at the wall
  vec3 b = p-vec3(1.45, .27, .34);
  b.yz = rot(-.16)*b.yz;
  if (length(b)<1.1) {
    float w = min(ring((b-vec3(-.36, 0, 0)).xzy, .25, .017), ring((b-vec3(.36, 0, 0)).xzy, .25,
        .017));
    add(h, w, 15);
    add(h, min(min(stick(b, vec3(-.36, 0, 0), vec3(-.12, .36, 0), .016), stick(b, vec3(-.12, .36,
        0), vec3(.26, .34, 0), .016)), min(min(stick(b, vec3(-.12, .30, 0), vec3(-.02, -.02, 0),
        .016), stick(b, vec3(-.02, -.02, 0), vec3(.26, .34, 0), .016)), min(stick(b, vec3(-.36,
        0, 0), vec3(-.02, -.02, 0), .014), stick(b, vec3(.36, 0, 0), vec3(.25, .44, 0), .016)))),
        2);
    add(h, min(egg(b-vec3(-.14, .42, 0), vec3(.09, .03, .05)), stick(b, vec3(.24, .45, -.13),
        vec3(.24, .45, .13), .014)), 15);
    add(h, box(b-vec3(.36, .40, 0), vec3(.09, .07, .08), .02), 35);
  } else add(h, length(b)-.9, 2);
  vec3 k = p-vec3(-.86, .045, .66);
  k.xz = rot(-.25)*k.xz;
  Hit s = Hit(1e3, 0);
  kid(s, k, 1, 17, 13, 2, vec3(-.32, .72, .06), vec3(.26, .42, .08), 1., .08);
  add(h, s.d, s.m);
  k = p-vec3(-1.62, .04, .62);
  k.xz = rot(.35)*k.xz;
  k /= vec3(1.36, 1.66, 1.36);
  s = Hit(1e3, 0);
  kid(s, k, 4, 17, 13, 15, vec3(-.22, .40, .05), vec3(.30, .44, .08), 0., .05);
  add(h, s.d*1.3, s.m);
  k = p-vec3(.30, .03, .78);
  k.xz = rot(.45)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 3, 10, 16, 1, vec3(-.26, .42, .08), vec3(.30, .74, .06), 1., -.05);
  add(h, s.d, s.m);
  return h;
}

vec3 brick(vec3 c, vec3 p) {
  float r = floor(p.y*16.);
  vec2 q = vec2(p.x*7.+mod(r, 2.)*.5, p.y*16.);
  vec2 g = abs(fract(q)-.5);
  float e = hash2(floor(q));
  c *= .82+.34*e;
  return mix(c, c*.3+vec3(.30, .27, .24)*.8, smoothstep(.42, .48, max(g.x*.98, g.y*.92))*.55);
}

vec3 paint(int m, vec3 p, vec3 n) {
  if (m>=60&&m<=66&&m!=66) {
    int i = m-60;
    vec3 c = i==3?vec3(.80, .70, .52):i==2?vec3(.42, .13, .075):i==4?vec3(.50, .20,
        .11):i==1?vec3(.55, .52, .48):i==5?vec3(.36, .30, .26):vec3(.60, .40, .25);
    if (i==3||i==1) return c*(.92+.14*fbm(p*5.));
    return abs(n.z)>.5?brick(c, p):c;
  }
  if (m==66) return p.x*0.+noise(p*40.)>.62?vec3(.80, .16, .14):noise(p*30.+5.)>.66?vec3(.85,
      .72, .2):vec3(.10, .26, .06);
  if (m==50) {
    vec2 q = p.xz*vec2(3.4, 5.);
    q.x += .5*mod(floor(q.y), 2.);
    vec2 g = abs(fract(q)-.5);
    vec3 c = vec3(.33, .31, .30)*(.8+.35*hash2(floor(q)));
    c = mix(c, vec3(.13, .12, .12), smoothstep(.42, .49, max(g.x, g.y)));
    return mix(c, c*.45, wet(p.xz));
  }
  if (m==54) {
    vec2 q = p.xz*vec2(5., 7.);
    q.x += .5*mod(floor(q.y), 2.);
    vec2 g = abs(fract(q)-.5);
    vec3 c = vec3(.20, .20, .22)*(.75+.4*hash2(floor(q)));
    return mix(c, vec3(.09), smoothstep(.40, .48, max(g.x, g.y)));
  }
  if (m==51) return vec3(.05, .07, .09);
  if (m==53) return vec3(.9, .7, .42);
  if (m==52) return vec3(.84, .80, .72);
  if (m==55) return vec3(.36, .36, .38);
  if (m==56) return vec3(.72, .52, .18);
  if (m==57) return vec3(.04, .34, .33);
  if (m==58) return vec3(.18, .10, .08);
  if (m==59) return vec3(.92, .62, .10);
  if (m==22) return mix(vec3(.12, .24, .05), vec3(.40, .40, .07), noise(p*3.));
  if (m==23) return vec3(.30, .26, .20);
  if (m==35) return vec3(.5, .3, .14);
  return clothes(m, p);
}
