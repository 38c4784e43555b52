/**
 * Returns the name of a site's session cookie; the `__Host-` prefix binds it to HTTPS and to this
 * very host.
 */
export function cookieName(site: 'storefront' | 'back-office', secure: boolean): string {
  const name = site === 'storefront' ? 'ribambelle_session' : 'ribambelle_office';
  return secure ? `__Host-${name}` : name;
}

/** Returns the name of the cookie that identifies a device of staff. */
export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-ribambelle_device' : 'ribambelle_device';
}

/** Returns the token in a request's cookies, null for none. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/** Returns the Set-Cookie line that stores a token (null: removes it). */
export function cookieLine(input: {
  name: string;
  token: string | null;
  secure: boolean;
  days: number;
}): string {
  const life = input.token === null ? 'Max-Age=0' : `Max-Age=${Math.round(input.days * 86_400)}`;
  return `${input.name}=${input.token ?? ''}; Path=/; HttpOnly; SameSite=Lax; ${life}${input.secure ? '; Secure' : ''}`;
}
