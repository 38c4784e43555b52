// The birthday room: a cake, balloons, and who has waited for this all week.
#define EYE vec3(-.5,1.35,4.3)
#define LOOK vec3(.05,1.02,-.2)
#define ZOOM 3.0
#define FAR 25.
#define LENS .010
#define FOCUS 4.2
#define MIST .001
#define SOFT 7.
#define EXPOSE .60
#define LAMP vec3(.05,1.28,.35)
#define LAMPLIGHT vec3(.50,.30,.12)
const vec3 SUN = normalize(vec3(-.66, .60, .46));
#define SUNLIGHT vec3(2.5,1.95,1.35)
#define SKYLIGHT vec3(.62,.66,.72)
#define GROUNDLIGHT vec3(.42,.32,.24)
#define BOUNCE vec3(.26,.18,.12)

float gloss(int m) {
  if (m>=72&&m<=77) return 1.1;
  if (m==14) return 1.5;
  if (m>=1&&m<=8) return .08;
  if (m==83) return .35;
  return .05;
}

vec3 glow(int m) {
  if (m==80) return vec3(6., 3.6, 1.2);
  if (m==84) return vec3(.75, .85, .95);
  return vec3(0);
}

float mirror(int m, vec3 p) {
  return 0.;
}

vec3 ripple(vec3 p) {
  return vec3(0);
}

vec3 bump(int m, vec3 p) {
  return vec3(0);
}

vec3 skyOf(vec3 d) {
  return mix(vec3(.95, .85, .72), vec3(.75, .86, 1.), smoothstep(-.1, .6, d.y));
}

void balloon(inout Hit h, vec3 p, vec3 o, int m) {
  vec3 q = p-o;
  float b = length(q)-.35;
  if (b>.3) {
    add(h, b, m);
    return;
  }
  q.y *= .88;
  float d = smin(ball(q, .2), ball(q+vec3(0, .20, 0), .02), .1);
  add(h, d*.9, m);
  add(h, ball(p-o+vec3(0, .262, 0), .02), m);
  add(h, stick(p, o-vec3(0, .26, 0), o-vec3(.03*sin(o.x*9.), .95, 0), .004), 78);
}

Hit world(vec3 p) {
  Hit h = Hit(1e3, 70);
  add(h, p.y, 70);
  add(h, p.z+2.2, 71);
// skirting and a window with the garden behind
  add(h, box(p-vec3(0, .07, -2.17), vec3(9., .07, .03), .01), 82);
  vec2 w = p.xy-vec2(1.75, 1.75);
  add(h, box(p-vec3(1.75, 1.75, -2.18), vec3(.62, .66, .02), .01), 84);
  float fr = max(max(abs(w.x)-.66, abs(w.y)-.70), -min(min(max(abs(abs(w.x)-.31)-.27,
      abs(w.y)-.60), 1e3), 1e3));
  add(h, max(fr, abs(p.z+2.15)-.05)*.9, 82);
  add(h, box(p-vec3(1.75, 1.02, -2.08), vec3(.75, .03, .12), .01), 82);
// the garland: flags along a thread
  for (int i = 0;i<2;i++) {
    float y0 = i==0?2.32:2.18;
    float k = i==0?.16:-.13;
    vec3 q = p-vec3(0, y0, -1.9-.1*float(i));
    if (abs(q.y)<.6) {
      float sag = .09*q.x*q.x*(i==0?.55:.8)+k*q.x*.4-.1;
      float c = floor(q.x/.3);
      float fx = q.x-(c+.5)*.3;
      float top = .09*((c+.5)*.3)*((c+.5)*.3)*(i==0?.55:.8)+k*(c+.5)*.3*.4-.1;
      float fy = q.y-top;
      float d = max(max(fy, dot(vec2(abs(fx), fy), normalize(vec2(.22, -.11)))-.095),
          abs(q.z)-.008);
      add(h, d*.8, 72+int(mod(c+float(i)*2., 5.)));
      add(h, max(abs(q.y-sag)-.006, abs(q.z)-.006)*.8, 82);
    } else add(h, length(vec2(abs(q.y)-.5, q.z))*.8, 72);
  }
  balloon(h, p, vec3(-1.55, 1.95, -1.2), 72);
  balloon(h, p, vec3(-1.25, 2.20, -1.35), 74);
  balloon(h, p, vec3(-1.85, 2.22, -1.4), 73);
  balloon(h, p, vec3(1.28, 1.62, -.95), 75);
  balloon(h, p, vec3(.98, 1.86, -1.15), 72);
// the table
  vec3 t = p-vec3(0, .64, .25);
  float cloth = box(t, vec3(1.28, .03, .52), .02);
  float skirt = max(max(abs(t.x)-1.29, abs(t.z)-.53), max(t.y,
      -t.y-.22-.02*sin(t.x*14.)-.02*sin(t.z*14.)));
  skirt = max(skirt, -max(max(abs(t.x)-1.27, abs(t.z)-.51), t.y+.01));
  add(h, min(cloth, skirt*.8), 79);
  add(h, stick(vec3(abs(t.x), p.y, abs(t.z)), vec3(1.1, 0, .36), vec3(1.1, .6, .36), .035), 35);
// the cake
  vec3 c = p-vec3(.05, .67, .3);
  if (length(c-vec3(0, .2, 0))<.75) {
    add(h, tube(c-vec3(0, .01, 0), .012, .36, .008), 82);
    add(h, tube(c-vec3(0, .09, 0), .08, .29, .03), 81);
    add(h, tube(c-vec3(0, .225, 0), .07, .20, .03), 83);
    float drip = 1e3;
    for (int i = 0;i<9;i++) {
      float a = float(i)*.698;
      drip = min(drip, stick(c, vec3(cos(a)*.285, .165, sin(a)*.285), vec3(cos(a)*.292,
          .10+.035*sin(float(i)*5.), sin(a)*.292), .030));
    }
    drip = smin(drip, tube(c-vec3(0, .167, 0), .014, .285, .012), .03);
    add(h, drip, 83);
    for (int i = 0;i<7;i++) {
      float a = float(i)*.8976;
      vec3 o = vec3(cos(a)*.14, .29, sin(a)*.14);
      add(h, stick(c, o, o+vec3(0, .12, 0), .014), 72+int(mod(float(i), 5.)));
      add(h, egg(c-o-vec3(0, .165, 0), vec3(.017, .036, .017)), 80);
    }
    for (int i = 0;i<8;i++) {
      float a = float(i)*.785+.3;
      add(h, ball(c-vec3(cos(a)*.245, .195, sin(a)*.245), .034), 2);
    }
  } else add(h, length(c-vec3(0, .2, 0))-.6, 83);
  for (int i = 0;i<4;i++) {
    float x = i<2?-.82+.36*float(i):.55+.40*float(i-2);
    vec3 o = p-vec3(x, .67, .52);
    add(h, tube(o-vec3(0, .012, 0), .01, .125, .008), 82);
    vec3 cup = p-vec3(x+.14, .73, .22);
    add(h, max(taper(cup+vec3(0, .06, 0), .1, .05, .062), -(ball(cup-vec3(0, .13, 0), .07))), 72+i);
  }
  vec3 k = p-vec3(-.98, .27, -.30);
  k.xz = rot(-.35)*k.xz;
  Hit s = Hit(1e3, 0);
  kid(s, k, 3, 10, 16, 15, vec3(-.26, .62, .22), vec3(.22, .50, .30), 0., 0.);
  add(h, s.d, s.m);
  k = p-vec3(-.36, .27, -.55);
  k.xz = rot(-.12)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 1, 11, 13, 15, vec3(-.33, .86, .06), vec3(.33, .88, .06), 0., 0.);
  add(h, s.d, s.m);
  k = p-vec3(.34, .27, -.52);
  k.xz = rot(.10)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 5, 17, 13, 15, vec3(-.18, .54, .24), vec3(.18, .54, .24), 0., 0.);
  add(h, s.d, s.m);
  float hat = taper(k-vec3(0, .97, 0), .30, .10, .008);
  add(h, max(hat, .97-k.y)*.9, 76);
  add(h, ball(k-vec3(0, 1.29, 0), .035), 74);
  k = p-vec3(1.02, .27, -.25);
  k.xz = rot(.38)*k.xz;
  s = Hit(1e3, 0);
  kid(s, k, 6, 10, 12, 15, vec3(-.22, .50, .26), vec3(.30, .78, .10), 0., 0.);
  add(h, s.d, s.m);
  hat = taper(k-vec3(0, .97, 0), .28, .10, .008);
  add(h, max(hat, .97-k.y)*.9, 72);
  return h;
}

vec3 paint(int m, vec3 p, vec3 n) {
  if (m==70) {
    float b = floor(p.x*3.2);
    return mix(vec3(.46, .28, .15), vec3(.56, .36, .20), hash2(vec2(b,
        floor(p.z*.8+b*.37))))*(.9+.15*noise(p*vec3(40., 1., 3.)))*(.55+.45*smoothstep(.0, .04,
        abs(fract(p.x*3.2)-.5)*-1.+.5));
  }
  if (m==71) {
    float s = smoothstep(.47, .5, abs(fract(p.x*2.2)-.5));
    return p.y<.95?vec3(.10, .42, .40)*(.92+.08*s):mix(vec3(.92, .80, .62), vec3(.95, .85, .70), s);
  }
  if (m==72) return vec3(.80, .15, .11);
  if (m==73) return vec3(.92, .58, .06);
  if (m==74) return vec3(.05, .42, .42);
  if (m==75) return vec3(.86, .38, .42);
  if (m==76) return vec3(.16, .26, .55);
  if (m==77) return vec3(.4);
  if (m==78) return vec3(.8);
  if (m==79) {
    vec2 g = step(.5, fract(p.xz*5.));
    float k = (g.x+g.y)*.5;
    if (abs(n.y)<.5) k = step(.5, fract((abs(n.x)>.5?p.z:p.x)*5.))*.5+.25;
    return mix(vec3(.93, .88, .80), vec3(.78, .25, .20), k*.8);
  }
  if (m==80) return vec3(1., .8, .5);
  if (m==81) return vec3(.93, .80, .62);
  if (m==82) return vec3(.90, .86, .80);
  if (m==83) return vec3(.85, .42, .46);
  if (m==84) {
    vec2 q = p.xy;
    return mix(vec3(.35, .50, .16), vec3(.75, .86, .95), smoothstep(1.55, 1.75,
        q.y+.12*sin(q.x*9.)));
  }
  if (m==35) return vec3(.5, .3, .14);
  return clothes(m, p);
}
