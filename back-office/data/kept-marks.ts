import type { Ask } from '@ribambelle/api/client.ts';
import { MARK_REFUSALS, type MarkRefusal } from '@ribambelle/domain/attendances/decide-mark.ts';

/** A mark of the attendance register, as it is sent. */
export type SentMark = Ask<'registerAttendances'>['marks'][number];

/**
 * A mark that the server does not have, with the name of its participant and the server's reason
 * for refusing it; null until the server has answered.
 */
export interface KeptMark {
  readonly sent: SentMark;
  readonly name: string;
  readonly refused: MarkRefusal | null;
}

const PREFIX = 'ribambelle_mark:';

/**
 * The marks kept on this device. Each has its own key, so that two windows never overwrite each
 * other. Marks that this window could not store are remembered in memory.
 */
export class KeptMarks {
  readonly #own: string;
  readonly #unstored = new Map<string, string>();

  constructor(collaborator: string) {
    this.#own = `${PREFIX}${collaborator}:`;
  }

  /** Keeps a mark, or its new state. */
  keep(mark: KeptMark): void {
    const key = this.#keyOf(mark.sent);
    const json = JSON.stringify(mark);
    try {
      localStorage.setItem(key, json);
      this.#unstored.delete(key);
    } catch {
      // full, or switched off: it lasts as long as the window
      this.#unstored.set(key, json);
    }
  }

  /** Forgets a mark: the server has it, or somebody has read the reason for its refusal. */
  drop(mark: SentMark): void {
    const key = this.#keyOf(mark);
    localStorage.removeItem(key);
    this.#unstored.delete(key);
  }

  /** Returns all marks of the collaborator, in the order in which they were made. */
  all(): readonly KeptMark[] {
    const stored_marks = storedKeys()
      .filter((key) => key.startsWith(this.#own))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    return [...new Map([...stored_marks, ...this.#unstored])]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, json]) => readMark(json) ?? []);
  }

  /**
   * Returns the number of marks that others of the team left on this device; they are sent when
   * those people sign in again.
   */
  othersCount(): number {
    return storedKeys().filter((key) => !key.startsWith(this.#own)).length;
  }

  #keyOf({ made_at, mark }: SentMark): string {
    return `${this.#own}${made_at}:${mark}`;
  }
}

function storedKeys(): readonly string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter(
    (key) => key.startsWith(PREFIX),
  );
}

function readMark(json: string): KeptMark | null {
  try {
    const value: unknown = JSON.parse(json);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptMark {
  return (
    isNamed(value) &&
    typeof value['name'] === 'string' &&
    (value['refused'] === null || MARK_REFUSALS.some((code) => code === value['refused'])) &&
    isNamed(value['sent']) &&
    ['mark', 'registration', 'kind', 'at', 'made_at'].every((name) => isText(value['sent'], name))
  );
}

function isText(of: unknown, name: string): boolean {
  return isNamed(of) && typeof of[name] === 'string';
}

function isNamed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
