import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Scope } from '@ribambelle/domain/permissions/scope.ts';

/** Answers those who ask the same at the same moment from one reading. */
export interface Together<Result> {
  /** What is being read under this key already, or a new reading. */
  read(key: string, begin: () => Promise<Result>): Promise<Result>;
  /**
   * The same for what its reader may just have changed: nobody is answered from a reading that began before they asked. Who comes while one runs
   * shares the one that begins when it has ended.
   */
  readAfresh(key: string, begin: () => Promise<Result>): Promise<Result>;
}

/** Nothing is kept: who asks when a reading has ended begins a new one. */
export function readTogether<Result>(): Together<Result> {
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
  return {
    read: (key, begin) => running.get(key) ?? start(key, begin),
    readAfresh: (key, begin) => {
      const before = running.get(key);
      if (before === undefined) return start(key, begin);
      return next.get(key) ?? startAfter(key, begin, before);
    },
  };
}

/** Who may be answered from one reading: those of one organiser who see the same, in one language (decision 77). */
export function sameRights({
  organiser,
  collaborator: { id, scope, permissions },
  language,
}: {
  readonly organiser: { readonly id: number };
  readonly collaborator: {
    readonly id: number;
    readonly scope: Scope;
    readonly permissions: readonly Permission[];
  };
  readonly language: Language;
}): string {
  return JSON.stringify([organiser.id, permissions, language, scope === 'OWN' ? id : null]);
}
