/** The name of a site's session cookie; the `__Host-` prefix binds it to HTTPS and to this very host. */
export function cookieName(site: 'storefront' | 'back-office', secure: boolean): string {
  const name = site === 'storefront' ? 'ribambelle_session' : 'ribambelle_office';
  return secure ? `__Host-${name}` : name;
}

/** The token in a request's cookies, null for none. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}

/** The Set-Cookie line that keeps a token (null: takes it away). */
export function cookieLine(told: { name: string; token: string | null; secure: boolean; days: number }): string {
  const life = told.token === null ? 'Max-Age=0' : `Max-Age=${Math.round(told.days * 86_400)}`;
  return `${told.name}=${told.token ?? ''}; Path=/; HttpOnly; SameSite=Lax; ${life}${told.secure ? '; Secure' : ''}`;
}
