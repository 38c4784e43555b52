import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { Refusal, type RefusalDetails } from '../refusal.ts';

/** A sentence that is more precise than the text of a code, and its facts. */
export interface Explanation {
  readonly words: string;
  readonly details: RefusalDetails;
}

/**
 * The refusals of a call with several parts: it is refused as a whole at once, under the first
 * code.
 */
export class FieldErrors {
  readonly #fields: Record<string, ErrorCode> = {};
  readonly #details: Record<string, number | string> = {};
  #words: string | null = null;
  #code: ErrorCode | null = null;

  /**
   * Adds a refusal; its fields are put below `path`, or `path` itself is blamed when it names
   * none.
   */
  add(
    path: string,
    refusal: {
      readonly refused: ErrorCode;
      readonly fields?: Readonly<Record<string, ErrorCode>>;
      readonly explanation?: Explanation | null;
    },
  ): void {
    if (this.#code === null && refusal.explanation != null) {
      this.#words = refusal.explanation.words;
      Object.assign(this.#details, refusal.explanation.details);
    }
    this.#code ??= refusal.refused;
    const fields = Object.entries(refusal.fields ?? {});
    if (fields.length === 0) this.#fields[path] ??= refusal.refused;
    for (const [field, code] of fields) this.#fields[`${path}.${field}`] ??= code;
  }

  /** Adds that a shown price no longer holds, with the present one in minor units (R33). */
  addPrice(path: string, total_amount: number): void {
    this.add(path, { refused: 'PRICE_CHANGED', fields: { total_amount: 'PRICE_CHANGED' } });
    this.#details[`${path}.total_amount`] = total_amount;
  }

  /** Refuses if anything was noted. */
  refuseAny(): void {
    if (this.#code === null) return;
    throw new Refusal(this.#code, {
      fields: this.#fields,
      details: this.#details,
      words: this.#words,
    });
  }
}
