import type { Language } from '@ribambelle/domain/base/languages.ts';
import { LANGUAGES, negotiateLanguage, splitLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Context } from 'hono';
import { refusalAnswer } from './refusal-answer.ts';

/**
 * Answers a failure before any part of an answer was written: in the API's shape to calls, with a
 * sentence in the caller's language to everybody else.
 */
export function refuseInWords(
  c: Context,
  error: unknown,
): { readonly response: Response; readonly unexpected: boolean } {
  const { status, headers, body, unexpected } = refusalAnswer(error, languageOf(c));
  const init = { status, headers: { ...headers, 'cache-control': 'no-store' } };
  const response = /^(?:\/\w\w)?\/api\//.test(c.req.path)
    ? Response.json(body, init)
    : new Response(body.message, init);
  return { response, unexpected };
}

/**
 * Returns the language of the address or of the browser: that of the organiser may need a query.
 */
function languageOf(c: Context): Language {
  return (
    splitLanguage(c.req.path).language ??
    negotiateLanguage(c.req.header('accept-language') ?? '', LANGUAGES[0])
  );
}
