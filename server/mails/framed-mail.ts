/**
 * Returns the HTML of an e-mail as a file that may run nothing, to be shown in a frame of the
 * back-office; its pictures come from the organiser's site at `origin`.
 */
export function framedMail({ html, origin }: { readonly html: string; readonly origin: string }) {
  return {
    content_type: 'text/html; charset=utf-8',
    filename: null,
    bytes: new TextEncoder().encode(html),
    pictures_from: origin,
  };
}
