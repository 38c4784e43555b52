/**
 * Returns the address of a site for links and for providers, from the configuration and never from
 * what a caller says.
 */
export function originOf(hostname: string, port: number): string {
  return publicOrigin(hostname) ?? `http://${hostname}:${port}`;
}

/**
 * Returns the origin of the back-office: of the settings, or of this machine. Behind a proxy it is
 * not known by itself.
 */
export function officeOrigin(
  settings: { readonly backOfficeOrigin?: string | null; readonly behindProxy?: boolean },
  port: number,
): string | null {
  const { backOfficeOrigin = null, behindProxy = false } = settings;
  return backOfficeOrigin ?? (behindProxy ? null : `http://localhost:${port}`);
}

/**
 * Returns the address of a host name behind PUBLIC_ORIGIN, where a proxy stands before us; null
 * where none does.
 */
export function publicOrigin(hostname: string): string | null {
  return process.env['PUBLIC_ORIGIN']?.replace('{host}', hostname) ?? null;
}
