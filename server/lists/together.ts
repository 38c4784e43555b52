import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';
import { memoryOfDatabase } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';

/** Answers those who ask the same at the same moment from one reading. */
export interface Together<Result> {
  /** What is being read under this key already, or a new reading. */
  read(key: string, begin: () => Promise<Result>): Promise<Result>;
}

/** Nothing is kept: who asks when a reading has ended begins a new one. */
export function readTogether<Result>(): Together<Result> {
  const readings = createReadings<Result>();
  return { read: (key, begin) => readings.join(key, begin).reading };
}

/** An answer that another action reads. It is waited for when one's own transaction is over: who waits keeps no connection from anybody (decision 192). */
export class ReadElsewhere<Result> {
  readonly answer: Promise<Result>;

  constructor(answer: Promise<Result>) {
    this.answer = answer;
  }
}

type OwnOrElsewhere<Result> = Promise<Result | ReadElsewhere<Result>>;

/** The same for actions, each of which would read in its own transaction: who asks for the same with the same rights shares (decision 77). */
export interface TogetherInActions<Result> {
  /** What is being read already, or a new reading. */
  read(context: Reader, begin: () => Promise<Result>): OwnOrElsewhere<Result>;
  /**
   * The same for what its reader may just have changed: nobody is answered from a reading that began before they asked. Who comes while one runs
   * shares the one that begins when it has ended (decision 145).
   */
  readAfresh(context: Reader, begin: () => Promise<Result>): OwnOrElsewhere<Result>;
}

/** Nothing is kept: who asks when a reading has ended begins a new one. */
export function readTogetherInActions<Result>(): TogetherInActions<Result> {
  const readingsOf = memoryOfDatabase(() => createReadings<Result>());
  const answer = async ({ reading, is_own }: Joined<Result>) =>
    is_own ? reading : new ReadElsewhere(reading);
  return {
    read: (context, begin) => answer(readingsOf(context.db).join(keyOf(context), begin)),
    readAfresh: (context, begin) => answer(readingsOf(context.db).joinNext(keyOf(context), begin)),
  };
}

/** A reading, and whether it is the one of whoever asked. */
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
  const startAfter = (key: string, begin: () => Promise<Result>, before: Promise<Result>) => {
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
      return after === undefined ? own(startAfter(key, begin, before)) : joined(after);
    },
  };
}

/** What is asked for, and who asks. */
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

/** The same for those of one organiser who see the same, in one language, and ask for the same. */
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
