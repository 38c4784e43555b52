/**
 * Returns where somebody may be sent after signing in: a path of this site with its query and hash,
 * else `/` (issue 2, point 7). Refuses other hosts in every spelling that a browser would follow:
 * `//host`, `/\host`, `/..//host`, control characters, other protocols.
 */
export function safeRedirect(target: string | null | undefined): string {
  const path = target ?? '';
  if (!path.startsWith('/') || path.length > 2_000) return '/';
  if (/[\u0000-\u0020\u007F\\]/.test(path)) return '/';
  const [pathname = ''] = path.split(/[?#]/, 1);
  // a browser removes dots and the part before them, and the rest may begin with `//`
  return /\/\/|\/(\.|%2e){1,2}(\/|$)/i.test(pathname) ? '/' : path;
}
