import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { refuse } from '../refusal.ts';

/** What is wrong with a call that has several parts: all of it is told at once, under the first code. */
export class Faults {
  readonly #fields: Record<string, ErrorCode> = {};
  #code: ErrorCode | null = null;

  /** Notes a refusal; its fields are put below `path`, or `path` itself is blamed when it names none. */
  add(
    path: string,
    refusal: { readonly refused: ErrorCode; readonly fields?: Readonly<Record<string, ErrorCode>> },
  ): void {
    this.#code ??= refusal.refused;
    const fields = Object.entries(refusal.fields ?? {});
    if (fields.length === 0) this.#fields[path] ??= refusal.refused;
    for (const [field, code] of fields) this.#fields[`${path}.${field}`] ??= code;
  }

  /** Refuses when anything was noted. */
  refuseAny(): void {
    if (this.#code !== null) refuse(this.#code, this.#fields);
  }
}
