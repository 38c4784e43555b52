/**
 * Where somebody may be sent after signing in: a path of this very site with its query and hash, else `/` (issue 2, point 7).
 * Refuses other hosts in every spelling that a browser would follow: `//host`, `/\host`, control characters, other protocols.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const path = wanted ?? '';
  if (!path.startsWith('/') || path.length > 2_000) return '/';
  return /^\/[/\\]|[\u0000-\u0020\u007F\\]/.test(path) ? '/' : path;
}
