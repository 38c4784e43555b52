import { isOfBackOffice, isReader, limitOf } from '@ribambelle/api/endpoint.ts';
import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import { file } from '@ribambelle/api/general/shapes.ts';
import {
  type Language,
  LANGUAGES,
  negotiateLanguage,
  splitLanguage,
} from '@ribambelle/domain/base/languages.ts';
import type { Context as HonoContext, Hono } from 'hono';
import type { Action } from '../action.ts';
import type { MailReports } from '../mails/return-path.ts';
import { actions } from '../actions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Directory } from '../organisers/directory.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { Refusal, refuse } from '../refusal.ts';
import { callAction, type Platform } from './call-action.ts';
import { keyIn } from './idempotency.ts';
import type { IncomingCall } from './incoming-call.ts';
import { cookieLine, cookieName, deviceCookieName, readCookie } from './cookies.ts';
import type { Limits } from './limits.ts';
import { findCaller, needsSession } from './find-caller.ts';
import { isLong, readBody } from './read-body.ts';
import { readQuery } from './read-request.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { refuseOtherSites } from './same-site.ts';
import { withUpload } from './receive-upload.ts';
import { packable, type Packable } from './packable.ts';
import { jsonOf } from '../lists/kept-json.ts';
import { readTogether, type Together } from '../lists/together.ts';
import { answerOf, jsonAnswer } from './write-answer.ts';

/** The longest time that browsers keep a cookie, in days. */
const DEVICE_DAYS = 400;

export type Site = 'storefront' | 'back-office';

export interface SiteSettings {
  readonly site: Site;
  readonly platform: Platform;
  readonly directory: Directory;
  readonly limits: Limits;
  /** True behind a proxy that ends TLS, whose x-forwarded headers are trusted. */
  readonly behind_proxy: boolean;
  /** The seconds for which browsers that came by https use nothing else; 0 promises nothing. */
  readonly hsts_seconds: number;
  /** Where delivery reports of e-mails arrive; null for nowhere. */
  readonly mail_reports: MailReports | null;
  readonly call_millis: number | null;
  readonly log: (error: unknown, input: { method: string; path: string }) => void;
}

/** Binds every endpoint of a site to its action; back-office endpoints on its origin alone. */
export function addApiRoutes(app: Hono, settings: SiteSettings): void {
  // literal paths go before paths with a parameter: /calendar before /{availability}
  const sortedActions = actions.toSorted((one, other) => parametersOf(one) - parametersOf(other));
  const together = readTogether<Packable>();
  for (const action of sortedActions) {
    const { endpoint } = action;
    if (isOfBackOffice(endpoint) !== (settings.site === 'back-office')) continue;
    const paths = spellingsOf(endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), settings.site);
    app.on(endpoint.method, paths, (c) => answerCall(c, { settings, action, together }));
  }
  for (const path of spellingsOf('/api/*', settings.site))
    app.all(path, (c) => refusalResponse(c, { settings, error: new Refusal('UNKNOWN_PATH') }));
}

/** Returns the spellings of a path, on a public site also `/en/api/activities` (R21). */
function spellingsOf(path: string, site: Site): string[] {
  return site === 'back-office'
    ? [path]
    : [path, ...LANGUAGES.map((language) => `/${language}${path}`)];
}

function parametersOf({ endpoint }: Action): number {
  return endpoint.path.split('{').length;
}

async function answerCall(
  c: HonoContext,
  input: {
    settings: SiteSettings;
    action: Action;
    together: Together<Packable>;
  },
): Promise<Response> {
  const { settings, action } = input;
  const { endpoint } = action;
  try {
    const { origin, address, secure } = callerOf(c, settings);
    refuseOtherSites({ method: endpoint.method, headers: c.req.raw.headers }, origin);
    const token = readCookie(c.req.raw.headers, cookieName(settings.site, secure));
    const organiser = await organiserOf(c, { settings, token });
    await refuseStrangers(c.req.raw, { settings, action, organiser, token });
    const fields = {
      ...readQuery(new URL(c.req.url).searchParams, endpoint),
      ...readQuery(new URLSearchParams(c.req.param()), endpoint),
    };
    const come = { origin, address, secure, token, organiser };
    const { upload_limit } = endpoint;
    if (upload_limit !== undefined)
      return await withUpload({ request: c.req.raw, limit: upload_limit }, (upload) =>
        answerRequest(c, { ...input, ...come, request: { ...fields, file: upload } }),
      );
    const body =
      endpoint.method === 'POST' || endpoint.method === 'PUT' ? await readBody(c.req.raw) : {};
    return await answerRequest(c, { ...input, ...come, request: { ...body, ...fields } });
  } catch (error) {
    return refusalResponse(c, { settings, error });
  }
}

/**
 * Refuses a stranger before a long body is read. A short body came with the headers: its caller is
 * found in the call's own transaction, which spares every purchase one of its own.
 */
async function refuseStrangers(
  request: Request,
  input: { settings: SiteSettings; action: Action; organiser: Organiser; token: string | null },
): Promise<void> {
  const { settings, organiser, token } = input;
  const { endpoint } = input.action;
  if (!needsSession(endpoint)) return;
  if (token === null) refuse('NOT_SIGNED_IN');
  if (isReader(endpoint) || !isLong(request)) return;
  const { pool, clock } = settings.platform;
  await inTransaction({ pool, organiser_id: organiser.id, readonly: true }, (db) =>
    findCaller(db, { endpoint, token, organiser, now: clock() }),
  );
}

/** Counts the attempt where attempts are limited, runs the action and writes its answer. */
async function answerRequest(
  c: HonoContext,
  input: Parameters<typeof answerCall>[1] & {
    origin: string;
    address: string;
    secure: boolean;
    token: string | null;
    organiser: Organiser;
    request: Record<string, unknown>;
  },
): Promise<Response> {
  const { settings, action, organiser, request, origin, address, secure, token } = input;
  const { endpoint } = action;
  const attempt = {
    organiser_id: organiser.id,
    address,
    token,
    email: needsSession(endpoint) ? null : emailOf(request),
    is_staff: settings.site === 'back-office',
    now: settings.platform.clock(),
  };
  const limit = limitOf(endpoint, request);
  if (limit !== undefined) await settings.limits.count(limit, attempt);
  const call = {
    organiser,
    origin,
    address,
    token,
    user_agent: c.req.header('user-agent') ?? '',
    device:
      settings.site === 'storefront'
        ? null
        : readCookie(c.req.raw.headers, deviceCookieName(secure)),
    request,
    language: languageOf(c, organiser),
    idempotency_key: keyIn(c.req.header('idempotency-key')),
  };
  const encodings = c.req.header('accept-encoding');
  if (isForEverybody(endpoint))
    return jsonAnswer(
      await input.together.read(keyOfCall(action, call), () =>
        read(settings.platform, { action, call }),
      ),
      encodings,
    );
  const outcome = await callAction(settings.platform, { action, incoming: call });
  if (endpoint.limit === 'sign-in' && typeof outcome.session === 'string')
    await settings.limits.remember(attempt);
  const response = await answerOf(endpoint, { answer: outcome.answer, encodings });
  if (outcome.session !== undefined) {
    const days = settings.site === 'storefront' ? 30 : 0.5;
    response.headers.append(
      'set-cookie',
      cookieLine({
        name: cookieName(settings.site, secure),
        token: outcome.session,
        secure,
        days,
      }),
    );
  }
  if (outcome.device !== undefined) {
    const name = deviceCookieName(secure);
    const line = cookieLine({ name, token: outcome.device, secure, days: DEVICE_DAYS });
    response.headers.append('set-cookie', line);
  }
  return response;
}

/** Returns the e-mail address in a request, as it is stored; null for none. */
function emailOf(request: Readonly<Record<string, unknown>>): string | null {
  return typeof request['email'] === 'string' ? storedEmail(request['email']) : null;
}

/** True when the answer is the same for all callers: simultaneous calls share one reading. */
function isForEverybody({ who, method, answer }: Action['endpoint']): boolean {
  return who === 'anyone' && method === 'GET' && answer !== file;
}

async function read(
  platform: SiteSettings['platform'],
  { action, call }: { readonly action: Action; readonly call: IncomingCall },
): Promise<Packable> {
  return packable(jsonOf((await callAction(platform, { action, incoming: call })).answer));
}

function keyOfCall(
  { endpoint }: Action,
  { organiser, language, origin, request }: IncomingCall,
): string {
  return `${organiser.id} ${language} ${origin} ${endpoint.path} ${JSON.stringify(request)}`;
}

/** Returns the organiser by host name on a storefront, by session (or none yet) otherwise. */
async function organiserOf(
  c: HonoContext,
  input: { settings: SiteSettings; token: string | null },
): Promise<Organiser> {
  const { settings, token } = input;
  if (settings.site === 'storefront') {
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    return organiser ?? refuse('NOT_FOUND');
  }
  const organiser = await settings.directory.organiserOfSession(token);
  return organiser ?? settings.directory.nobody();
}

async function refusalResponse(
  c: HonoContext,
  input: { settings: SiteSettings; error: unknown },
): Promise<Response> {
  const { site, directory } = input.settings;
  // remembered, so that this needs no query; an error here must not replace the refusal
  const organiser =
    site === 'storefront' ? await directory.organiserOfHost(hostnameOf(c)).catch(() => null) : null;
  const answer = refusalAnswer(input.error, languageOf(c, organiser ?? directory.nobody()));
  if (answer.unexpected)
    input.settings.log(input.error, { method: c.req.method, path: c.req.path });
  return Response.json(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, 'cache-control': 'no-store' },
  });
}

/** Returns the language of a call: of its path, else the caller's, else the organiser's (R21). */
function languageOf(c: HonoContext, organiser: Organiser): Language {
  return (
    splitLanguage(c.req.path).language ??
    negotiateLanguage(c.req.header('accept-language') ?? '', organiser.language)
  );
}

export function hostnameOf(c: HonoContext): string {
  return new URL(c.req.url).hostname;
}

/** Returns the address and origin of a call, with or without a proxy before us. */
export function callerOf(
  c: HonoContext,
  settings: SiteSettings,
): { origin: string; address: string; secure: boolean } {
  const url = new URL(c.req.url);
  const secure = settings.behind_proxy
    ? c.req.header('x-forwarded-proto') === 'https'
    : url.protocol === 'https:';
  const address = settings.behind_proxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return {
    origin: `${secure ? 'https' : 'http'}://${url.host}`,
    address: address ?? remoteAddress(c),
    secure,
  };
}

function remoteAddress(c: HonoContext): string {
  const incoming: unknown = c.env?.incoming;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming))
    return 'unknown';
  const { socket } = incoming;
  return typeof socket === 'object' && socket !== null && 'remoteAddress' in socket
    ? String(socket.remoteAddress)
    : 'unknown';
}
