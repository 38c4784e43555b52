declare module 'hono' {
  interface ContextVariableMap {
    /** Set by routes that already answer with these headers. */
    secured?: true;
  }
}

/**
 * Returns the headers of every answer: nothing from elsewhere runs, nothing frames us, nothing is
 * guessed.
 */
export function securityHeaders(input: {
  site: 'storefront' | 'back-office';
  secure: boolean;
  /**
   * The number of seconds for which browsers use https alone; 0 promises nothing. Only for this
   * very name: its other hosts are not ours.
   */
  hsts_seconds: number;
  /** The origin whose pages may frame the answer; null or left out for none. */
  framed_by?: string | null;
  /** The origins besides our own that the answer may frame. */
  frames?: readonly string[];
}): { readonly [name: string]: string } {
  const { framed_by = null, frames = [] } = input;
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // a map from elsewhere is in a page of its own (embedded-map.ts)
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed_by ?? "'none'"}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // it knows no other origin than our own
    ...(framed_by === null ? { 'x-frame-options': 'DENY' } : {}),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // the attendance register reads badges
    'permissions-policy': `camera=${input.site === 'back-office' ? '(self)' : '()'}, microphone=(), geolocation=(), payment=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(input.secure && input.hsts_seconds > 0
      ? { 'strict-transport-security': `max-age=${input.hsts_seconds}` }
      : {}),
  };
}
