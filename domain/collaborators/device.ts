/** On what somebody signed in, as people call it; a part that is not known is empty. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Sign = readonly [sign: RegExp, name: string];

/** In this order: most browsers also name the ones that they descend from. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The device that a browser's own description of itself tells; it is a help to the eye and proves nothing. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameOf(BROWSERS, userAgent), system: nameOf(SYSTEMS, userAgent) };
}

function nameOf(signs: readonly Sign[], text: string): string {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? '';
}
