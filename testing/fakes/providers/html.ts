/** A page of a stand-in. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:640px;margin:0 auto;padding:16px;overflow-wrap:anywhere}
form{display:grid;gap:8px;margin:0 0 16px}label{display:block;padding:8px 0}button{font:inherit;min-height:44px}
fieldset{border:1px solid #777}.note{background:#fd6;padding:8px}.amount{font-size:24px}
article{border-top:1px solid #777;padding:8px 0}`;

/** Draws a page of a stand-in. */
export function html(title: string, input: { status?: number; body: string }): Page {
  return {
    status: input.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${input.body}</main></body></html>`,
  };
}

/** Sends the browser to an address. */
export function redirect(location: string): Page {
  return { status: 303, headers: { location }, body: '' };
}

/** Returns a text as it stands in a page. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
