import type { Pending } from '@ribambelle/domain/collaborators/pending.ts';
import { isPermission, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { ErrorCode } from './all-errors.ts';

/**
 * The permitted callers: `anyone` (the session is never read, the answer is the same for
 * everybody), `visitor` (a customer, in the back-office a collaborator, or nobody yet), `customer`,
 * `collaborator` (any), or a collaborator with the named permission.
 */
export type Who = 'anyone' | 'visitor' | 'customer' | 'collaborator' | Permission;

/**
 * Calls that an attacker would repeat to guess; each has its own number of tries (see
 * server/http/limits.ts).
 */
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

/**
 * The contract of a call: method, path, permitted callers, request, answer and errors. Everything
 * else is made from it.
 */
export interface Endpoint<
  Request extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  MayCall extends Who = Who,
> {
  readonly method: Method;
  /** Such as `/api/activities/{activity}`: a name in braces is a field of the request. */
  readonly path: `/api/${string}`;
  readonly who: MayCall;
  /** Permissions that a collaborator needs in addition to that of `who`. */
  readonly also?: readonly Permission[];
  readonly summary: string;
  /** Path, query and body together, as one flat object. */
  readonly request: Request;
  readonly answer: Answer;
  /**
   * The errors besides the general ones (see general/errors.ts), which follow from the rest of the
   * contract.
   */
  readonly errors: readonly ErrorCode[];
  readonly limit?: Limit;
  /**
   * The field that makes a call count as a try: a call in which it is null, empty or left out is
   * not counted. Without one every call counts.
   */
  readonly limited_field?: string;
  /**
   * A sensitive act (R29): refuses PASSWORD_REQUIRED unless the password of the session was given
   * in the last 15 minutes. `sometimes` leaves it to the action, which requires it when the change
   * is sensitive.
   */
  readonly recent_password?: 'always' | 'sometimes';
  /** The tasks before which it answers too, for a collaborator who must do one of them first. */
  readonly while_pending?: readonly Pending[];
  /**
   * True when a page of the back-office calls it by itself: it is no sign of somebody being there.
   */
  readonly unattended?: true;
  /**
   * True when staff on the site as a family may call it (decision 171): by default they may call
   * readers, but not writers.
   */
  readonly by_staff?: boolean;
  /**
   * True when its answer is a secret: it is not kept for a repetition with the same
   * Idempotency-Key.
   */
  readonly answers_secret?: boolean;
  /** True for a POST that only reads: it writes nothing, and is run like a GET. */
  readonly reads_only?: true;
  /**
   * The most bytes of the file that is its body: the field `file` of the request; the other fields
   * are in the query.
   */
  readonly upload_limit?: number;
}

/** Declares an endpoint; keeps the types of request, answer and caller. */
export function endpoint<
  Request extends z.ZodObject,
  Answer extends z.ZodType,
  const MayCall extends Who,
>(promise: Endpoint<Request, Answer, MayCall>): Endpoint<Request, Answer, MayCall> {
  return promise;
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** The request as a caller writes it: fields with a default may be left out. */
export type AskOf<E extends Endpoint> = z.input<E['request']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Tests whether a call writes nothing, so that repeating it changes nothing. */
export function isReader({ method, reads_only }: Pick<Endpoint, 'method' | 'reads_only'>): boolean {
  return method === 'GET' || reads_only === true;
}

/** Tests whether staff on the site as a family may make the call. */
export function isForStaff(promise: Pick<Endpoint, 'method' | 'reads_only' | 'by_staff'>): boolean {
  return promise.by_staff ?? isReader(promise);
}

/**
 * Tests whether a call changes a record as its caller read it, and refuses CHANGED_MEANWHILE when
 * somebody has changed it since.
 */
export function isVersioned({ request }: Pick<Endpoint, 'request'>): boolean {
  return 'version' in request.shape;
}

/** Returns every permission that a call requires; empty when it needs no particular one. */
export function permissionsOf({
  who,
  also = [],
}: Pick<Endpoint, 'who' | 'also'>): readonly Permission[] {
  return isPermission(who) ? [who, ...also] : also;
}

/** Tests whether only collaborators can make the call. */
export function isOfStaff({ who }: Pick<Endpoint, 'who'>): boolean {
  return who === 'collaborator' || who.includes('.');
}

/** Tests whether a call is served only on the back-office's origin, and to its sessions. */
export function isOfBackOffice({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.startsWith('/api/back-office/');
}

/** Returns the limit under which a call counts as a try; undefined for none. */
export function limitOf(
  { limit, limited_field }: Pick<Endpoint, 'limit' | 'limited_field'>,
  request: Readonly<Record<string, unknown>>,
): Limit | undefined {
  if (limited_field === undefined) return limit;
  const limitKey = request[limited_field] ?? '';
  return limitKey === '' ? undefined : limit;
}
