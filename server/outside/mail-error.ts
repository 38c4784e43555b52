import {
  failureOfAnswer,
  type MailFailure,
} from '@ribambelle/domain/notifications/mail-failures.ts';
import { z } from 'zod';
import { MailNotTaken } from './mail-port.ts';

/** The details that the SMTP client gives of a failure, besides its message. */
const clientError = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  code: z.string().catch(''),
  originalCode: z.string().catch(''),
  command: z.string().catch(''),
  response: z.string().catch(''),
  responseCode: z.number().catch(0),
});

type ClientError = z.output<typeof clientError>;

const BY_SYSTEM_CODE = new Map<string, MailFailure>([
  ['ENOTFOUND', 'NAME_UNKNOWN'],
  ['EAI_AGAIN', 'NAME_UNKNOWN'],
  ['EDNS', 'NAME_UNKNOWN'],
  ['ECONNREFUSED', 'CONNECTION_REFUSED'],
  ['EHOSTUNREACH', 'UNREACHABLE'],
  ['ENETUNREACH', 'UNREACHABLE'],
  ['EADDRNOTAVAIL', 'UNREACHABLE'],
  ['ETIMEDOUT', 'TIME_OUT'],
  ['ABORT_ERR', 'TIME_OUT'],
  ['EABORT', 'TIME_OUT'],
]);

const MOST_WORDS = 1000;

/**
 * Returns a failure of the SMTP client as ours: the reason, in the server's words if it gave any.
 */
export function mailNotTaken(error: unknown): MailNotTaken {
  if (error instanceof MailNotTaken) return error;
  const result = clientError.parse(
    error instanceof Error
      ? Object.fromEntries(
          Object.keys(clientError.shape).map((key) => [key, Reflect.get(error, key)]),
        )
      : {},
  );
  const words = (result.response || result.message || 'unknown').slice(0, MOST_WORDS);
  return new MailNotTaken(failureOf(result), words);
}

function failureOf(error: ClientError): MailFailure {
  const { code, originalCode, command, response, responseCode, message, name } = error;
  if (responseCode > 0 && code !== 'ETLS')
    return failureOfAnswer({ command, code: responseCode, words: response });
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIME_OUT';
  const failure = BY_SYSTEM_CODE.get(originalCode) ?? BY_SYSTEM_CODE.get(code);
  if (failure !== undefined) return failure;
  if (/CERT|SELF_SIGNED|LEAF_SIGNATURE/.test(originalCode) || /certificate|altname/i.test(message))
    return 'CERTIFICATE';
  if (code === 'ETLS' || /^(EPROTO|ERR_SSL)/.test(originalCode)) return 'SECURITY';
  if (code === 'EAUTH') return 'SIGN_IN_REFUSED';
  if (code === 'ECONNECTION' || code === 'ESOCKET') return 'CONNECTION_LOST';
  return code === 'EENVELOPE' && command === 'API' ? 'ADDRESS_REFUSED' : 'OTHER';
}
