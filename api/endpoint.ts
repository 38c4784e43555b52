import type { Pending } from '@ribambelle/domain/collaborators/pending.ts';
import { isPermission, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { ErrorCode } from './all-errors.ts';

/**
 * Who may call: `anyone` (the session is never read, the answer is the same for everybody), `visitor` (a customer, in
 * the back-office a collaborator, or nobody yet), `customer`, `collaborator` (any), or a collaborator who holds the named permission.
 */
export type Who = 'anyone' | 'visitor' | 'customer' | 'collaborator' | Permission;

/** Calls that a guesser would repeat; each has its own number of tries (see server/http/limits.ts). */
export type Limit =
  | 'sign-in'
  | 'password-link'
  | 'register'
  | 'profile'
  | 'coupon'
  | 'voucher'
  | 'test-mail'
  | 'host-check'
  | 'calendar-feed';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One promise: method, path, who may, what the request and the answer are, which errors. Everything else is made from it. */
export interface Endpoint<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  MayCall extends Who = Who,
> {
  readonly method: Method;
  /** `/api/activities/{activity}`: what stands in braces is a field of the request. */
  readonly path: `/api/${string}`;
  readonly who: MayCall;
  /** Permissions that a collaborator needs beside that of `who`. */
  readonly also?: readonly Permission[];
  readonly summary: string;
  /** Path, query and body together, as one flat object. */
  readonly request: Request;
  readonly answer: Answer;
  /** Beyond the general ones (see general/errors.ts), which follow from the rest of the promise. */
  readonly errors: readonly ErrorCode[];
  readonly limit?: Limit;
  /** The field that makes a call a try: a call in which it is null, empty or left out is not counted. Every call is a try where none is named. */
  readonly limited_field?: string;
  /**
   * A sensitive act (R29): refuses PASSWORD_REQUIRED unless the password of the session was given in the last 15 minutes. `sometimes`
   * leaves it to the action, which asks for it where what it would change is sensitive.
   */
  readonly recent_password?: 'always' | 'sometimes';
  /** It also answers to a collaborator who has that still to do before anything else. */
  readonly while_pending?: readonly Pending[];
  /** A page of the back-office asks it by itself: it says nothing of whether somebody is there. */
  readonly unattended?: true;
  /**
   * Whether staff who are on the site as a family may call it (decision 171): what only reads they may, unless this says false; what writes they may not,
   * unless this says true.
   */
  readonly by_staff?: boolean;
  /** Its answer is a secret: it is not kept for who repeats the call with the same Idempotency-Key. */
  readonly answers_secret?: boolean;
  /** A POST that only asks: it writes nothing, and is run like a GET. */
  readonly reads_only?: true;
  /** Its body is a file of at most so many bytes: the field `file` of the request; the other fields stand in the query. */
  readonly upload_limit?: number;
}

/** Declares an endpoint; the types of request, answer and caller are kept. */
export function endpoint<
  Request extends z.ZodObject,
  Answer extends z.ZodType,
  const MayCall extends Who,
>(promise: Endpoint<Request, Answer, MayCall>): Endpoint<Request, Answer, MayCall> {
  return promise;
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller writes: fields with a default may be left out. */
export type AskOf<E extends Endpoint> = z.input<E['request']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** It writes nothing, so that saying it twice changes nothing. */
export function isReader({ method, reads_only }: Pick<Endpoint, 'method' | 'reads_only'>): boolean {
  return method === 'GET' || reads_only === true;
}

/** Staff who are on the site as a family may call it. */
export function isForStaff(promise: Pick<Endpoint, 'method' | 'reads_only' | 'by_staff'>): boolean {
  return promise.by_staff ?? isReader(promise);
}

/** It changes a record as its caller read it, and refuses CHANGED_MEANWHILE when somebody changed it since. */
export function isVersioned({ request }: Pick<Endpoint, 'request'>): boolean {
  return 'version' in request.shape;
}

/** Every permission without which a call is refused; none where it takes no particular one. */
export function permissionsOf({
  who,
  also = [],
}: Pick<Endpoint, 'who' | 'also'>): readonly Permission[] {
  return isPermission(who) ? [who, ...also] : also;
}

/** Who calls is a collaborator for sure. */
export function isOfStaff({ who }: Pick<Endpoint, 'who'>): boolean {
  return who === 'collaborator' || who.includes('.');
}

/** Served on the back-office's origin alone, and to its sessions. */
export function isOfBackOffice({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.startsWith('/api/back-office/');
}

/** The limit under which a call is counted as a try; undefined for none. */
export function limitOf(
  { limit, limited_field }: Pick<Endpoint, 'limit' | 'limited_field'>,
  request: Readonly<Record<string, unknown>>,
): Limit | undefined {
  if (limited_field === undefined) return limit;
  const named = request[limited_field] ?? '';
  return named === '' ? undefined : limit;
}
