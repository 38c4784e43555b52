import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';

/** Answers callers that ask for the same data at the same moment from one reading. */
export interface Together<Result> {
  /** Returns the reading that already runs under this key, or begins one. */
  read(key: string, begin: () => Promise<Result>): Promise<Result>;
}

/** Keeps nothing: a caller that asks after a reading has ended begins a new one. */
export function readTogether<Result>(): Together<Result> {
  const readings = createReadings<Result>();
  return { read: (key, begin) => readings.join(key, begin).reading };
}

/**
 * An answer that another action reads. It is awaited after the caller's transaction has ended, so
 * that a waiting caller holds no connection (decision 192).
 */
export class ReadElsewhere<Result> {
  readonly answer: Promise<Result>;

  constructor(answer: Promise<Result>) {
    this.answer = answer;
  }
}

type OwnOrElsewhere<Result> = Promise<Result | ReadElsewhere<Result>>;

/**
 * The same for actions, each of which would read in its own transaction: callers that ask for the
 * same data with the same rights share a reading (decision 77).
 */
export interface TogetherInActions<Result> {
  /** Returns the reading that already runs, or begins one. */
  read(context: Reader, begin: () => Promise<Result>): OwnOrElsewhere<Result>;
  /**
   * The same for data that its reader may just have changed: no caller is answered from a reading
   * that began before its call. A caller that comes while one runs shares the next, which begins
   * when that one has ended (decision 145).
   */
  readAfresh(context: Reader, begin: () => Promise<Result>): OwnOrElsewhere<Result>;
}

/** Keeps nothing: a caller that asks after a reading has ended begins a new one. */
export function readTogetherInActions<Result>(): TogetherInActions<Result> {
  const readingsOf = memoryOfDatabase(() => createReadings<Result>());
  const answer = async ({ reading, is_own }: Joined<Result>) =>
    is_own ? reading : new ReadElsewhere(reading);
  return {
    read: (context, begin) => answer(readingsOf(context.db).join(keyOf(context), begin)),
    readAfresh: (context, begin) => answer(readingsOf(context.db).joinNext(keyOf(context), begin)),
  };
}

/** A reading, and whether the caller began it. */
interface Joined<Result> {
  readonly reading: Promise<Result>;
  readonly is_own: boolean;
}

function createReadings<Result>() {
  const running = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();
  const start = (key: string, begin: () => Promise<Result>) => {
    const reading = begin().finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
  const startAfter = (
    key: string,
    { begin, before }: { readonly begin: () => Promise<Result>; readonly before: Promise<Result> },
  ) => {
    const startNow = () => {
      next.delete(key);
      return start(key, begin);
    };
    const reading = before.then(startNow, startNow);
    next.set(key, reading);
    return reading;
  };
  const joined = (reading: Promise<Result>): Joined<Result> => ({ reading, is_own: false });
  const own = (reading: Promise<Result>): Joined<Result> => ({ reading, is_own: true });
  return {
    join: (key: string, begin: () => Promise<Result>) => {
      const now = running.get(key);
      return now === undefined ? own(start(key, begin)) : joined(now);
    },
    joinNext: (key: string, begin: () => Promise<Result>) => {
      const before = running.get(key);
      if (before === undefined) return own(start(key, begin));
      const after = next.get(key);
      return after === undefined ? own(startAfter(key, { begin, before })) : joined(after);
    },
  };
}

/** The request, and its reader. */
interface Reader {
  readonly db: Db;
  readonly organiser: { readonly id: number };
  readonly collaborator: {
    readonly id: number;
    readonly scope: Scope;
    readonly permissions: readonly Permission[];
  };
  readonly language: Language;
  readonly request: unknown;
}

/**
 * Returns the key that readers of one organiser share when they have the same rights and language
 * and ask for the same data.
 */
function keyOf({ organiser, collaborator, language, request }: Reader): string {
  const { id, scope, permissions } = collaborator;
  return JSON.stringify([
    organiser.id,
    permissions,
    language,
    scope === 'OWN' ? id : null,
    request,
  ]);
}
