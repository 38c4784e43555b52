import type { OpenApi } from '@ribambelle/api/openapi.ts';

/**
 * Returns a plain page with every call: its permission, request, answer and errors. Nothing runs in
 * it.
 */
export function documentationPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const request =
        operation.parameters.length > 0 ? operation.parameters : operation.requestBody;
      return `<section id="${escapeHtml(operation.operationId)}"><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary)}</p>
<p><b>Who:</b> ${escapeHtml(operation['x-who'])} · <b>Errors:</b> ${operation['x-errors'].map((code) => `<code>${code}</code>`).join(' ')}</p>
<details><summary>Request</summary><pre>${escapeHtml(JSON.stringify(request ?? {}, null, 1))}</pre></details>
<details><summary>Answer</summary><pre>${escapeHtml(JSON.stringify(operation.responses['200'] ?? {}, null, 1))}</pre></details></section>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;background:#fffdf9}h2{font-size:1.05rem;margin:2rem 0 .25rem}pre{overflow:auto;background:#f4efe7;padding:.75rem;border-radius:6px;font-size:.85rem}p{margin:.25rem 0}</style>
</head><body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description)} <a href="/api/openapi.json">OpenAPI 3.1</a></p>${calls.join('\n')}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
