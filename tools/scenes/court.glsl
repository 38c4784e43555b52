#define COURT vec3(.56,.215,.095)
#define AROUND vec3(.42,.17,.085)
// The clay court under the lime trees, in the late afternoon: two children play, one waits on the bench.
#define EYE vec3(-3.0,1.95,5.4)
#define LOOK vec3(.18,.72,-.6)
#define ZOOM 2.55
#define FAR 45.
#define LENS .012
#define FOCUS 6.6
#define MIST .014
#define SOFT 12.
#define EXPOSE .60
const vec3 SUN = normalize(vec3(.74, .50, .12));
#define SUNLIGHT vec3(3.5,2.6,1.6)
#define SKYLIGHT vec3(.55,.72,.92)
#define GROUNDLIGHT vec3(.34,.17,.09)
#define BOUNCE vec3(.30,.17,.09)

float gloss(int m) {
  if (m>=1&&m<=8) return .10;
  if (m==14) return 1.5;
  if (m==33) return .5;
  return .02;
}

vec3 glow(int m) {
  return vec3(0);
}

float mirror(int m, vec3 p) {
  return 0.;
}

vec3 ripple(vec3 p) {
  return vec3(0);
}

vec3 bump(int m, vec3 p) {
  if (m==22) {
    vec3 q = p*22.;
    return (vec3(noise(q), noise(q+7.), noise(q+15.))-.5)*1.3;
  }
  if (m==30) {
    vec3 q = vec3(p.xz*60., 1.);
    return vec3(noise(q)-.5, 0, noise(q+5.)-.5)*.22;
  }
  if (m==31) {
    vec3 q = vec3(p.xz*40., 1.);
    return vec3(noise(q)-.5, 0, noise(q+9.)-.5)*.9;
  }
  return vec3(0);
}

vec3 skyOf(vec3 d) {
  float y = max(d.y, 0.);
  vec3 c = mix(vec3(1.10, .86, .60), vec3(.26, .55, .95), smoothstep(0., .40, y));
  vec2 q = d.xz/(y+.2);
  float cl = fbm(vec3(q*1.1+vec2(7., 2.), 1.));
  return mix(c, vec3(1.05, .95, .86), smoothstep(.5, .75, cl)*smoothstep(0., .15, y)*.7);
}
// the net hangs across x=0; the court is 3.2 by 6.4

float lines(vec2 p) {
  vec2 a = abs(p);
  float l = 1e3;
  l = min(l, max(abs(a.x-3.9), a.y-1.75));
  l = min(l, max(abs(a.y-1.75), a.x-3.9));
  l = min(l, max(abs(a.y-1.32), a.x-3.9));
  l = min(l, max(abs(a.x-2.1), a.y-1.32));
  l = min(l, max(a.y, a.x-2.1));
  return l-.028;
}

Hit world(vec3 p) {
  Hit h = Hit(1e3, 30);
  add(h, p.y, max(abs(p.x)-5.4, abs(p.z)-2.9)<0.?30:31);
// net with its posts and its band
  if (abs(p.x)<.6) {
    add(h, max(abs(p.x)-.012, max(abs(p.y-.28-.03*cos(p.z*1.5))-.22, abs(p.z)-2.)), 32);
    add(h, box(p-vec3(0, .51-.012*(2.-abs(p.z)), 0), vec3(.025, .032, 2.), .015), 34);
    add(h, tube(vec3(p.x, p.y-.3, abs(p.z)-2.02), .32, .04, .015), 33);
  }
// the fence behind, and the trees over it
  if (p.z<-2.4&&p.z>-4.) {
    float f = abs(p.z+3.1)-.012;
    vec2 g = abs(fract(p.xy*2.6+ vec2(p.y*2.6, p.x*2.6))-.5);
    float wire = (.5-max(g.x, g.y))/5.2-.006;
    add(h, max(max(f, wire), abs(p.y-.85)-.85), 33);
    add(h, stick(vec3(mod(p.x+.9, 1.8)-.9, p.y, p.z), vec3(0, 0, -3.1), vec3(0, 1.75, -3.1),
        .035), 33);
    add(h, stick(p, vec3(-8, 1.72, -3.1), vec3(8, 1.72, -3.1), .028), 33);
  }
  else if (p.z>-2.4) add(h, max(p.z+2.4, .1)+.6, 33);
  else add(h, .9, 33);
  tree(h, p-vec3(-4.2, 0, -4.9), 3.3, 22, 23, .4);
  tree(h, p-vec3(-1.6, 0, -5.2), 3.7, 22, 23, 1.2);
  tree(h, p-vec3(1.2, 0, -4.8), 3.4, 22, 23, 2.3);
  tree(h, p-vec3(3.9, 0, -5.3), 3.8, 22, 23, .7);
  vec3 k = p-vec3(-1.55, 0, .55);
  k.xz = rot(-.95)*k.xz;
  k /= .95;
  Hit s = Hit(1e3, 0);
  kid(s, k, 1, 17, 13, 7, vec3(-.30, .55, .10), vec3(.34, .80, .10), 0., .08);
  add(h, s.d*.95, s.m);
  vec3 r = k-vec3(.46, .98, .14);
  r.xy = rot(-.6)*r.xy;
  add(h, max(abs(r.z)-.012, egg(r-vec3(0, .14, 0), vec3(.12, .16, .3)))*.9, 37);
  add(h, (stick(r, vec3(0, -.14, 0), vec3(0, .02, 0), .018))*.95, 23);
  k = p-vec3(1.75, 0, -.5);
  k.xz = rot(1.15)*k.xz;
  k /= .95;
  s = Hit(1e3, 0);
  kid(s, k, 3, 10, 16, 7, vec3(-.36, .66, .08), vec3(.30, .50, .12), 0., .09);
  add(h, s.d*.95, s.m);
  r = k-vec3(-.47, .82, .10);
  r.xy = rot(.8)*r.xy;
  add(h, max(abs(r.z)-.012, egg(r-vec3(0, .14, 0), vec3(.12, .16, .3)))*.9, 38);
  add(h, (stick(r, vec3(0, -.14, 0), vec3(0, .02, 0), .018))*.95, 23);
  add(h, ball(p-vec3(-.38, 1.12, .12), .062), 36);
// bench, and who waits there
  vec3 b = p-vec3(.1, 0, -2.35);
  if (length(b-vec3(0, .4, 0))<1.5) {
    add(h, box(b-vec3(0, .30, 0), vec3(.75, .03, .17), .02), 35);
    add(h, box(b-vec3(0, .52, -.16), vec3(.75, .09, .02), .015), 35);
    add(h, box(vec3(abs(b.x)-.6, b.y-.15, b.z), vec3(.03, .15, .15), .01), 33);
    k = b-vec3(-.28, .14, .06);
    kid(h, k, 2, 10, 12, 15, vec3(-.22, .36, .14), vec3(.30, .74, .04), 0., 0.);
  } else add(h, length(b-vec3(0, .4, 0))-1.2, 35);
  return h;
}

vec3 paint(int m, vec3 p, vec3 n) {
  if (m==30) {
    float d = lines(p.xz);
    vec3 c = COURT*(.85+.3*fbm(vec3(p.xz*1.6, 3.))+.10*noise(vec3(p.xz*40., 1.)));
    float inside = step(max(abs(p.x)-4.1, abs(p.z)-1.95), 0.);
    c = mix(AROUND*(.9+.2*noise(vec3(p.xz*30., 1.))), c, inside);
    return mix(c, vec3(.82, .78, .70), smoothstep(.012, -.004, d)*.92);
  }
  if (m==31) return mix(vec3(.10, .19, .05), vec3(.24, .29, .07), fbm(vec3(p.xz*2., 1.)));
  if (m==22) return mix(vec3(.10, .22, .05), vec3(.42, .42, .07), noise(p*2.6)*.8+.1*n.y);
  if (m==23) return vec3(.22, .12, .06);
  if (m==32) {
    vec2 g = abs(fract(p.zy*13.)-.5);
    return g.x>.40||g.y>.40?vec3(.05):vec3(.16, .13, .11);
  }
  if (m==33) return vec3(.03, .09, .07);
  if (m==34) return vec3(.85, .82, .76);
  if (m==35) return vec3(.48, .27, .12);
  if (m==36) return vec3(.72, .82, .08);
  if (m==37) return vec3(.72, .14, .10);
  if (m==38) return vec3(.08, .20, .42);
  return clothes(m, p);
}
