import { type Answer, answerWith } from '../providers/protocol.ts';

/** Returns the metadata of a form. */
export function metadataIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const [, name] = /^metadata\[([^\]]+)\]$/.exec(key) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

/** Answers that there is no such thing. */
export function unknown(thing: string, id: string): Answer {
  return refusal(
    { code: 'resource_missing', message: `No such ${thing}: '${id}'`, param: 'id' },
    404,
  );
}

/** Answers an error. */
export function refusal(
  error: {
    type?: string;
    message: string;
    code?: string;
    param?: string;
    decline_code?: string;
    advice_code?: string | undefined;
    payment_intent?: object;
  },
  status = 400,
): Answer {
  return answerWith({ error: { type: 'invalid_request_error', ...error } }, status);
}
